import type { Seat } from "../../../components/index.ts";
import type { Question } from "../../../src/events/questions.ts";
import type { Player } from "../../../src/player/player.ts";
import { delegatingPlayer, type Voice } from "../../players/delegating-player.ts";
import { seatLetter } from "../narration/game-labels.ts";
import { isFault, readAnswer, type WireAnswer } from "./answers.ts";
import { type Decision, subjectOf } from "./decision.ts";
import { type Difference, DifferenceFound } from "./difference.ts";
import type { AskedPair, GameRecord, RecordedDecision } from "./record.ts";

/** Called with a decision as it is given, and the arguments of the question's method. */
export type DecisionHook = (decision: Decision, args: Parameters<Voice>[1]) => void;

/** A record's decisions as players that give them again, turn by turn. */
export class RecordedAnswers {
  private readonly record: GameRecord;
  private readonly onDecision: DecisionHook;
  private turn = 0;
  /** Place of the next decision in its turn, whose first place is its hash. */
  private next = 1;

  constructor(record: GameRecord, onDecision: DecisionHook) {
    this.record = record;
    this.onDecision = onDecision;
  }

  /** Goes to the first decision of a turn, from 0. */
  rewind(turn: number): void {
    this.turn = turn;
    this.next = 1;
  }

  /** The player that answers for `seat`, as far as the record says that it was asked. */
  player(seat: Seat): Player {
    const asked = this.record.asked.filter(([who]) => who === seat).map(([, question]) => question);
    return delegatingPlayer(
      (question) => asked.includes(question),
      (question, args) => {
        const [, answer, reason] = this.take(seat, question);
        const why = reason === undefined ? null : this.record.reasons[reason];
        this.onDecision({ seat, question, ...subjectOf(question, args), answer, reason: why }, args);
        return giveAgain(question, answer);
      },
    );
  }

  /** A difference where the turn is over and its record holds further answers, else null. */
  leftOver(): Difference | null {
    const { held } = this;
    if (held === undefined) return null;
    const [seat, question] = this.askedFor(held);
    const message = "the record holds an answer, the engine does not ask";
    return { turn: this.turn + 1, seat, question, message };
  }

  private get held(): RecordedDecision | undefined {
    return this.record.turns[this.turn][this.next] as RecordedDecision | undefined;
  }

  private askedFor([asked]: RecordedDecision): AskedPair {
    return this.record.asked[asked];
  }

  private take(seat: Seat, question: Question): RecordedDecision {
    const { held } = this;
    let instead = "no more answers";
    if (held !== undefined) {
      const [who, what] = this.askedFor(held);
      if (who === seat && what === question) {
        this.next++;
        return held;
      }
      instead = `seat ${seatLetter(who)} answering ${what}`;
    }
    const message = `the engine asks, the record has ${instead}`;
    throw new DifferenceFound({ turn: this.turn + 1, seat, question, message });
  }
}

/** Answers the engine as the player did, down to its mistakes. */
export function giveAgain(question: Question, answer: WireAnswer): unknown {
  if (!isFault(answer)) return readAnswer(question, answer);
  if ("malformed" in answer) return undefined;
  throw new Error("threw" in answer ? answer.threw : "the position was changed during the question");
}
