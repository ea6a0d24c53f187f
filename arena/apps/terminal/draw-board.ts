import { HOTEL, type Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { dollars, FACES, type GameLabels, seatLetter } from "../../replay/narration/game-labels.ts";
import { squareLabel } from "../../replay/narration/square-label.ts";
import type { Ring, RingPlace } from "../../replay/timeline/ring.ts";
import type { SeatView, TableView } from "../../replay/timeline/table-view.ts";
import { Canvas, cut, type Line, type Style, wrap } from "./canvas.ts";
import { type CellSize, inside, type Layout, type Size } from "./layout.ts";

/** One colour a seat, told apart on dark and light ground; the letter says the same without colour. */
const SEAT_COLOURS = ["cyan", "yellow", "magenta", "green", "blue", "red", "white", "gray"] as const;

export function seatStyle(seat: number): Style {
  return { colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] as string, bold: true };
}

/** A moment of a game to be drawn, with the token on its way where one walks. */
export interface Scene {
  readonly ring: Ring;
  readonly labels: GameLabels;
  readonly table: TableView;
  /** The seat on turn. */
  readonly seat: number;
  /** Square at which the token of the seat on turn is shown, null for its own. */
  readonly walker: Square | null;
  /** The turn and the round, and the last thing that happened, in words. */
  readonly when: string;
  readonly told: string;
}

/** The board as it fits into its panel, or a line that says that it does not. */
export function boardLines(scene: Scene, { board, cell }: Layout): readonly Line[] {
  if (cell !== null) return drawBoard(scene, inside(board), cell);
  return [[{ text: "The terminal is too small for this board." }]];
}

/** The board as lines: the squares around, the seat on turn, the dice and the event inside, the other seats below. */
function drawBoard(scene: Scene, inner: Size, cell: CellSize): Line[] {
  const canvas = new Canvas(inner.columns, inner.rows);
  const { ring } = scene;
  for (const [square, place] of ring.places.entries()) drawSquare(canvas, scene, square, place, cell);
  const left = cell.columns + 3;
  // Beside the squares at the sides there is room for what stands on them.
  const width = (ring.columns - 2) * cell.columns - 6;
  const bottom = cell.edgeRows + (ring.rows - 2) * cell.rows;
  const lines = insideLines(scene, width).slice(0, bottom - cell.edgeRows);
  for (const [i, { text, style }] of lines.entries()) canvas.put(left, cell.edgeRows + i, text, style);
  const top = cell.edgeRows + lines.length + 1;
  drawSeats(canvas, scene, { left, width, top, bottom, below: bottom + cell.edgeRows });
  return canvas.lines();
}

function drawSquare(canvas: Canvas, scene: Scene, square: number, place: RingPlace, cell: CellSize): void {
  const { labels, ring, table } = scene;
  const { board } = labels;
  const edge = place.row === 0 || place.row === ring.rows - 1;
  const rows = edge ? cell.edgeRows : cell.rows;
  const x = place.column * cell.columns;
  const y = place.row === 0 ? 0 : cell.edgeRows + (place.row - 1) * cell.rows;
  const width = cell.columns - 1;
  const tokens = tokensOn(scene, square);
  if (rows > 1 || tokens.length === 0) {
    canvas.put(x, y, squareLabel(board, square, width), groupStyle(board, square));
  }
  for (const [i, token] of tokens.slice(0, width).entries()) {
    canvas.put(x + i, rows > 1 ? y + 1 : y, seatLetter(token), { ...seatStyle(token), inverse: true });
  }
  const owner = table.owner[square] as number;
  if (owner < 0) return;
  const mark = holdingMark(table, square, owner);
  canvas.put(markColumn(x, mark.length, { width, rows, edge }, place), y + rows - 1, mark, seatStyle(owner));
}

/** Column in which a square's mark begins: at its right end, and on a square of one row beside it, towards the middle. */
function markColumn(
  x: number,
  length: number,
  { width, rows, edge }: { readonly width: number; readonly rows: number; readonly edge: boolean },
  { column }: RingPlace,
): number {
  if (rows > 1) return x + width - length;
  if (edge) return x + width + 1 - length;
  return column === 0 ? x + width + 1 : x - length - 1;
}

function tokensOn({ table, seat: onTurn, walker }: Scene, square: number): number[] {
  return table.seats.flatMap((view, seat) => {
    const at = seat === onTurn && walker !== null ? walker : view.square;
    return view.bankrupt === 0 && at === square ? [seat] : [];
  });
}

/** `3B`: three houses of seat B; `HB` a hotel; a small letter for a mortgaged deed. */
function holdingMark({ buildings, mortgaged }: TableView, square: number, owner: number): string {
  const letter = seatLetter(owner);
  if (mortgaged[square]) return letter.toLowerCase();
  const height = buildings[square];
  return `${height === 0 ? "" : height === HOTEL ? "H" : height}${letter}`;
}

function groupStyle(board: Board, square: number): Style {
  const colour = board.groups[board.set[square]]?.colour;
  return colour === undefined ? {} : { colour };
}

interface Styled {
  readonly text: string;
  readonly style: Style;
}

function insideLines({ labels, table, seat, when, told }: Scene, width: number): Styled[] {
  const [die1, die2] = table.dice;
  const thrown = die1 === 0 ? "" : `${FACES[die1]} ${FACES[die2]}  ${die1} + ${die2}`;
  const line = `▶ ${seatLine(labels, seat, table.seats[seat], width - 2)}`;
  return [
    { text: cut(when, width), style: {} },
    { text: line, style: seatStyle(seat) },
    { text: thrown, style: {} },
    ...wrap(told, width).map((text) => ({ text, style: { bold: true } })),
  ];
}

/** `B greedy $1,240, 7 deeds, worth $2,900`, as much of it as fits. */
function seatLine(
  { names }: GameLabels,
  seat: number,
  { cash, deeds, netWorth, bankrupt, inJail }: SeatView,
  width: number,
): string {
  if (bankrupt > 0) return cut(`${names[seat]} bankrupt`, width);
  const parts = [
    `${names[seat]} ${dollars(cash)}`,
    ...(inJail ? ["in jail"] : []),
    `${deeds} deed${deeds === 1 ? "" : "s"}`,
    `worth ${dollars(netWorth)}`,
  ];
  while (parts.length > 1 && parts.join(", ").length > width) parts.pop();
  return cut(parts.join(", "), width);
}

interface Space {
  readonly left: number;
  readonly width: number;
  /** Rows inside the ring that are free, from … to. */
  readonly top: number;
  readonly bottom: number;
  /** First row below the ring. */
  readonly below: number;
}

/** The seats that are not on turn: inside the ring when all fit there, else below it and then inside. */
function drawSeats(canvas: Canvas, { labels, table, seat: onTurn }: Scene, space: Space): void {
  const others = table.seats.map((_, seat) => seat).filter((seat) => seat !== onTurn);
  const inside = Math.max(0, space.bottom - space.top);
  const below = Math.max(0, canvas.height - space.below);
  const outside = others.length <= inside ? 0 : Math.min(below, others.length);
  for (const [i, seat] of others.entries()) {
    const out = i < outside;
    const width = out ? canvas.width : space.width;
    const text = seatLine(labels, seat, table.seats[seat], width);
    const row = out ? space.below + i : space.top + i - outside;
    if (!out && row >= space.bottom) return;
    const style = { ...seatStyle(seat), bold: false };
    canvas.put(out ? 0 : space.left, row, text, style);
  }
}
