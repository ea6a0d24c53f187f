import { ringOf } from "../../arena/replay/timeline/ring.ts";

/** The side of the board that a square lies on. */
export type Side = "top" | "right" | "bottom" | "left" | "corner";

/** The rectangle of a square, in units of the picture. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: Side;
}

/** The picture of a board: its squares round a rectangle. */
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** The free middle. */
  readonly inner: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const WIDTH = 1000;
/** The depth of squares on a board of many. */
const DEPTH = 128;

/** Lays out a board of `size` squares, whatever their number. */
export function frameOf(size: number): BoardFrame {
  const { columns, rows, places } = ringOf(size);
  const depth = Math.max(DEPTH, WIDTH / columns);
  const step = columns > 2 ? (WIDTH - 2 * depth) / (columns - 2) : depth;
  const height = 2 * depth + step * (rows - 2);
  const start = (place: number): number => (place === 0 ? 0 : depth + (place - 1) * step);
  const length = (place: number, count: number): number =>
    place === 0 || place === count - 1 ? depth : step;
  const cells = places.map(({ column, row }): Cell => {
    const atSide = column === 0 || column === columns - 1;
    const atEnd = row === 0 || row === rows - 1;
    return {
      x: start(column),
      y: start(row),
      width: length(column, columns),
      height: length(row, rows),
      side:
        atSide && atEnd ? "corner" : row === 0 ? "top" : atEnd ? "bottom" : column === 0 ? "left" : "right",
    };
  });
  const inner = { x: depth, y: depth, width: WIDTH - 2 * depth, height: height - 2 * depth };
  return { width: WIDTH, height, cells, inner };
}
