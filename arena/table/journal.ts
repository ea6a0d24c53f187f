import type { Seat } from "../../components/index.ts";
import { QUESTION, type Question } from "../../src/events/questions.ts";
import type { WireAnswer } from "../replay/record/answers.ts";

/** A question of the engine, or `throw`: a person is asked to throw the dice, which the engine does by itself. */
export type TableQuestion = Question | "throw";

/** One answer at a table, a person's or a player's, in the order in which they were given. */
export interface Entry {
  readonly seat: Seat;
  readonly question: TableQuestion;
  /** As a record writes it; true for a throw. */
  readonly answer: WireAnswer;
  /** Why, in the player's words; null when nothing was said. */
  readonly reason: string | null;
  /** Begins something that a person did: what one undo takes back. */
  readonly begins: boolean;
}

/** Questions of the seat on turn once its throw is settled, in the order in which the engine asks them. */
export const STRATEGIC = [
  "proposeTrade",
  "unmortgage",
  "build",
  "sellBuildings",
  "mortgage",
] as const satisfies readonly Question[];
export type StrategicQuestion = (typeof STRATEGIC)[number];

const strategic: readonly TableQuestion[] = STRATEGIC;

export const isStrategic = (question: TableQuestion): question is StrategicQuestion =>
  strategic.includes(question);

/** The answer that does nothing. */
export const passiveAnswer = (question: Question): WireAnswer => QUESTION[question].passive;
