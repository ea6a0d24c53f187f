import type { Seat } from "../../components/index.ts";
import { deriveKey, seedKey } from "../../src/random.ts";
import { bounds, pairedDifference } from "../statistics/index.ts";
import { Playouts } from "./playouts.ts";
import type { Timeline } from "./timeline.ts";

/** A turn in which a seat's chance of winning changed. */
export interface TurningPoint {
  /** Player-turn, from 1. */
  readonly turn: number;
  readonly seat: Seat;
  /** Chance of winning before and after the turn, by playouts. */
  readonly before: number;
  readonly after: number;
  /** 95% interval of the change. */
  readonly interval: readonly [low: number, high: number];
}

/** Positions that are looked at first, evenly over the game. */
const COARSE = 24;
/** Turning points that are looked for. */
const MOST_POINTS = 3;

/**
 * The turns with the largest changes of a winning chance: between positions evenly over the game the largest changes are
 * found, and each is halved down to a single turn. A change that the playouts cannot tell from none is left out.
 */
export function turningPoints(timeline: Timeline, playouts: number): TurningPoint[] {
  const { turns, record } = timeline;
  const key = deriveKey(seedKey(record.seed), record.unit, record.game);
  const player = new Playouts(timeline, record.seats.length, key, playouts);
  const known = new Map<number, number[][]>();
  /** Wins by seat and playout before a turn; beyond the last, what happened. */
  const before = (turn: number): number[][] => {
    const wins =
      known.get(turn) ??
      (turn > turns
        ? timeline.outcomes.map(({ win }) => Array.from({ length: playouts }, () => win))
        : player.wins(timeline.snapshot(turn)));
    known.set(turn, wins);
    return wins;
  };
  const steps = Math.min(COARSE, turns);
  const stops = Array.from({ length: steps + 1 }, (_, i) => 1 + Math.round((i * turns) / steps));
  const stretches = stops.slice(1).map((to, i) => ({ from: stops[i], to }));
  stretches.sort((a, b) => swing(before(b.from), before(b.to)) - swing(before(a.from), before(a.to)));
  const points = stretches.slice(0, MOST_POINTS).flatMap(({ from, to }) => {
    let [low, high] = [from, to];
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if (swing(before(low), before(middle)) >= swing(before(middle), before(high))) high = middle;
      else low = middle;
    }
    return pointAt(low, before(low), before(high));
  });
  return points.sort((a, b) => a.turn - b.turn);
}

function pointAt(turn: number, before: readonly number[][], after: readonly number[][]): TurningPoint[] {
  const changes = before.map((wins, seat) => pairedDifference(after[seat], wins));
  const seat = changes.reduce(
    (most, { difference }, each) =>
      Math.abs(difference) > Math.abs(changes[most]?.difference ?? 0) ? each : most,
    0,
  );
  const interval = bounds(changes[seat].interval);
  if (interval === null || (interval[0] <= 0 && interval[1] >= 0)) return [];
  return [{ turn, seat: seat as Seat, before: share(before[seat]), after: share(after[seat]), interval }];
}

/** The largest change of any seat's chance. */
function swing(before: readonly number[][], after: readonly number[][]): number {
  return Math.max(...before.map((wins, seat) => Math.abs(share(after[seat]) - share(wins))));
}

function share(wins: readonly number[] = []): number {
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
