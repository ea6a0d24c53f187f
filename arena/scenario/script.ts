import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import { type DiceSource, SPEED_FACES } from "../../src/chance/dice.ts";
import type { Question } from "../../src/events/questions.ts";
import { Halt } from "../../src/player/halt.ts";
import { type Decision, type Subject, writeAnswer } from "./decisions.ts";
import type { DiceThrow } from "./schema.ts";

/** A question that was asked, as the result shows it. */
export interface Asked {
  readonly seat: Seat;
  readonly ask: Question;
  /** The square's name. */
  readonly square?: string;
  readonly from?: Seat;
  readonly amount?: number;
  readonly answer: unknown;
  /** True when the script answered; otherwise the answer is the passive one. */
  readonly scripted: boolean;
}

/** Hands out the decisions of a file, in order for each seat and kind of question, and keeps what was asked. */
export class Script {
  readonly asked: Asked[] = [];
  private readonly waiting: Decision[];
  private readonly board: Board;
  private readonly strict: boolean;

  constructor(decisions: readonly Decision[], board: Board, strict: boolean) {
    this.waiting = [...decisions];
    this.board = board;
    this.strict = strict;
  }

  /** Decisions that no question has used. */
  get unused(): readonly Decision[] {
    return this.waiting;
  }

  /**
   * The answer to a question: that of the next decision for the seat and the kind when it is about the same thing, else
   * the passive one. Throws a {@link Halt} under strict when no decision answers.
   */
  answer(seat: Seat, ask: Question, subject: Subject, passive: unknown): unknown {
    const place = this.waiting.findIndex((decision) => decision.seat === seat && decision.ask === ask);
    const next = this.waiting[place];
    const scripted = next !== undefined && matches(next.subject, subject);
    if (scripted) this.waiting.splice(place, 1);
    else if (this.strict) throw new Halt(this.unanswered(seat, ask, subject, next));
    const answer = scripted ? next.answer : passive;
    const { square, ...others } = subject;
    this.asked.push({
      seat,
      ask,
      ...(square === undefined ? {} : { square: this.nameOf(square) }),
      ...others,
      answer: writeAnswer(ask, answer, this.board),
      scripted,
    });
    return answer;
  }

  private unanswered(seat: Seat, ask: Question, subject: Subject, next: Decision | undefined): string {
    const why =
      next === undefined
        ? "no decision answers it"
        : `the next decision for it is about${this.about(next.subject)}`;
    return `strict: unanswered question: seat ${seat} is asked ${ask}${this.about(subject)}, and ${why}`;
  }

  private about({ square, from, amount }: Subject): string {
    if (square !== undefined) return ` ${this.nameOf(square)}`;
    if (from !== undefined) return ` from seat ${from}`;
    return amount === undefined ? "" : ` ${amount}`;
  }

  private nameOf(square: Square): string {
    return this.board.names[square];
  }
}

function matches(wanted: Subject, subject: Subject): boolean {
  return (["square", "from", "amount"] as const).every(
    (key) => wanted[key] === undefined || wanted[key] === subject[key],
  );
}

/** Throws that come from a list, whatever they are for. Throws a {@link Halt} when it has run out. */
export function scriptedDice(throws: readonly DiceThrow[]): DiceSource {
  let next = 0;
  return {
    roll(turn) {
      const dice = throws[next++];
      if (dice === undefined) {
        throw new Halt(
          `dice ran out: the script has ${throws.length} throws and seat ${turn.seat} needs another; running out is an error`,
        );
      }
      turn.throws++;
      turn.die1 = dice[0];
      turn.die2 = dice[1];
    },
    rollSpeed(turn) {
      const face = throws[next - 1]?.[2];
      if (face === undefined)
        throw new Halt(`dice[${next - 1}] has no third entry, and seat ${turn.seat} throws the speed die`);
      turn.speed = 1 + SPEED_FACES.indexOf(face);
    },
  };
}
