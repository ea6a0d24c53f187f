import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import { QUESTION, type Question, type SubjectName } from "../../src/events/questions.ts";
import { type Bundle, bundle, type TradeOffer } from "../../src/law/trade.ts";
import type { RaiseStep } from "../../src/player/player.ts";
import type { DataPath } from "../../src/text/data-fault.ts";
import { type AnswerEntries, type BundleEntry, type DecisionEntry, SUBJECT_KEYS } from "./decision-schema.ts";
import { seatAt, squareNamed, squaresNamed } from "./names.ts";

/** Subject of a question, as far as its kind has one. */
export interface Subject {
  readonly square?: Square;
  readonly from?: Seat;
  readonly amount?: number;
}

/** Subject of a question, from the arguments of its method. */
export function subjectOf(ask: Question, args: readonly unknown[]): Subject {
  const subject: readonly SubjectName[] = QUESTION[ask].subject;
  const named = subject.flatMap((name, i) =>
    name in SUBJECT_KEYS ? [[SUBJECT_KEYS[name as keyof typeof SUBJECT_KEYS], args[i + 1]]] : [],
  );
  return Object.fromEntries(named);
}

/** One scripted answer, in the engine's numbers. */
export interface Decision {
  readonly seat: Seat;
  readonly ask: Question;
  /** Subject that must match for the answer to be used. */
  readonly subject: Subject;
  readonly answer: unknown;
  /** As the file has it. */
  readonly entry: DecisionEntry;
}

/** Reads the script's answers for a table of `seats` on `board`. Throws on an unknown square or seat. */
export function readDecisions(
  entries: readonly DecisionEntry[],
  board: Board,
  seats: number,
): readonly Decision[] {
  return entries.map((entry, i) => {
    const path = ["decisions", i];
    return {
      seat: seatAt(seats, entry.seat, [...path, "seat"]),
      ask: entry.ask,
      subject: {
        ...(entry.square !== undefined
          ? { square: squareNamed(board, entry.square, [...path, "square"]) }
          : {}),
        ...(entry.from !== undefined ? { from: seatAt(seats, entry.from, [...path, "from"]) } : {}),
        ...(entry.amount !== undefined ? { amount: entry.amount } : {}),
      },
      answer: readAnswer(entry, board, seats, [...path, "answer"]),
      entry,
    };
  });
}

/** The schema has held the answer against the shape that its question wants. */
function readAnswer({ ask, answer }: DecisionEntry, board: Board, seats: number, path: DataPath): unknown {
  switch (QUESTION[ask].answer) {
    case "squares":
      return squaresNamed(board, answer as AnswerEntries["squares"], path);
    case "steps":
      return (answer as AnswerEntries["steps"]).map(
        (step, i): RaiseStep =>
          "sell" in step
            ? { sell: squareNamed(board, step.sell, [...path, i, "sell"]) }
            : { mortgage: squareNamed(board, step.mortgage, [...path, i, "mortgage"]) },
      );
    case "offer":
      return readOffer(answer as AnswerEntries["offer"], board, seats, path);
    case "square":
      return answer === null ? null : squareNamed(board, answer as string | number, path);
    default:
      return answer;
  }
}

function readOffer(
  entry: AnswerEntries["offer"],
  board: Board,
  seats: number,
  path: DataPath,
): TradeOffer | null {
  if (entry === null) return null;
  const { to, give = {}, get = {} } = entry;
  return {
    to: seatAt(seats, to, [...path, "to"]),
    give: readBundle(give, board, [...path, "give"]),
    get: readBundle(get, board, [...path, "get"]),
  };
}

function readBundle(entry: BundleEntry, board: Board, path: DataPath): Bundle {
  return bundle({
    cash: entry.cash ?? 0,
    jailCards: entry.jailCards ?? 0,
    deeds: squaresNamed(board, entry.deeds ?? [], [...path, "deeds"]),
  });
}

/** An answer as files write it: squares by name, and of a bundle only what it holds. */
export function writeAnswer(ask: Question, answer: unknown, board: Board): unknown {
  const name = (square: Square) => board.names[square] ?? square;
  switch (QUESTION[ask].answer) {
    case "squares":
      return (answer as readonly Square[]).map(name);
    case "steps":
      return (answer as readonly RaiseStep[]).map((step) =>
        "sell" in step ? { sell: name(step.sell) } : { mortgage: name(step.mortgage) },
      );
    case "offer": {
      if (answer === null) return null;
      const { to, give, get } = answer as TradeOffer;
      return { to, give: writeBundle(give, name), get: writeBundle(get, name) };
    }
    case "square":
      return answer === null ? null : name(answer as Square);
    default:
      return answer;
  }
}

function writeBundle({ cash, deeds, jailCards }: Bundle, name: (square: Square) => string | number) {
  return {
    ...(cash > 0 ? { cash } : {}),
    ...(deeds.length > 0 ? { deeds: deeds.map(name) } : {}),
    ...(jailCards > 0 ? { jailCards } : {}),
  };
}
