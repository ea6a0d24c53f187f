import type { Mark, PaidRent } from "./marks.ts";
import { dollars, seatLetter, speechOf } from "./narrate.ts";
import { titleOf } from "./record.ts";
import type { Timeline } from "./timeline.ts";
import { toldTurn } from "./told-turn.ts";
import { type TurningPoint, turningPoints } from "./turning-points.ts";

/** What a game is remembered for. */
export interface Highlights {
  /** Playouts from each position that was looked at. */
  readonly playouts: number;
  readonly turningPoints: readonly TurningPoint[];
  /** Monopolies made and bankruptcies, in order. */
  readonly marks: readonly Mark[];
  /** The biggest first. */
  readonly rents: readonly PaidRent[];
}

const PLAYOUTS = 60;
const MOST_RENTS = 5;

/** Finds them. It takes a few seconds, almost all of it for the playouts. */
export function findHighlights(timeline: Timeline, playouts = PLAYOUTS): Highlights {
  const { marks, rents } = timeline;
  return {
    playouts,
    turningPoints: turningPoints(timeline, playouts),
    marks,
    rents: [...rents].sort((a, b) => b.amount - a.amount || a.frame - b.frame).slice(0, MOST_RENTS),
  };
}

/** The highlights to read. */
export function highlightLines(timeline: Timeline, highlights: Highlights): string[] {
  const { board, record } = timeline;
  const speech = speechOf(board, record.seats);
  const name = (seat: number): string => speech.names[seat] ?? seatLetter(seat);
  const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
  const point = ({ turn, seat, before, after, interval }: TurningPoint): string[] => [
    `  turn ${turn}: ${name(seat)} ${percent(before)} → ${percent(after)} (95% interval of the change ${interval.map((bound) => Math.round(100 * bound)).join(" to ")} points)`,
    ...toldTurn(timeline, speech, turn).map((sentence) => `    ${sentence}`),
  ];
  const mark = (each: Mark): string =>
    each.kind === "bankruptcy"
      ? `  turn ${each.turn}: ${name(each.seat)} goes bankrupt`
      : `  turn ${each.turn}: ${name(each.seat)} holds all of ${board.groups[each.group]?.name}`;
  const rent = ({ turn, payer, payee, amount, square }: PaidRent): string =>
    `  turn ${turn}: ${dollars(amount)} from ${name(payer)} to ${name(payee)} for ${board.names[square]}`;
  return [
    `Highlights of ${titleOf(record)}`,
    "",
    `Turning points, by ${highlights.playouts} playouts a position with Greedy in every seat`,
    ...list(highlights.turningPoints.flatMap(point)),
    "",
    "Monopolies and bankruptcies",
    ...list(highlights.marks.map(mark)),
    "",
    "Biggest rents",
    ...list(highlights.rents.map(rent)),
  ];
}

function list(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ["  none"] : lines;
}
