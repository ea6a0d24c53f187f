/** Estimates over units, where a unit is whatever was played independently: a season, or a block. */

import { mean, sampleVariance } from "simple-statistics";
import { percentileInterval, resample } from "./bootstrap.ts";
import { studentQuantile } from "./distributions.ts";

/** Below this many units no interval is given. */
export const MIN_UNITS = 5;

/** From this many units up the mean gets a t interval; below, a bootstrap interval. */
export const T_UNITS = 10;

/** Confidence of every interval, unless another is asked for. */
export const CONFIDENCE = 0.95;

/**
 * Confidence interval of a true value, or the reason for which there is none. `method` is how the bounds were
 * found: `share` by {@link estimateShare}, `unvaried` by {@link unvariedInterval}, `exact` where the value is known.
 */
export type Interval =
  | {
      readonly method: "t" | "bootstrap" | "wilson" | "share" | "unvaried" | "exact";
      readonly low: number;
      readonly high: number;
    }
  | { readonly method: "none"; readonly reason: string };

/** A mean (or another statistic) over `units` units, one at least, with its interval. */
export interface Estimate {
  readonly value: number;
  readonly units: number;
  readonly interval: Interval;
}

/**
 * The mean of one number per unit, of a measure without known bounds: t interval from {@link T_UNITS} units, bootstrap
 * from {@link MIN_UNITS}, none below; throws without a unit. Of a measure with bounds use `estimateWithin` or `estimateShare`.
 */
export function estimateMean(values: readonly number[], confidence: number = CONFIDENCE): Estimate {
  if (values.length < T_UNITS) return estimateByBootstrap(values, mean, confidence);
  const value = mean(values);
  const half = studentQuantile((1 + confidence) / 2, values.length - 1) * standardError(values);
  return {
    value,
    units: values.length,
    interval: { method: "t", low: value - half, high: value + half },
  };
}

/**
 * Any `statistic` of one number per unit (a median, a mean of something skewed such as net worth) with a
 * bootstrap interval from {@link MIN_UNITS} units.
 */
export function estimateByBootstrap(
  values: readonly number[],
  statistic: (sample: number[]) => number,
  confidence: number = CONFIDENCE,
): Estimate {
  const units = someUnits(values);
  const value = statistic([...values]);
  if (units < MIN_UNITS) return { value, units, interval: tooFewUnits(units) };
  const sample = new Array<number>(units);
  const replicates = resample(units, (picks) => {
    for (let i = 0; i < units; i++) sample[i] = values[picks[i]];
    return statistic(sample);
  });
  return {
    value,
    units,
    interval: { method: "bootstrap", ...percentileInterval(replicates, units, confidence) },
  };
}

/** Number of units. Throws where there are none, of which nothing can be estimated. */
export function someUnits(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("an estimate over no units: expected at least one");
  return values.length;
}

/** The interval of too few units. */
export function tooFewUnits(units: number): Interval {
  return { method: "none", reason: `${units} units; an interval needs at least ${MIN_UNITS}` };
}

/** The least and the most that a measure can be. */
export type Range = readonly [least: number, most: number];

export const SHARE: Range = [0, 1];
/** Range of the difference of two shares. */
export const DIFFERENCE: Range = [-1, 1];

/**
 * The bounds as reports and JSON carry them: `[low, high]`, or null where there is no interval. They stay within what can be
 * measured: a t interval of few units reaches beyond it.
 */
export function bounds(
  interval: Interval,
  [least, most]: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): readonly [low: number, high: number] | null {
  return interval.method === "none" ? null : [Math.max(least, interval.low), Math.min(most, interval.high)];
}

/** The same interval, cut off at what its measure can be. */
export function clipped(interval: Interval, range: Range): Interval {
  const within = bounds(interval, range);
  if (interval.method === "none" || within === null) return interval;
  return { ...interval, low: within[0], high: within[1] };
}

/** The standard error of the mean of at least two values. */
export function standardError(values: readonly number[]): number {
  return Math.sqrt(sampleVariance(values) / values.length);
}
