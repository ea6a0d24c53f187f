import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { HOTEL } from "../../../src/holdings.ts";
import { dollars, FACES, type Speech, seatLetter, tellEvent } from "../narrate.ts";
import type { Ring, RingPlace } from "../ring.ts";
import { squareLabel } from "../square-label.ts";
import type { Frame } from "../stage.ts";
import type { SeatView } from "../table-view.ts";
import { Canvas, cut, type Line, type Style, wrap } from "./canvas.ts";
import type { Size } from "./layout.ts";

/** One colour a seat, told apart on dark and light ground; the letter says the same without colour. */
const SEAT_COLOURS = ["cyan", "yellow", "magenta", "green", "blue", "red", "white", "gray"] as const;

export function seatStyle(seat: number): Style {
  return { colour: SEAT_COLOURS[seat % SEAT_COLOURS.length] as string, bold: true };
}

/** What is drawn: a moment of a game, with the token on its way where one walks. */
export interface Scene {
  readonly board: Board;
  readonly ring: Ring;
  readonly speech: Speech;
  readonly frame: Frame;
  /** Where the token of the seat on turn is shown, null for where it stands. */
  readonly walker: Square | null;
  /** Player-turns of the game. */
  readonly turns: number;
}

/** The board as lines: the squares around, the seat on turn, the dice and the event inside, the other seats below. */
export function drawBoard(scene: Scene, inner: Size, cell: Size): Line[] {
  const canvas = new Canvas(inner.columns, inner.rows);
  const { ring } = scene;
  for (const [square, place] of ring.places.entries()) drawSquare(canvas, scene, square, place, cell);
  const left = cell.columns + 1;
  const width = (ring.columns - 2) * cell.columns - 2;
  const rows = (ring.rows - 2) * cell.rows;
  const inside = insideLines(scene, width).slice(0, rows);
  for (const [i, { text, style }] of inside.entries()) canvas.put(left, cell.rows + i, text, style);
  drawSeats(canvas, scene, {
    left,
    width,
    top: cell.rows + inside.length + 1,
    bottom: cell.rows + rows,
    below: ring.rows * cell.rows,
  });
  return canvas.lines();
}

function drawSquare(
  canvas: Canvas,
  { board, frame, walker }: Scene,
  square: number,
  place: RingPlace,
  cell: Size,
): void {
  const x = place.column * cell.columns;
  const y = place.row * cell.rows;
  const { table, seat } = frame;
  const tokens = table.seats.flatMap((view, each) => {
    const at = each === seat && walker !== null ? walker : view.square;
    return view.bankrupt === 0 && at === square ? [each] : [];
  });
  const owner = table.owner[square] as number;
  const state =
    owner < 0
      ? ""
      : holdingMark(table.buildings[square] as number, table.mortgaged[square] as boolean, owner);
  const width = cell.columns - 1;
  const flat = cell.rows === 1;
  if (!flat || tokens.length === 0) {
    const room = flat ? width - Math.max(0, state.length - 1) : width;
    canvas.put(x, y, squareLabel(board, square, room), groupStyle(board, square));
  }
  const tokenRow = flat ? y : y + 1;
  const markRow = y + cell.rows - 1;
  for (const [i, token] of tokens.slice(0, width).entries()) {
    canvas.put(x + i, tokenRow, seatLetter(token), { ...seatStyle(token), inverse: true });
  }
  // Flat squares share one row: the mark stands in the gap to the next.
  const markAt = flat ? x + cell.columns - state.length : x + width - state.length;
  if (state !== "" && (!flat || tokens.length + state.length <= cell.columns)) {
    canvas.put(markAt, markRow, state, seatStyle(owner));
  }
}

/** `3B`: three houses of seat B; `H` for a hotel; a small letter for a mortgaged deed. */
function holdingMark(height: number, mortgaged: boolean, owner: number): string {
  const letter = seatLetter(owner);
  if (mortgaged) return letter.toLowerCase();
  return `${height === 0 ? "" : height === HOTEL ? "H" : height}${letter}`;
}

function groupStyle(board: Board, square: number): Style {
  const colour = board.groups[board.set[square] as number]?.colour;
  return colour === undefined ? {} : { colour };
}

interface Styled {
  readonly text: string;
  readonly style: Style;
}

function insideLines({ speech, frame, turns }: Scene, width: number): Styled[] {
  const { seat, table, turn, round, event } = frame;
  const [die1, die2] = table.dice;
  const thrown = die1 === 0 ? "" : `${FACES[die1]} ${FACES[die2]}  ${die1} + ${die2}`;
  const line = `▶ ${seatLine(speech, seat, table.seats[seat] as SeatView)}`;
  return [
    { text: cut(`Turn ${turn} of ${turns}, round ${round}`, width), style: {} },
    { text: cut(line, width), style: seatStyle(seat) },
    { text: thrown, style: {} },
    ...wrap(tellEvent(speech, event), width).map((text) => ({ text, style: { bold: true } })),
  ];
}

/** `B greedy $1,240, 7 deeds, worth $2,900`. */
function seatLine(
  { names }: Speech,
  seat: number,
  { cash, deeds, netWorth, bankrupt, inJail }: SeatView,
): string {
  if (bankrupt > 0) return `${names[seat]} bankrupt`;
  const place = inJail ? ", in jail" : "";
  return `${names[seat]} ${dollars(cash)}, ${deeds} deed${deeds === 1 ? "" : "s"}, worth ${dollars(netWorth)}${place}`;
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
function drawSeats(canvas: Canvas, { speech, frame }: Scene, space: Space): void {
  const others = frame.table.seats.map((_, seat) => seat).filter((seat) => seat !== frame.seat);
  const inside = Math.max(0, space.bottom - space.top);
  const below = Math.max(0, canvas.height - space.below);
  const outside = others.length <= inside ? 0 : Math.min(below, others.length);
  for (const [i, seat] of others.entries()) {
    const out = i < outside;
    const text = seatLine(speech, seat, frame.table.seats[seat] as SeatView);
    const row = out ? space.below + i : space.top + i - outside;
    if (!out && row >= space.bottom) return;
    const style = { ...seatStyle(seat), bold: false };
    canvas.put(out ? 0 : space.left, row, cut(text, out ? canvas.width : space.width), style);
  }
}
