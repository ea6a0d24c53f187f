/** Several paired comparisons at once, with the price of testing several. */

import { holm, holmLevels } from "./holm.ts";
import { CONFIDENCE } from "./interval.ts";
import { type Comparison, pairedDifference } from "./paired.ts";

/** A comparison that is one of several: its interval is adjusted for all of them, and so is `adjusted`. */
export interface AdjustedComparison extends Comparison {
  /** The p-value by Holm's method; null where there is none. `p` is that of the comparison by itself. */
  readonly adjusted: number | null;
}

/** Two sides of a paired comparison: one number per unit, the same units on both. */
export type Sides = readonly [a: readonly number[], b: readonly number[]];

/**
 * Compares each of `sides` within units, p-values and intervals adjusted for their number by Holm's method: a t interval
 * excludes 0 exactly where its adjusted p is below 1 − `confidence`. Answers in the order asked.
 */
export function pairedDifferences(
  sides: readonly Sides[],
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): AdjustedComparison[] {
  return adjustedComparisons(
    sides.length,
    (which, level) => pairedDifference(...sides[which], level, gamesEach),
    confidence,
  );
}

/** The same of any `many` comparisons, of which `compare` makes each by its index at a level of confidence. */
export function adjustedComparisons(
  many: number,
  compare: (which: number, confidence: number) => Comparison,
  confidence: number = CONFIDENCE,
): AdjustedComparison[] {
  const single = Array.from({ length: many }, (_, which) => compare(which, confidence));
  const pValues = single.map(({ p }) => p ?? 1);
  const adjusted = holm(pValues);
  const levels = holmLevels(pValues, 1 - confidence);
  return single.map((found, i) => {
    const { p } = found;
    if (p === null) return { ...found, adjusted: null };
    const { interval } = compare(i, 1 - levels[i]);
    return { ...found, interval, adjusted: adjusted[i] };
  });
}

/** The paired comparison of players `a` and `b`, indices into the line-up. */
export interface PairwiseComparison extends AdjustedComparison {
  readonly a: number;
  readonly b: number;
}

/**
 * Compares every pair of `players`, each an array of one number per unit over the same units, by
 * {@link pairedDifferences}. Pairs come in the order (0,1), (0,2), …
 */
export function pairwiseDifferences(
  players: readonly (readonly number[])[],
  gamesEach = 1,
): PairwiseComparison[] {
  const pairs = players.flatMap((_, a) => players.slice(a + 1).map((_, i) => ({ a, b: a + 1 + i })));
  const sides = pairs.map(({ a, b }): Sides => [players[a], players[b]]);
  const found = pairedDifferences(sides, CONFIDENCE, gamesEach);
  return pairs.map((pair, i) => ({ ...pair, ...found[i] }));
}
