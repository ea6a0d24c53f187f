import type { Board } from "../../../src/board/board.ts";
import { thousands } from "../../../src/text/thousands.ts";
import type { RecordedSeat } from "../record/record.ts";

/** Names for the squares and seats of one game. */
export interface GameLabels {
  readonly board: Board;
  /** By seat: `B Greedy`. */
  readonly names: readonly string[];
}

/** The letter that stands for a seat on the board and in every line: A for seat 0. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** Labels of a recorded game: squares by their names, seats by letter and player. */
export function gameLabels(board: Board, seats: readonly RecordedSeat[]): GameLabels {
  return {
    board,
    names: seats.map(({ player, label = player }, seat) => `${seatLetter(seat)} ${label}`),
  };
}

/** `$1,234`. */
export function dollars(amount: number): string {
  return `$${thousands(amount)}`;
}

/** A die's face as one character, by its number; a dot for 0, before the first throw. */
export const FACES = ["·", "⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;
