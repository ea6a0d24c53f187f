import type { Seat } from "../../../components/index.ts";
import { type Change, isSignificant, rise } from "./change.ts";

/** Chances of winning over a game. */
export interface KnownChances {
  /** Player-turns of the game. */
  readonly turns: number;
  /** Whoever won: more than one seat after a tie, none where the game did not come to its end. */
  readonly winners: readonly Seat[];
  /** By seat: the change from the beginning of turn `from` to that of turn `to`, from 1; one beyond the last is the end. */
  ofSeats(from: number, to: number): Change[];
  /** The same of whoever won, of several together. */
  ofWinners(from: number, to: number): Change;
}

/** A turn in which a seat's chance of winning changed. */
export interface TurningPoint extends Change {
  /** Player-turn, from 1. */
  readonly turn: number;
  /** The seat whose chance changed most. */
  readonly seat: Seat;
  /** The same turn for whoever won in the end; after a tie, for all of them together. */
  readonly winner: Change;
}

/** Player-turns, from 1, both included, in which the chance of whoever won rose. */
export interface WinningStretch extends Change {
  readonly from: number;
  readonly to: number;
}

/** Turns that decided a game. */
export interface Turns {
  /** In the order of play. */
  readonly turningPoints: readonly TurningPoint[];
  /**
   * The turn that raised the winner's chance most. Where playouts tell no single turn's rise from none: the shortest
   * stretch that was found whose rise they do, or else the whole game. Null where nobody has won.
   */
  readonly decisive: WinningStretch | null;
}

/** Positions that are looked at first, evenly over the game. */
const COARSE = 24;
/** Turning points that are looked for, besides the winner's. */
const MOST_POINTS = 3;

/** From the beginning of one turn to that of another. */
type Stretch = readonly [from: number, to: number];

/**
 * The turns with the largest changes of a winning chance: between positions evenly over the game the largest changes are
 * found, and each is halved down to a single turn, once for any seat's and once for the winner's. A change that the
 * playouts cannot tell from none is left out.
 */
export function findTurns(chances: KnownChances): Turns {
  const { turns } = chances;
  const steps = Math.min(COARSE, turns);
  const stops = Array.from({ length: steps + 1 }, (_, i) => 1 + Math.round((i * turns) / steps));
  const coarse = stops.slice(1).map((to, i): Stretch => [stops[i], to]);
  const swing = ([from, to]: Stretch): number =>
    Math.max(...chances.ofSeats(from, to).map((change) => Math.abs(rise(change))));
  const gain = ([from, to]: Stretch): number => rise(chances.ofWinners(from, to));
  const largest = (by: (stretch: Stretch) => number) => coarse.toSorted((a, b) => by(b) - by(a));
  const winning = narrowed(largest(gain)[0], gain);
  const found = [
    ...largest(swing)
      .slice(0, MOST_POINTS)
      .map((stretch) => narrowed(stretch, swing)),
    winning,
  ];
  const singles = new Set(found.map((stretches) => (stretches.at(-1) as Stretch)[0]));
  const turningPoints = [...singles].sort((a, b) => a - b).flatMap((turn) => pointAt(chances, turn));
  const whole: Stretch = [1, turns + 1];
  return { turningPoints, decisive: decisive(chances, turningPoints, [whole, ...winning]) };
}

/** The stretch, its half with more of `measure`, the half of that and so on, down to a single turn. */
function narrowed(stretch: Stretch, measure: (stretch: Stretch) => number): Stretch[] {
  const [from, to] = stretch;
  if (from + 1 === to) return [stretch];
  const middle = (from + to) >>> 1;
  const [early, late]: Stretch[] = [
    [from, middle],
    [middle, to],
  ];
  return [stretch, ...narrowed(measure(early) >= measure(late) ? early : late, measure)];
}

function pointAt(chances: KnownChances, turn: number): TurningPoint[] {
  const changes = chances.ofSeats(turn, turn + 1).map((change, seat) => ({ seat: seat as Seat, ...change }));
  const [most] = changes.filter(isSignificant).sort((a, b) => Math.abs(rise(b)) - Math.abs(rise(a)));
  return most === undefined ? [] : [{ turn, ...most, winner: chances.ofWinners(turn, turn + 1) }];
}

/** `nested`: stretches of the winner's rise, each within the one before it. */
function decisive(
  chances: KnownChances,
  points: readonly TurningPoint[],
  nested: readonly Stretch[],
): WinningStretch | null {
  if (chances.winners.length === 0) return null;
  const rose = (change: Change): boolean => isSignificant(change) && rise(change) > 0;
  const [single] = points
    .filter(({ winner }) => rose(winner))
    .sort((a, b) => rise(b.winner) - rise(a.winner));
  if (single !== undefined) return { from: single.turn, to: single.turn, ...single.winner };
  const [from, to] = nested.findLast((stretch) => rose(chances.ofWinners(...stretch))) ?? nested[0];
  return { from, to: to - 1, ...chances.ofWinners(from, to) };
}
