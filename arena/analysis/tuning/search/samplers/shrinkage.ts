import { mean, sampleVariance } from "simple-statistics";
import type { Observation } from "./sampler.ts";

/**
 * The scores pulled towards their common mean, each the more the noisier it is (empirical Bayes with a normal
 * prior; Efron and Morris, "Data analysis using Stein's estimator", 1975): a lucky short trial does not rank above
 * a good long one. In the order of `history`; all equal when the scores differ by no more than their noise.
 */
export function shrunkScores(history: readonly Observation[]): number[] {
  const scores = history.map(({ score }) => score);
  if (scores.length < 2) return scores;
  const centre = mean(scores);
  const noise = mean(history.map(({ error }) => error ** 2));
  const spread = Math.max(0, sampleVariance(scores) - noise);
  if (spread === 0) return scores.map(() => centre);
  return history.map(({ score, error }) => centre + ((score - centre) * spread) / (spread + error ** 2));
}
