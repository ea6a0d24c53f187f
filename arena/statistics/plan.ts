/** How large a run must be before it is started. */

import { sampleVariance } from "simple-statistics";
import { normalQuantile, studentQuantile } from "./distributions.ts";
import { MIN_UNITS } from "./interval.ts";

/** What a test should be able to see. */
export interface Aim {
  /** The smallest difference worth finding, in the measure's own unit (0.02 is two percentage points). */
  readonly detect: number;
  /** Chance of a false alarm, two-sided; divide by the number of tests if there are several. Default 0.05. */
  readonly alpha?: number;
  /** Chance of finding a difference of that size. Default 0.8. */
  readonly power?: number;
}

/** Units needed on each side. */
export interface Plan {
  /** Both sides on the same seeds. */
  readonly paired: number;
  /** Each side on seeds of its own. */
  readonly unpaired: number;
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
  const differences = a.map((value, i) => value - b[i]);
  return {
    paired: unitsNeeded(sampleVariance(differences), (n) => n - 1, aim),
    unpaired: unitsNeeded(sampleVariance(a) + sampleVariance(b), (n) => 2 * (n - 1), aim),
  };
}

/** The smallest n ≥ 5 with n ≥ (t₁₋α⸝₂ + t_power)² · variance / detect², t at the degrees of freedom of n. */
function unitsNeeded(variance: number, df: (n: number) => number, aim: Aim): number {
  const { detect, alpha = 0.05, power = 0.8 } = aim;
  if (!(detect > 0)) throw new Error(`plan to detect ${detect}: expected a difference above 0`);
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
