import { PassivePlayer, type Player } from "../../src/player/player.ts";

/** A player that answers the questions named and leaves the rest to the passive base. */
export function answering(answers: Partial<Player>): Player {
  return Object.assign(new PassivePlayer(), answers);
}

/** Answers given one after another, the last one for ever after. */
export function inTurn<Answer>(...answers: readonly [Answer, ...Answer[]]): () => Answer {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)];
}

/** An answer that no player may give: whatever the type of the question says, it is handed over as it is. */
export function malformed(answer: unknown): never {
  return answer as never;
}
