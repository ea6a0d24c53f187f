import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../../src/board/board.ts";
import { DECKS } from "../../src/cards/card-data.ts";
import { DataFault, type DataPath, shown } from "../../src/text/data-fault.ts";
import { didYouMean } from "../../src/text/did-you-mean.ts";

/** The square that a file names, by board name or index. Throws a {@link DataFault} that says what was meant. */
export function squareNamed(board: Board, name: string | number, path: DataPath): Square {
  const square = board.squareByName.get(String(name));
  if (square !== undefined) return square;
  const hint = typeof name === "string" ? didYouMean(name, board.names) : "";
  throw new DataFault(
    path,
    `expected a square of the board, a name or 0 to ${board.size - 1}, got ${shown(name)}${hint}`,
  );
}

/** The squares of a list. */
export function squaresNamed(board: Board, names: readonly (string | number)[], path: DataPath): Square[] {
  return names.map((name, i) => squareNamed(board, name, [...path, i]));
}

/** A seat at a table of `seats`. */
export function seatAt(seats: number, seat: number, path: DataPath): Seat {
  if (seat < seats) return seat as Seat;
  throw new DataFault(path, `expected a seat from 0 to ${seats - 1}, got ${seat}`);
}

/** The number of a card of `deck`. */
export function cardNamed(board: Board, deck: number, id: string, path: DataPath): number {
  const start = board.deckStart[deck];
  const ids = board.cards.slice(start, start + board.deckSize[deck]).map((card) => card.id);
  const place = ids.indexOf(id);
  if (place >= 0) return start + place;
  throw new DataFault(path, `${DECKS[deck]} has no card ${shown(id)}${didYouMean(id, ids)}`);
}
