/** All pairs of a line-up at once, with the price of testing several. */

import { type Comparison, pairedDifference } from "./paired.ts";

/** The paired comparison of players `a` and `b` (indices into the line-up); `adjusted` is Holm's p-value. */
export interface PairwiseComparison extends Comparison {
  readonly a: number;
  readonly b: number;
  readonly adjusted: number | null;
}

/**
 * Compares every pair of `players`, each an array of one number per unit over the same units, and adjusts the
 * p-values for the number of pairs. Pairs come in the order (0,1), (0,2), … Intervals are not adjusted.
 */
export function pairwiseDifferences(players: readonly (readonly number[])[]): PairwiseComparison[] {
  const pairs = players.flatMap((valuesA, a) =>
    players.slice(a + 1).map((valuesB, i) => ({ a, b: a + 1 + i, ...pairedDifference(valuesA, valuesB) })),
  );
  const adjusted = holm(pairs.flatMap(({ p }) => p ?? []));
  // All pairs have the same units, so the p-values are all there or all missing.
  return pairs.map((pair, i) => ({ ...pair, adjusted: adjusted[i] ?? null }));
}

/**
 * Holm's step-down adjustment ("A simple sequentially rejective multiple test procedure", 1979): rejecting where
 * the adjusted p-value is below alpha keeps the chance of any false rejection below alpha, however the tests
 * depend on each other. Answers in the order asked.
 */
export function holm(pValues: readonly number[]): number[] {
  const order = pValues.map((_, i) => i).sort((i, j) => pValues[i] - pValues[j]);
  const adjusted = new Array<number>(pValues.length);
  let floor = 0;
  order.forEach((i, rank) => {
    floor = Math.max(floor, Math.min(1, (pValues.length - rank) * pValues[i]));
    adjusted[i] = floor;
  });
  return adjusted;
}
