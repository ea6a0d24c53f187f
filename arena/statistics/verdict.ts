import { CONFIDENCE, type Interval } from "./interval.ts";
import type { Comparison } from "./paired.ts";

/**
 * Verdict of a comparison. "no difference": any there is lies within a stated margin. "not settled": neither that nor a
 * difference, so it takes more units.
 */
export type Verdict = "better" | "worse" | "no difference" | "not settled";

/** A difference of win shares that is not worth caring about: three points. */
export const MARGIN = 0.03;

/** Reads a comparison at level `alpha`; with several tests, pass the adjusted p-value and interval. */
export function verdict(
  { difference, p, interval }: Pick<Comparison, "difference" | "p" | "interval">,
  alpha: number = 1 - CONFIDENCE,
  margin: number = MARGIN,
): Verdict {
  if (p !== null && p < alpha) return difference > 0 ? "better" : "worse";
  return liesWithin(interval, margin) ? "no difference" : "not settled";
}

/** True when the whole interval is nearer to 0 than `margin`. */
export function liesWithin(interval: Interval, margin: number): boolean {
  return interval.method !== "none" && interval.low > -margin && interval.high < margin;
}
