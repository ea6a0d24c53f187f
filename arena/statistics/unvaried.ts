/** Estimates for units that are all alike: they do not vary, which does not mean that they cannot. */

import { mean } from "simple-statistics";
import { normalQuantile } from "./distributions.ts";
import {
  CONFIDENCE,
  clipped,
  type Estimate,
  estimateMean,
  type Interval,
  MIN_UNITS,
  type Range,
  someUnits,
  tooFewUnits,
} from "./interval.ts";

/** True when all values are equal; nothing at all does not vary either. */
export function isUnvaried(values: readonly number[]): boolean {
  return values.every((value) => value === values[0]);
}

/**
 * Number of independent observations that `units` equal units of `gamesEach` games count for. Units that never vary do not show
 * how much the games within one hang together; the count lies halfway, as ratios go, between as many as there are games
 * and as many as there are units.
 */
export function observationsIn(units: number, gamesEach: number): number {
  return units * Math.sqrt(gamesEach);
}

/**
 * The share of units that may be unlike all that were seen: Wilson's upper bound for none in `observations`
 * (Wilson, 1927). 0.28 for 10 observations, 0.09 for 40, at 95%.
 */
export function unseenShare(observations: number, confidence: number = CONFIDENCE): number {
  const z = normalQuantile((1 + confidence) / 2);
  return z ** 2 / (observations + z ** 2);
}

/**
 * The interval of a mean whose units were all `value`: up to the share {@link unseenShare} of units may be unlike them, at
 * either end of `range`. For a share at 0 or 1 this is Wilson's interval, for a difference of two paired shares Tango's
 * ("Equivalence test and confidence interval for the difference in proportions for the paired-sample design", 1998).
 */
export function unvariedInterval(
  value: number,
  observations: number,
  [least, most]: Range,
  confidence: number = CONFIDENCE,
): Interval {
  const unseen = unseenShare(observations, confidence);
  return {
    method: "unvaried",
    low: value - unseen * (value - least),
    high: value + unseen * (most - value),
  };
}

/**
 * The mean of one number per unit, each within `range`, by `estimateMean`; of units that never vary, by
 * {@link unvariedInterval}. `gamesEach` is how many games the number of a unit is the mean of.
 */
export function estimateWithin(
  values: readonly number[],
  range: Range,
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Estimate {
  const units = someUnits(values);
  if (units >= MIN_UNITS && isUnvaried(values)) {
    const value = values[0];
    const observations = observationsIn(units, gamesEach);
    return { value, units, interval: unvariedInterval(value, observations, range, confidence) };
  }
  if (units < MIN_UNITS) return { value: mean(values), units, interval: tooFewUnits(units) };
  const estimate = estimateMean(values, confidence);
  return { ...estimate, interval: clipped(estimate.interval, range) };
}
