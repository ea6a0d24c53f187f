/** Every number that the arena prints comes from here: pure functions over plain arrays. See docs/statistics.md. */

export { percentileInterval, resample } from "./bootstrap.ts";
export { estimateChance } from "./chance.ts";
export { tallyChoices } from "./choice-tally.ts";
export { designEffect } from "./design-effect.ts";
export type { Finish } from "./finishing-order.ts";
export { holm, holmLevels } from "./holm.ts";
export {
  bounds,
  CONFIDENCE,
  clipped,
  DIFFERENCE,
  type Estimate,
  estimateByBootstrap,
  estimateMean,
  type Interval,
  MIN_UNITS,
  type Range,
  SHARE,
  tooFewUnits,
} from "./interval.ts";
export { type CurvePoint, learningCurve } from "./learning-curve.ts";
export { type Comparison, pairedDifference, playAlike, unpairedDifference, widthRatio } from "./paired.ts";
export {
  type AdjustedComparison,
  adjustedComparisons,
  type PairwiseComparison,
  pairedDifferences,
  pairwiseDifferences,
  type Sides,
} from "./pairwise.ts";
export { type Aim, halfWidth, type Plan, planUnits, tellable } from "./plan.ts";
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
export { estimateShare } from "./share.ts";
export { estimateStratified, stratifiedDifference } from "./stratified.ts";
export { type Histogram, histogram, percentile, type Summary, summarise } from "./summary.ts";
export { type TwoSidedDecision, TwoSidedTest } from "./two-sided.ts";
export { estimateWithin } from "./unvaried.ts";
export { liesWithin, MARGIN, type Verdict, verdict } from "./verdict.ts";
