import { type GameLabels, gameLabels } from "../narration/game-labels.ts";
import { summarizeTurn, summarizeTurns } from "../narration/turn-summary.ts";
import { titleOf } from "../record/record.ts";
import type { Mark, PaidRent } from "../timeline/marks.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { Chances, type PlayedPosition } from "./chances.ts";
import { type Change, isSignificant } from "./change.ts";
import {
  describeMark,
  describeRent,
  largestRents,
  notableMarks,
  policiesText,
  winnersText,
} from "./moments.ts";
import { findTurns, type TurningPoint, type Turns, type WinningStretch } from "./turning-points.ts";

/** Highlights of a game. */
export interface Highlights extends Turns {
  /** Playouts from each position that was looked at. */
  readonly playouts: number;
  /** By seat: label of the tier that plays it in playouts. */
  readonly policies: readonly string[];
  /** The chances of winning at each of them: more closely where they changed most. */
  readonly chances: readonly PlayedPosition[];
  /** Monopolies made and bankruptcies, in order. */
  readonly marks: readonly Mark[];
  /** The biggest first. */
  readonly rents: readonly PaidRent[];
}

const PLAYOUTS = 60;

/** Finds them. It takes a few seconds, almost all of it for the playouts. */
export function findHighlights(timeline: Timeline, playouts = PLAYOUTS): Highlights {
  const chances = new Chances(timeline, playouts);
  const turns = findTurns(chances);
  return {
    playouts,
    policies: chances.policies,
    ...turns,
    chances: chances.positions(),
    marks: notableMarks(timeline),
    rents: largestRents(timeline),
  };
}

/** The highlights to read. */
export function highlightLines(timeline: Timeline, highlights: Highlights): string[] {
  const { board, record } = timeline;
  const { decisive, playouts, policies, turningPoints, marks, rents } = highlights;
  const labels = gameLabels(board, record.seats);
  const others = turningPoints.filter(({ turn }) => !(turn === decisive?.from && turn === decisive.to));
  return [
    `Highlights of ${titleOf(record)}`,
    "",
    `Chances of winning are of ${playouts} playouts a position ${policiesText(policies)}`,
    "",
    ...(decisive === null ? [] : ["Why it was won", ...winLines(timeline, labels, decisive), ""]),
    "Other turning points",
    ...list(others.flatMap((point) => pointLines(timeline, labels, point))),
    "",
    "Monopolies and bankruptcies",
    ...list(marks.map((mark) => `  turn ${mark.turn}: ${describeMark(labels, mark)}`)),
    "",
    "Biggest rents",
    ...list(rents.map((rent) => `  turn ${rent.turn}: ${describeRent(labels, rent)}`)),
  ];
}

function winLines(timeline: Timeline, labels: GameLabels, stretch: WinningStretch): string[] {
  const { from, to } = stretch;
  const where = from === to ? `turn ${from}` : `turns ${from} to ${to}`;
  const told = isSignificant(stretch) ? "" : ", by no more than chance explains";
  return [
    `  ${where}: ${winnersText(timeline, labels)}, who won, ${changeText(stretch)}${told}`,
    ...summarizeTurns(timeline, labels, from, to).map((sentence) => `    ${sentence}`),
  ];
}

function pointLines(timeline: Timeline, labels: GameLabels, point: TurningPoint): string[] {
  return [
    `  turn ${point.turn}: ${labels.names[point.seat]} ${changeText(point)}`,
    ...summarizeTurn(timeline, labels, point.turn).map((sentence) => `    ${sentence}`),
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
