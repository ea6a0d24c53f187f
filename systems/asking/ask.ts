import type { Seat } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { QUESTIONS, type Question } from "../../src/events/questions.ts";
import { REFUSALS, type Refusal } from "../../src/events/refusals.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import { type Game, isGuarded } from "../../src/player/game.ts";
import { isHalt } from "../../src/player/halt.ts";
import { plainAnswer, plainMessage } from "../../src/player/plain-answer.ts";
import type { Player } from "../../src/player/player.ts";
import { type FaultReason, failureReason } from "../../src/player/player-failure.ts";
import { shown } from "../../src/text/data-fault.ts";
import { forgetWrites, showPosition } from "./guard.ts";
import { tellEvents } from "./telling.ts";

/** A kind of question: how it is put, what is legal, and what holds when the answer is not. */
export interface Ask<Answer, Subject, Detail> {
  readonly question: Question;
  /** 1 at the question's place in `QUESTIONS`. */
  readonly bit: number;
  /** The answer taken when the player's own is refused. */
  readonly passive: Answer;
  /** Puts the question. What comes back is not trusted yet, whatever its type says. */
  put(player: Player, ctx: DecisionContext, subject: Subject, detail: Detail): Answer;
  /** Why `answer` is not allowed, or null. */
  refusal(game: Game, seat: Seat, answer: Answer, subject: Subject, detail: Detail): Refusal | null;
}

/**
 * The one place where a player is asked: puts the question, judges the answer with the rules everyone uses, and returns
 * it, or records `DecisionRefused` with the reason and returns the passive answer. Builds nothing.
 */
export function ask<Answer, Subject, Detail>(
  game: Game,
  kind: Ask<Answer, Subject, Detail>,
  seat: Seat,
  subject: Subject,
  detail: Detail,
): Answer {
  if (!attends(game, kind, seat)) return kind.passive;
  const player = game.players[seat];
  if (game.observed[seat] >= 0) tellEvents(game, seat);
  showPosition(game, seat);
  const ctx = game.contexts[seat];
  let answer: Answer;
  try {
    answer = kind.put(player, ctx, subject, detail);
    // What comes out has the answer's type or none, which is for the refusal to find.
    if (isGuarded(game, seat) && answer !== kind.passive) {
      answer = plainAnswer(kind.question, answer) as Answer;
    }
  } catch (error) {
    if (isHalt(error)) throw error;
    forgetWrites(game, seat);
    refuse(game, seat, kind.question, failureReason(error), plainMessage(error));
    return kind.passive;
  }
  game.onAnswer?.(seat, kind.question, answer);
  if (forgetWrites(game, seat)) {
    refuse(game, seat, kind.question, "wrote-to-view", "the position was changed during the question");
    return kind.passive;
  }
  if (answer === kind.passive) return answer;
  const refusal = kind.refusal(game, seat, answer, subject, detail);
  if (refusal === null) return answer;
  refuse(game, seat, kind.question, refusal, `answered ${describe(answer)}`);
  return kind.passive;
}

/** True when the seat's player answers this kind of question itself; if not, the passive answer holds unasked. */
export function attends(game: Game, kind: { readonly bit: number }, seat: Seat): boolean {
  return (game.attention[seat] & kind.bit) !== 0;
}

/** The bit of a question. */
export function bitOf(question: Question): number {
  return 1 << QUESTIONS.indexOf(question);
}

/** Records that an answer did not count. To those at the table who hung is one that threw. */
function refuse(game: Game, seat: Seat, question: Question, reason: FaultReason, message: string): void {
  const refusal = REFUSALS.indexOf(reason === "hung" ? "threw" : reason);
  game.world.events.emit(EVENT.DecisionRefused, seat, QUESTIONS.indexOf(question), refusal);
  game.onFault?.({ seat, ask: question, reason, message });
}

function describe(answer: unknown): string {
  try {
    return shown(answer, 200);
  } catch {
    return typeof answer === "bigint" ? `${answer}n` : "what cannot be shown";
  }
}
