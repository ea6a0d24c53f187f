import { normalQuantile } from "./distributions.ts";
import { CONFIDENCE, type Estimate, MIN_UNITS, someUnits, tooFewUnits } from "./interval.ts";
import { scoreInterval } from "./share.ts";

/**
 * The chance of something from independent tries, each 0 or 1 (a tie may count as a share): Wilson's score interval
 * (Wilson, 1927), which stays honest at 0 and 1 where a t interval would have no width.
 */
export function estimateChance(tries: readonly number[], confidence: number = CONFIDENCE): Estimate {
  const n = someUnits(tries);
  const share = tries.reduce((sum, one) => sum + one, 0) / n;
  if (n < MIN_UNITS) return { value: share, units: n, interval: tooFewUnits(n) };
  const z = normalQuantile((1 + confidence) / 2);
  return { value: share, units: n, interval: { method: "wilson", ...scoreInterval(share, n, z) } };
}
