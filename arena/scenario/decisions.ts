import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import type { Question } from "../../src/events/questions.ts";
import { type Bundle, bundle, type TradeOffer } from "../../src/law/trade.ts";
import type { RaiseStep } from "../../src/player/player.ts";
import type { DataPath } from "../../src/text/data-fault.ts";
import type { BundleEntry, DecisionEntry } from "./decision-schema.ts";
import { seatAt, squareNamed, squaresNamed } from "./names.ts";

/** What a question is about, beside who is asked what: as far as the kind of question has it. */
export interface Subject {
  readonly square?: Square;
  readonly from?: Seat;
  readonly amount?: number;
}

/** One scripted answer, in the engine's numbers. */
export interface Decision {
  readonly seat: Seat;
  readonly ask: Question;
  /** What must match for the answer to be used. */
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
        ...("square" in entry && entry.square !== undefined
          ? { square: squareNamed(board, entry.square, [...path, "square"]) }
          : {}),
        ...("from" in entry && entry.from !== undefined
          ? { from: seatAt(seats, entry.from, [...path, "from"]) }
          : {}),
        ...("amount" in entry && entry.amount !== undefined ? { amount: entry.amount } : {}),
      },
      answer: readAnswer(entry, board, seats, [...path, "answer"]),
      entry,
    };
  });
}

function readAnswer(entry: DecisionEntry, board: Board, seats: number, path: DataPath): unknown {
  switch (entry.ask) {
    case "build":
    case "sellBuildings":
    case "mortgage":
    case "unmortgage":
      return squaresNamed(board, entry.answer, path);
    case "raiseCash":
      return entry.answer.map(
        (step, i): RaiseStep =>
          "sell" in step
            ? { sell: squareNamed(board, step.sell, [...path, i, "sell"]) }
            : { mortgage: squareNamed(board, step.mortgage, [...path, i, "mortgage"]) },
      );
    case "proposeTrade": {
      if (entry.answer === null) return null;
      const { to, give = {}, get = {} } = entry.answer;
      return {
        to: seatAt(seats, to, [...path, "to"]),
        give: readBundle(give, board, [...path, "give"]),
        get: readBundle(get, board, [...path, "get"]),
      } satisfies TradeOffer;
    }
    case "speedDie":
      return entry.answer === null ? null : squareNamed(board, entry.answer, path);
    default:
      return entry.answer;
  }
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
  switch (ask) {
    case "build":
    case "sellBuildings":
    case "mortgage":
    case "unmortgage":
      return (answer as readonly Square[]).map(name);
    case "raiseCash":
      return (answer as readonly RaiseStep[]).map((step) =>
        "sell" in step ? { sell: name(step.sell) } : { mortgage: name(step.mortgage) },
      );
    case "proposeTrade": {
      if (answer === null) return null;
      const { to, give, get } = answer as TradeOffer;
      return { to, give: writeBundle(give, name), get: writeBundle(get, name) };
    }
    case "speedDie":
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
