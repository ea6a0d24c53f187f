import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { argumentOf, QUESTIONS, type Question } from "../../../src/events/questions.ts";
import { knownNames } from "../../../src/text/did-you-mean.ts";

/** A question to stop at: of one kind, about any square or one. */
export interface BreakPoint {
  readonly question: Question;
  readonly square: Square | null;
}

/** Reads `bid`, `bid:39` or `bid:Boardwalk`. Throws one line on a question or a square that there is not. */
export function readBreakPoint(text: string, board: Board): BreakPoint {
  const [, name = "", place] = /^([^:]*)(?::(.*))?$/.exec(text) ?? [];
  const question = QUESTIONS.find((each) => each === name);
  if (question === undefined) throw new Error(`there is no question "${name}"${knownNames(name, QUESTIONS)}`);
  if (place === undefined) return { question, square: null };
  const square = board.squareByName.get(place) ?? board.deeds.find((each) => String(each) === place);
  if (square === undefined) {
    throw new Error(
      `there is no square "${place}"${knownNames(place, board.names, "expected a name or its index")}`,
    );
  }
  return { question, square };
}

/** Whether a question that is put with these arguments is one to stop at. */
export function isReached(point: BreakPoint, question: Question, args: readonly unknown[]): boolean {
  if (point.question !== question) return false;
  return point.square === null || argumentOf(question, args, "square") === point.square;
}
