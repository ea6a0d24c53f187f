/** Intervals of a share (of wins, of games survived) that stay honest near 0 and 1. */

import { mean, sampleVariance } from "simple-statistics";
import { betaCdf, normalQuantile, studentQuantile } from "./distributions.ts";
import { CONFIDENCE, type Estimate, MIN_UNITS, SHARE, someUnits, tooFewUnits } from "./interval.ts";
import { estimateWithin, isUnvaried } from "./unvaried.ts";

interface Ends {
  readonly low: number;
  readonly high: number;
}

/**
 * The mean of one share (0 … 1) per unit. The variance over units tells how many independent games they are worth
 * (Kish's effective sample size); each end is the further one of Wilson's score interval with Student's quantile, which
 * is the t interval away from 0 and 1, and the mid-P exact interval, which holds near them (both as Korn and Graubard,
 * "Confidence intervals for proportions with small expected number of positive counts", 1998). Units that are one game
 * each are counted as they are. Units that never vary: {@link estimateWithin}.
 */
export function estimateShare(
  values: readonly number[],
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Estimate {
  const units = someUnits(values);
  if (units < MIN_UNITS) return { value: mean(values), units, interval: tooFewUnits(units) };
  if (isUnvaried(values)) return estimateWithin(values, SHARE, confidence, gamesEach);
  const value = mean(values);
  const z = normalQuantile((1 + confidence) / 2);
  // Of single games the mean tells the variance; of units that are means it has to be estimated.
  const single = values.every((each) => each === 0 || each === 1);
  const quantile = single ? z : studentQuantile((1 + confidence) / 2, units - 1);
  const games = single ? units : (value * (1 - value) * units) / sampleVariance(values);
  const score = scoreInterval(value, games, quantile);
  const exact = midPInterval(value, games * (z / quantile) ** 2, (1 - confidence) / 2);
  return {
    value,
    units,
    interval: {
      method: "share",
      low: Math.max(0, Math.min(score.low, exact.low)),
      high: Math.min(1, Math.max(score.high, exact.high)),
    },
  };
}

/** Wilson's score interval of `share` in `games` (any number above 0), at a quantile of the normal or t distribution. */
export function scoreInterval(share: number, games: number, quantile: number): Ends {
  const spread = quantile ** 2;
  const shrink = 1 + spread / games;
  const centre = (share + spread / (2 * games)) / shrink;
  const half = (quantile / shrink) * Math.sqrt((share * (1 - share)) / games + spread / (4 * games ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Halvings of 0 … 1 that find a bound to twelve digits. */
const HALVINGS = 42;

/** The chances at which `share` of `games`, or further out, has the mid-P `tail`; the binomial continued by the beta. */
function midPInterval(share: number, games: number, tail: number): Ends {
  const wins = share * games;
  const atLeast = (chance: number, count: number): number => {
    if (count <= 0) return 1;
    return count >= games + 1 ? 0 : betaCdf(chance, count, games - count + 1);
  };
  const above = (chance: number): number => (atLeast(chance, wins) + atLeast(chance, wins + 1)) / 2;
  const solve = (target: number): number => {
    let low = 0;
    let high = 1;
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      if (above(middle) < target) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return { low: solve(tail), high: solve(1 - tail) };
}
