import type { Seat, Square } from "../../../components/index.ts";
import { argumentOf, type Question } from "../../../src/events/questions.ts";
import type { WireAnswer } from "./answers.ts";

/** A recorded decision with what it was about. */
export interface Decision {
  readonly seat: Seat;
  readonly question: Question;
  /** The deed asked about, null for none. */
  readonly square: Square | null;
  /** The standing bid, the dollars missing or the flat tax, null for none. */
  readonly amount: number | null;
  readonly answer: WireAnswer;
  /** Why, in the player's words; null when nobody asked or nothing was said. */
  readonly reason: string | null;
}

/** Subject of a question, from the arguments of its method. */
export function subjectOf(question: Question, args: readonly unknown[]): Pick<Decision, "square" | "amount"> {
  return {
    square: (argumentOf(question, args, "square") ?? null) as Square | null,
    amount: (argumentOf(question, args, "standing", "missing", "flat") ?? null) as number | null,
  };
}
