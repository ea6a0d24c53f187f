import { seedKey } from "../../src/chance/random.ts";
import { createGame } from "../../src/player/game.ts";
import type { Player } from "../../src/player/player.ts";
import { playOut } from "../../systems/run-game.ts";
import { delegatingPlayer } from "../players/delegating-player.ts";
import { giveAgain } from "../replay/record/recorded-answers.ts";
import { Recorder } from "../replay/record/recorder.ts";
import { openingOf } from "../scenario/opening.ts";
import { dealKey, unitKey } from "../tournament/plan/keys.ts";
import type { OpenTable } from "./open-table.ts";

/** The record of a game that is over, in UTF-8: what `arena replay` and `arena verify` read. */
export function recordOf({ identity, setting, entries, outcomes }: OpenTable): Uint8Array {
  if (outcomes === null) throw new Error("the game is not over yet");
  const { board, rules } = setting;
  const script = entries.flatMap(({ question, ...entry }) =>
    question === "throw" ? [] : [{ ...entry, question }],
  );
  const asked = new Set(script.map(({ seat, question }) => `${seat} ${question}`));
  let place = 0;
  const players = identity.seats.map((_, seat): Player => {
    let said: string | null = null;
    const player = delegatingPlayer(
      (question) => asked.has(`${seat} ${question}`),
      () => {
        const entry = script[place++];
        said = entry.reason;
        return giveAgain(entry.question, entry.answer);
      },
    );
    return Object.assign(player, { reason: () => said ?? "" });
  });
  const game = createGame(board, rules, players);
  const { seed, unit, deal, position } = identity;
  openingOf(board, rules, position)(game.world, dealKey(unitKey(seedKey(seed), unit), deal));
  const recorder = new Recorder(identity, { reasons: true });
  playOut(game, recorder.step());
  return recorder.bytes();
}
