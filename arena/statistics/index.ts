/** Every number that the arena prints comes from here: pure functions over plain arrays. See docs/statistics.md. */

export { estimateChance } from "./chance.ts";
export { tallyChoices } from "./choice-tally.ts";
export { designEffect } from "./design-effect.ts";
export type { Finish } from "./finishing-order.ts";
export {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  type Estimate,
  estimateByBootstrap,
  estimateMean,
  estimateShare,
  type Interval,
  MIN_UNITS,
  type Range,
  SHARE,
} from "./interval.ts";
export { type CurvePoint, learningCurve } from "./learning-curve.ts";
export {
  type Comparison,
  pairedDifference,
  unpairedDifference,
  type Verdict,
  verdict,
  widthRatio,
} from "./paired.ts";
export { holm, type PairwiseComparison, pairwiseDifferences } from "./pairwise.ts";
export { type Aim, type Plan, planUnits } from "./plan.ts";
export { PINNED_RATING, type Rating, ratePlayers } from "./rating.ts";
export {
  type Decision,
  MIN_SEQUENTIAL_UNITS,
  observeUnit,
  type SequentialEstimate,
  type SequentialState,
  type SequentialTest,
  sequentialEstimate,
  UNSTARTED,
} from "./sequential.ts";
export { type Histogram, histogram, percentile, type Summary, summarise } from "./summary.ts";
export { type TwoSidedDecision, TwoSidedTest } from "./two-sided.ts";
