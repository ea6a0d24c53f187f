/**
 * The Plackett–Luce model of finishing orders: from any set of players the next best is player i with
 * probability e^θᵢ / Σ e^θ over the set (Plackett, "The analysis of permutations", 1975). Hunter's MM algorithm
 * ("MM algorithms for generalized Bradley–Terry models", 2004) fits the same likelihood but needs very many
 * sweeps where one player or group nearly always wins; it is concave and small, so Newton's method is used.
 */

import type { ChoiceTally } from "./choice-tally.ts";
import { solveInPlace } from "./cholesky.ts";

/** About ten steps settle a usual tally, and fifty an all but certain order over millions of games. */
const MAX_STEPS = 500;

/**
 * No strength moves further than this in one step. Along a move of range r the curvature grows at most e^r fold;
 * with r up to 1 a Newton step always climbs.
 */
const MAX_MOVE = 0.5;

/** Each step squares the error, so after a step this small it is far below a hundredth of a rating point. */
const TOLERANCE = 1e-7;

/** State of a fit: strengths θ, worths e^θ, and the slope and negated curvature (row by row) of the log-likelihood. */
interface Ascent {
  readonly strengths: Float64Array;
  readonly worths: Float64Array;
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
}

/**
 * The maximum-likelihood strengths θ by player, with θ of `pinned` 0, for the `counts` of some of the tally's
 * units together. Every other player is given one drawn game against `pinned`, so that a player that lost (or
 * won) everything has a finite strength; for two players with w and l wins θ is ln((w + ½) / (l + ½)). `start`
 * is where to begin, to save steps.
 */
export function fitStrengths(
  tally: Pick<ChoiceTally, "players" | "sets">,
  counts: Float64Array,
  pinned: number,
  start?: Float64Array,
): Float64Array {
  const { players } = tally;
  const ascent = {
    strengths: start?.slice() ?? new Float64Array(players),
    worths: new Float64Array(players),
    slope: new Float64Array(players),
    curvature: new Float64Array(players * players),
  };
  for (let step = 0; step < MAX_STEPS; step++) {
    lookAround(tally, counts, pinned, ascent);
    solveInPlace(ascent.curvature, ascent.slope);
    if (climb(ascent) < TOLERANCE) return ascent.strengths;
  }
  throw new Error(
    `Plackett–Luce fit of ${players} players: not settled after ${MAX_STEPS} steps; check the finishing orders`,
  );
}

/** Moves the strengths by `slope`, which by now holds Newton's step; returns its size before shortening. */
function climb({ strengths, slope }: Ascent): number {
  let size = 0;
  for (let i = 0; i < slope.length; i++) size = Math.max(size, Math.abs(slope[i]));
  const share = size > MAX_MOVE ? MAX_MOVE / size : 1;
  for (let i = 0; i < slope.length; i++) add(strengths, i, share * slope[i]);
  return size;
}

/** Slope and curvature at the strengths; for `pinned` they say that it does not move. */
function lookAround(
  { players, sets }: Pick<ChoiceTally, "players" | "sets">,
  counts: Float64Array,
  pinned: number,
  ascent: Ascent,
): void {
  const { strengths, worths, slope, curvature } = ascent;
  curvature.fill(0);
  for (let i = 0; i < players; i++) {
    worths[i] = Math.exp(strengths[i]);
    slope[i] = counts[i];
  }
  for (let id = 0; id < sets.length; id++) {
    const draws = counts[players + id];
    if (draws > 0) subtractDraws(sets[id], draws, ascent);
  }
  for (let i = 0; i < players; i++) {
    if (i === pinned) continue;
    add(slope, i, 0.5);
    subtractDraws([i, pinned], 1, ascent);
  }
  slope[pinned] = 0;
  for (let i = 0; i < players; i++) {
    curvature[i * players + pinned] = 0;
    curvature[pinned * players + i] = 0;
  }
  curvature[pinned * players + pinned] = 1;
}

/** Adds `draws` choices from `set`: their part of the slope and of the curvature that is the same whoever was chosen. */
function subtractDraws(set: readonly number[], draws: number, { worths, slope, curvature }: Ascent): void {
  const players = worths.length;
  let sum = 0;
  for (let a = 0; a < set.length; a++) sum += worths[set[a]];
  for (let a = 0; a < set.length; a++) {
    const i = set[a];
    const share = (draws * worths[i]) / sum;
    add(slope, i, -share);
    add(curvature, i * players + i, share);
    for (let b = 0; b < set.length; b++) {
      const j = set[b];
      add(curvature, i * players + j, (-share * worths[j]) / sum);
    }
  }
}

function add(sums: Float64Array, index: number, value: number): void {
  sums[index] += value;
}
