/** Differences between two players or settings, unit by unit. */

import { mean } from "simple-statistics";
import { studentQuantile, studentTwoSided } from "./distributions.ts";
import {
  CONFIDENCE,
  estimateMean,
  type Interval,
  MIN_UNITS,
  standardError,
  tooFewUnits,
} from "./interval.ts";

/** A difference of two means. `p` tests "no difference", two-sided; null where there are too few units. */
export interface Comparison {
  readonly difference: number;
  /** Units on each side; the smaller number where the sides differ. */
  readonly units: number;
  readonly interval: Interval;
  readonly p: number | null;
}

/** What a comparison found; "no difference" means none was found, not that there is none. */
export type Verdict = "better" | "worse" | "no difference";

/**
 * Mean of `a − b` within units, where `a[i]` and `b[i]` were played on the same seeds, with the interval of
 * {@link estimateMean} and the p-value of the paired t test. Throws if the sides differ in length.
 */
export function pairedDifference(
  a: readonly number[],
  b: readonly number[],
  confidence: number = CONFIDENCE,
): Comparison {
  if (a.length !== b.length) {
    throw new Error(
      `paired difference of ${a.length} and ${b.length} units: expected the same units on both sides`,
    );
  }
  const differences = a.map((value, i) => value - b[i]);
  const { value, units, interval } = estimateMean(differences, confidence);
  const p = units < MIN_UNITS ? null : pValue(value, standardError(differences), units - 1);
  return { difference: value, units, interval, p };
}

/**
 * Difference of the means of `a` and `b` as if they were played on different seeds (Welch's t). Beside
 * {@link pairedDifference} it shows what pairing gained.
 */
export function unpairedDifference(
  a: readonly number[],
  b: readonly number[],
  confidence: number = CONFIDENCE,
): Comparison {
  const units = Math.min(a.length, b.length);
  const difference = units === 0 ? Number.NaN : mean(a) - mean(b);
  if (units < MIN_UNITS) return { difference, units, interval: tooFewUnits(units), p: null };
  const varianceA = standardError(a) ** 2;
  const varianceB = standardError(b) ** 2;
  const variance = varianceA + varianceB;
  // Two constant sides leave the Welch–Satterthwaite formula 0/0; any degrees of freedom then say the same.
  const df =
    variance === 0
      ? units - 1
      : variance ** 2 / (varianceA ** 2 / (a.length - 1) + varianceB ** 2 / (b.length - 1));
  const half = studentQuantile((1 + confidence) / 2, df) * Math.sqrt(variance);
  return {
    difference,
    units,
    interval: { method: "t", low: difference - half, high: difference + half },
    p: pValue(difference, Math.sqrt(variance), df),
  };
}

/** Width of one interval over the width of another; null where either is missing or the other has no width. */
export function widthRatio(interval: Interval, other: Interval): number | null {
  if (interval.method === "none" || other.method === "none" || other.high === other.low) return null;
  return (interval.high - interval.low) / (other.high - other.low);
}

/** Reads a comparison at level `alpha`; with several tests, pass the adjusted p-value in `p`. */
export function verdict(
  { difference, p }: Pick<Comparison, "difference" | "p">,
  alpha = 1 - CONFIDENCE,
): Verdict {
  if (p === null || p >= alpha) return "no difference";
  return difference > 0 ? "better" : "worse";
}

/** Units that never vary prove a difference if there is one, and no difference if there is none. */
function pValue(difference: number, error: number, df: number): number {
  if (error === 0) return difference === 0 ? 1 : 0;
  return studentTwoSided(difference / error, df);
}
