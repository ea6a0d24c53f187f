import { type Speech, speechOf } from "../narration/narrate.ts";
import { toldTurn, toldTurns } from "../narration/told-turn.ts";
import { titleOf } from "../record/record.ts";
import type { Mark, PaidRent } from "../timeline/marks.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { Chances } from "./chances.ts";
import { type Change, isTold } from "./change.ts";
import { biggestRents, tellMark, tellRent, toldMarks, winnersText } from "./moments.ts";
import { findTurns, type TurningPoint, type Turns, type WinningStretch } from "./turning-points.ts";

/** What a game is remembered for. */
export interface Highlights extends Turns {
  /** Playouts from each position that was looked at. */
  readonly playouts: number;
  /** Monopolies made and bankruptcies, in order. */
  readonly marks: readonly Mark[];
  /** The biggest first. */
  readonly rents: readonly PaidRent[];
}

const PLAYOUTS = 60;

/** Finds them. It takes a few seconds, almost all of it for the playouts. */
export function findHighlights(timeline: Timeline, playouts = PLAYOUTS): Highlights {
  return {
    playouts,
    ...findTurns(new Chances(timeline, playouts)),
    marks: toldMarks(timeline),
    rents: biggestRents(timeline),
  };
}

/** The highlights to read. */
export function highlightLines(timeline: Timeline, highlights: Highlights): string[] {
  const { board, record } = timeline;
  const { decisive, playouts, turningPoints, marks, rents } = highlights;
  const speech = speechOf(board, record.seats);
  const others = turningPoints.filter(({ turn }) => !(turn === decisive?.from && turn === decisive.to));
  return [
    `Highlights of ${titleOf(record)}`,
    "",
    `Chances of winning are of ${playouts} playouts a position with Greedy in every seat`,
    "",
    ...(decisive === null ? [] : ["Why it was won", ...winLines(timeline, speech, decisive), ""]),
    "Other turning points",
    ...list(others.flatMap((point) => pointLines(timeline, speech, point))),
    "",
    "Monopolies and bankruptcies",
    ...list(marks.map((mark) => `  turn ${mark.turn}: ${tellMark(speech, mark)}`)),
    "",
    "Biggest rents",
    ...list(rents.map((rent) => `  turn ${rent.turn}: ${tellRent(speech, rent)}`)),
  ];
}

function winLines(timeline: Timeline, speech: Speech, stretch: WinningStretch): string[] {
  const { from, to } = stretch;
  const where = from === to ? `turn ${from}` : `turns ${from} to ${to}`;
  const told = isTold(stretch) ? "" : ", by no more than chance explains";
  return [
    `  ${where}: ${winnersText(timeline, speech)}, who won, ${changeText(stretch)}${told}`,
    ...toldTurns(timeline, speech, from, to).map((sentence) => `    ${sentence}`),
  ];
}

function pointLines(timeline: Timeline, speech: Speech, point: TurningPoint): string[] {
  return [
    `  turn ${point.turn}: ${speech.names[point.seat]} ${changeText(point)}`,
    ...toldTurn(timeline, speech, point.turn).map((sentence) => `    ${sentence}`),
  ];
}

function changeText({ before, after, interval }: Change): string {
  const percent = (chance: number): string => `${Math.round(100 * chance)}%`;
  const range = interval.map((bound) => Math.round(100 * bound)).join(" to ");
  return `${percent(before)} → ${percent(after)} (95% interval of the change ${range} points)`;
}

function list(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ["  none"] : lines;
}
