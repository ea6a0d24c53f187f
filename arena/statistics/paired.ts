/** Differences between two players or settings, unit by unit. */

import { mean } from "simple-statistics";
import { studentQuantile, studentTwoSided } from "./distributions.ts";
import {
  CONFIDENCE,
  DIFFERENCE,
  type Interval,
  MIN_UNITS,
  type Range,
  someUnits,
  standardError,
  T_UNITS,
  tooFewUnits,
} from "./interval.ts";
import { flipTest, smallestP } from "./sign-flip.ts";
import { estimateWithin, isUnvaried, observationsIn, unvariedInterval } from "./unvaried.ts";

/** A difference of two means. `p` tests "no difference", two-sided; null where there are too few units. */
export interface Comparison {
  readonly difference: number;
  /** Units on each side; the smaller number where the sides differ. */
  readonly units: number;
  readonly interval: Interval;
  readonly p: number | null;
}

/**
 * Mean of `a − b` within units, where `a[i]` and `b[i]` were played on the same seeds, with its interval and the p-value
 * of the paired t test. Single games, each won or lost, of fewer than {@link T_UNITS} units are tested by all flips of
 * sign instead, and no p is smaller than such a test could find. Units are means over `gamesEach` games. Throws if the
 * sides differ in length, or have no unit.
 */
export function pairedDifference(
  a: readonly number[],
  b: readonly number[],
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Comparison {
  if (a.length !== b.length) {
    throw new Error(
      `paired difference of ${a.length} and ${b.length} units: expected the same units on both sides`,
    );
  }
  const differences = a.map((value, i) => value - b[i]);
  const units = someUnits(a);
  if (units < MIN_UNITS) {
    return { difference: mean(differences), units, interval: tooFewUnits(units), p: null };
  }
  if (playAlike(a, b)) {
    return { difference: 0, units, interval: { method: "exact", low: 0, high: 0 }, p: 1 };
  }
  const { value, interval } = estimateWithin(differences, rangeOf(differences), confidence, gamesEach);
  return { difference: value, units, interval, p: pairedP(differences, gamesEach) };
}

/** Range of differences: that of shares; for another measure, as far as they were seen to reach. */
function rangeOf(differences: readonly number[]): Range {
  const most = Math.max(1, ...differences.map(Math.abs));
  return most === 1 ? DIFFERENCE : [-most, most];
}

function pairedP(differences: readonly number[], gamesEach: number): number {
  const units = differences.length;
  const least = smallestP(observationsIn(units, gamesEach));
  if (isUnvaried(differences)) return differences[0] === 0 ? 1 : least;
  const single = differences.every((each) => Math.abs(each) === 1 || each === 0);
  if (single && units < T_UNITS) return flipTest(differences);
  const t = mean(differences) / standardError(differences);
  return Math.max(least, studentTwoSided(t, units - 1));
}

/** Below this chance, equal units of two sides are no coincidence. */
const COINCIDENCE = 1e-6;

/**
 * True when two sides are equal unit by unit, more often than units as various as theirs would be by chance: then their
 * games go alike, as those of a player and itself do.
 */
export function playAlike(a: readonly number[], b: readonly number[]): boolean {
  if (!a.every((value, i) => value === b[i])) return false;
  const counts = new Map<number, number>();
  for (const value of a) counts.set(value, (counts.get(value) ?? 0) + 1);
  let match = 0;
  for (const count of counts.values()) match += (count / a.length) ** 2;
  return match ** a.length < COINCIDENCE;
}

/**
 * Difference of the means of `a` and `b` as if they were played on different seeds (Welch's t). Beside
 * {@link pairedDifference} it shows what pairing gained.
 */
export function unpairedDifference(
  a: readonly number[],
  b: readonly number[],
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Comparison {
  const units = Math.min(someUnits(a), someUnits(b));
  const difference = mean(a) - mean(b);
  if (units < MIN_UNITS) return { difference, units, interval: tooFewUnits(units), p: null };
  const varianceA = standardError(a) ** 2;
  const varianceB = standardError(b) ** 2;
  const variance = varianceA + varianceB;
  const observations = observationsIn(units, gamesEach);
  const least = smallestP(observations);
  if (isUnvaried(a) && isUnvaried(b)) {
    const interval = unvariedInterval(difference, observations, rangeOf([difference]), confidence);
    return { difference, units, interval, p: difference === 0 ? 1 : least };
  }
  const df = variance ** 2 / (varianceA ** 2 / (a.length - 1) + varianceB ** 2 / (b.length - 1));
  const half = studentQuantile((1 + confidence) / 2, df) * Math.sqrt(variance);
  return {
    difference,
    units,
    interval: { method: "t", low: difference - half, high: difference + half },
    p: Math.max(least, studentTwoSided(difference / Math.sqrt(variance), df)),
  };
}

/** Width of one interval over the width of another; null where either is missing or the other has no width. */
export function widthRatio(interval: Interval, other: Interval): number | null {
  if (interval.method === "none" || other.method === "none" || other.high === other.low) return null;
  return (interval.high - interval.low) / (other.high - other.low);
}
