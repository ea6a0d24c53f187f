/** Size that a run needs, worked out before it is started. */

import { sampleVariance } from "simple-statistics";
import { normalQuantile, studentQuantile } from "./distributions.ts";
import { CONFIDENCE, MIN_UNITS } from "./interval.ts";

/** Difference that a test should be able to see, and its error rates. */
export interface Aim {
  /** The smallest difference worth finding, in the measure's own unit (0.02 is two percentage points). */
  readonly detect: number;
  /** Chance of a false alarm, two-sided; divide by the number of tests if there are several. Default 0.05. */
  readonly alpha?: number;
  /** Chance of finding a difference of that size. Default 0.8. */
  readonly power?: number;
}

/** Units needed on each side; null where the pilot's units never varied, which says nothing of how many it takes. */
export interface Plan {
  /** Both sides on the same seeds. */
  readonly paired: number | null;
  /** Each side on seeds of its own. */
  readonly unpaired: number | null;
}

/**
 * Units that {@link Aim} needs, from a pilot in which both sides played the same units. Throws if the pilot has
 * fewer than five units or sides of different length, or if the aim is not a positive difference.
 */
export function planUnits(a: readonly number[], b: readonly number[], aim: Aim): Plan {
  if (a.length !== b.length || a.length < MIN_UNITS) {
    throw new Error(
      `pilot of ${a.length} and ${b.length} units: expected the same units on both sides, at least ${MIN_UNITS}`,
    );
  }
  return {
    paired: unitsNeeded(varianceOf(a, b), (n) => n - 1, aim),
    unpaired: unitsNeeded(sampleVariance(a) + sampleVariance(b), (n) => 2 * (n - 1), aim),
  };
}

/** Half of the width that the paired interval of a difference has over `units` units, by the pilot's variance. */
export function halfWidth(a: readonly number[], b: readonly number[], units: number): number {
  return studentQuantile((1 + CONFIDENCE) / 2, units - 1) * Math.sqrt(varianceOf(a, b) / units);
}

/** The smallest difference that a paired test over `units` units finds with the aim's power, by the pilot's variance. */
export function tellable(
  a: readonly number[],
  b: readonly number[],
  units: number,
  { alpha = 0.05, power = 0.8 }: Omit<Aim, "detect">,
): number {
  const t = studentQuantile(1 - alpha / 2, units - 1) + studentQuantile(power, units - 1);
  return t * Math.sqrt(varianceOf(a, b) / units);
}

/** Variance of the differences within units. */
function varianceOf(a: readonly number[], b: readonly number[]): number {
  return sampleVariance(a.map((value, i) => value - b[i]));
}

/** The smallest n ≥ 5 with n ≥ (t₁₋α⸝₂ + t_power)² · variance / detect², t at the degrees of freedom of n. */
function unitsNeeded(variance: number, df: (n: number) => number, aim: Aim): number | null {
  const { detect, alpha = 0.05, power = 0.8 } = aim;
  if (!(detect > 0)) throw new Error(`plan to detect ${detect}: expected a difference above 0`);
  if (variance === 0) return null;
  const ratio = variance / detect ** 2;
  const enough = (n: number): boolean => {
    const t = studentQuantile(1 - alpha / 2, df(n)) + studentQuantile(power, df(n));
    return n >= t ** 2 * ratio;
  };
  // The normal quantiles give a lower bound, a few units short.
  const start = (normalQuantile(1 - alpha / 2) + normalQuantile(power)) ** 2 * ratio;
  let n = Math.max(MIN_UNITS, Math.ceil(start));
  while (!enough(n)) n++;
  return n;
}
