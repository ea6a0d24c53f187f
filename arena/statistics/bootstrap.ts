/**
 * Resampling whole units with replacement. The draws depend on the number of units alone, so the same data
 * give the same interval whatever the run's seed.
 */

import { quantileSorted } from "simple-statistics";
import { deriveKey, RandomStream, seedKey } from "../../src/chance/random.ts";
import { normalCdf, studentQuantile } from "./distributions.ts";

/** Replicates for up to 500 units; with many units the tails need fewer, and a report must not take minutes. */
const MAX_REPLICATES = 4000;
const MIN_REPLICATES = 400;
const DRAWS = 2_000_000;

const RESAMPLING = seedKey("resampling");

/**
 * Calls `measure` once per replicate with `units` indices drawn with replacement from 0 … units − 1, and
 * returns its answers in order. The index array is reused between calls.
 */
export function resample<T>(units: number, measure: (picks: Uint32Array) => T): T[] {
  const stream = new RandomStream(deriveKey(RESAMPLING, units, 0));
  const picks = new Uint32Array(units);
  const replicates = Math.max(MIN_REPLICATES, Math.min(MAX_REPLICATES, Math.floor(DRAWS / units)));
  return Array.from({ length: replicates }, () => {
    for (let i = 0; i < units; i++) picks[i] = stream.below(units);
    return measure(picks);
  });
}

/**
 * The expanded percentile interval of bootstrap `replicates` over `units` units. The plain percentile interval
 * is too narrow for few units; its tails are widened so that for a mean of normal units it has the width of the
 * t interval (Hesterberg, "What teachers should know about the bootstrap", 2015).
 */
export function percentileInterval(
  replicates: readonly number[],
  units: number,
  confidence: number,
): { readonly low: number; readonly high: number } {
  const t = studentQuantile((1 + confidence) / 2, units - 1);
  const tail = normalCdf(-t * Math.sqrt(units / (units - 1)));
  const sorted = Array.from(Float64Array.from(replicates).sort());
  return { low: quantileSorted(sorted, tail), high: quantileSorted(sorted, 1 - tail) };
}
