/** Means over strata (tables of a population) that were each sampled apart: every stratum counts alike. */

import { mean, sampleVariance } from "simple-statistics";
import { studentQuantile, studentTwoSided } from "./distributions.ts";
import {
  CONFIDENCE,
  clipped,
  DIFFERENCE,
  type Estimate,
  type Interval,
  MIN_UNITS,
  type Range,
  tooFewUnits,
} from "./interval.ts";
import type { Comparison } from "./paired.ts";
import { smallestP } from "./sign-flip.ts";
import { observationsIn, unvariedInterval } from "./unvaried.ts";

/** Fewest units of a stratum that show how much it varies. */
const MIN_STRATUM = 2;

/**
 * The mean of the means of `strata`, each of one number per unit, within `range`: t interval by the variances within strata
 * with the degrees of freedom of Satterthwaite ("An approximate distribution of estimates of variance components", 1946).
 * None with a stratum of a single unit, or fewer than {@link MIN_UNITS} units in all. Throws on a stratum without a unit.
 */
export function estimateStratified(
  strata: readonly (readonly number[])[],
  range: Range,
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Estimate {
  const { value, units, spread } = summed(strata);
  if (spread === null) return { value, units, interval: tooFew(strata, units) };
  const { variance, freedom } = spread;
  if (variance === 0) {
    return {
      value,
      units,
      interval: unvariedInterval(value, observationsIn(units, gamesEach), range, confidence),
    };
  }
  const half = studentQuantile((1 + confidence) / 2, freedom) * Math.sqrt(variance);
  return { value, units, interval: clipped({ method: "t", low: value - half, high: value + half }, range) };
}

/** The mean of one number per unit, each `a − b` on the same seeds, over strata; `p` tests "no difference", two-sided. */
export function stratifiedDifference(
  differences: readonly (readonly number[])[],
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Comparison {
  const {
    value: difference,
    units,
    interval,
  } = estimateStratified(differences, DIFFERENCE, confidence, gamesEach);
  const { spread } = summed(differences);
  if (spread === null) return { difference, units, interval, p: null };
  const least = smallestP(observationsIn(units, gamesEach));
  if (spread.variance === 0) return { difference, units, interval, p: difference === 0 ? 1 : least };
  const p = studentTwoSided(difference / Math.sqrt(spread.variance), spread.freedom);
  return { difference, units, interval, p: Math.max(least, p) };
}

interface Summed {
  readonly value: number;
  readonly units: number;
  /** Variance of the mean and its degrees of freedom; null with too few units. */
  readonly spread: { readonly variance: number; readonly freedom: number } | null;
}

function summed(strata: readonly (readonly number[])[]): Summed {
  if (strata.length === 0 || strata.some(({ length }) => length === 0)) {
    throw new RangeError("an estimate over strata: expected at least one, and a unit in each");
  }
  const units = strata.reduce((sum, { length }) => sum + length, 0);
  const value = mean(strata.map((stratum) => mean([...stratum])));
  if (units < MIN_UNITS || strata.some(({ length }) => length < MIN_STRATUM)) {
    return { value, units, spread: null };
  }
  const parts = strata.map((stratum) => sampleVariance([...stratum]) / stratum.length / strata.length ** 2);
  const variance = parts.reduce((sum, part) => sum + part, 0);
  const squares = parts.reduce((sum, part, i) => sum + part ** 2 / (strata[i].length - 1), 0);
  return { value, units, spread: { variance, freedom: squares === 0 ? 1 : variance ** 2 / squares } };
}

const tooFew = (strata: readonly (readonly number[])[], units: number): Interval =>
  units < MIN_UNITS
    ? tooFewUnits(units)
    : {
        method: "none",
        reason: `a stratum of ${Math.min(...strata.map(({ length }) => length))} unit; an interval needs ${MIN_STRATUM} in each`,
      };
