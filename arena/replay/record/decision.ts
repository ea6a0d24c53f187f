import type { Seat, Square } from "../../../components/index.ts";
import type { Question } from "../../../src/events/questions.ts";
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

/** Which argument of a question's method is the square, and which the amount. */
const SUBJECT: Partial<Record<Question, { readonly square?: number; readonly amount?: number }>> = {
  buy: { square: 1 },
  bid: { square: 1, amount: 2 },
  bidBuilding: { square: 1, amount: 2 },
  raiseCash: { amount: 1 },
  takeMortgagedDeed: { square: 1 },
  incomeTax: { amount: 1 },
};

/** What a question was about, from what its method was called with. */
export function subjectOf(question: Question, args: readonly unknown[]): Pick<Decision, "square" | "amount"> {
  const at = (index: number | undefined): number | null =>
    index === undefined ? null : (args[index] as number);
  const subject = SUBJECT[question];
  return { square: at(subject?.square) as Square | null, amount: at(subject?.amount) };
}
