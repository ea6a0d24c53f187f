import type { Ring } from "../../replay/timeline/ring.ts";

/** The smallest terminal in which all three panels are shown. */
export const FULL_SCREEN = { columns: 80, rows: 24 } as const;
/** Columns that the event list needs to be read, and its share of a wider terminal. */
const LEAST_EVENTS = 30;
const EVENTS_SHARE = 0.36;
/** A cell need not be larger than this to be read. */
const WIDEST_CELL = 9;
const TALLEST_CELL = 3;
const NARROWEST_CELL = 4;
const FRAME = 2;
const CONTROLS_ROWS = 2 + FRAME;

/** Columns and rows, its frame included. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Size of a drawn square. */
export interface CellSize extends Size {
  /** Rows of the squares at the top and the bottom, which have no room beside them. */
  readonly edgeRows: number;
}

/** Sizes of everything that is drawn. */
export interface Layout {
  /** All three panels, or one at a time. */
  readonly panels: "three" | "one";
  readonly board: Size;
  readonly events: Size;
  readonly controls: Size;
  /** A square of the board; null where the board cannot be drawn at all. */
  readonly cell: CellSize | null;
}

/** Fits the panels into a terminal. One row stays free, since a terminal scrolls when its last row is filled. */
export function layoutFor(terminal: Size, ring: Ring): Layout {
  const columns = terminal.columns;
  const rows = terminal.rows - 1;
  const above = rows - CONTROLS_ROWS;
  const beside = cellFor(ring, {
    columns: columns - Math.max(LEAST_EVENTS, Math.floor(columns * EVENTS_SHARE)),
    rows: above,
  });
  const wide = terminal.columns >= FULL_SCREEN.columns && terminal.rows >= FULL_SCREEN.rows;
  if (wide && beside !== null) {
    const board = { columns: ring.columns * beside.columns + FRAME, rows: above };
    const events = { columns: columns - board.columns, rows: above };
    return { panels: "three", board, events, controls: { columns, rows: CONTROLS_ROWS }, cell: beside };
  }
  const whole = { columns, rows };
  return { panels: "one", board: whole, events: whole, controls: whole, cell: cellFor(ring, whole) };
}

/** The largest square with which the ring fits into a panel, null when none does. */
function cellFor(ring: Ring, panel: Size): CellSize | null {
  const height = panel.rows - FRAME;
  const columns = Math.min(WIDEST_CELL, Math.floor((panel.columns - FRAME) / ring.columns));
  const rows = Math.min(TALLEST_CELL, Math.floor(height / ring.rows));
  if (columns < NARROWEST_CELL || rows < 1) return null;
  return { columns, rows, edgeRows: rows === 1 && height >= ring.rows + 2 ? 2 : rows };
}

/** Room inside a panel's frame. */
export function inside({ columns, rows }: Size): Size {
  return { columns: columns - FRAME, rows: rows - FRAME };
}
