/** The price of testing several things at once. */

/**
 * Holm's step-down adjustment ("A simple sequentially rejective multiple test procedure", 1979): rejecting where
 * the adjusted p-value is below alpha keeps the chance of any false rejection below alpha, however the tests
 * depend on each other. Answers in the order asked.
 */
export function holm(pValues: readonly number[]): number[] {
  const adjusted = new Array<number>(pValues.length);
  let floor = 0;
  byRank(pValues).forEach((i, rank) => {
    floor = Math.max(floor, Math.min(1, (pValues.length - rank) * pValues[i]));
    adjusted[i] = floor;
  });
  return adjusted;
}

/**
 * The level at which {@link holm} holds each test: `alpha` over the tests that are left when its turn comes; all from the
 * first that is not rejected on have the level of that one.
 */
export function holmLevels(pValues: readonly number[], alpha: number): number[] {
  const levels = new Array<number>(pValues.length);
  let kept: number | null = null;
  byRank(pValues).forEach((i, rank) => {
    const level = kept ?? alpha / (pValues.length - rank);
    if (pValues[i] >= level) kept = level;
    levels[i] = level;
  });
  return levels;
}

/** Indices from the smallest p-value to the largest. */
function byRank(pValues: readonly number[]): number[] {
  return pValues.map((_, i) => i).sort((i, j) => pValues[i] - pValues[j]);
}
