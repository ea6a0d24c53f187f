import { mean, sampleVariance } from "simple-statistics";

/**
 * Design effect of a unit's games: the variance of win shares over units divided by what it would
 * be if all games were independent (binomial, `gamesEach` games a unit). 1: as independent; 4: an interval over
 * games would be half as wide as it should; below 1: balanced seatings took variance out. Null where it is not
 * defined: fewer than two units, or a share of 0 or 1.
 */
export function designEffect(winShares: readonly number[], gamesEach: number): number | null {
  if (winShares.length < 2) return null;
  const share = mean(winShares);
  const binomial = (share * (1 - share)) / gamesEach;
  return binomial > 0 ? sampleVariance(winShares) / binomial : null;
}
