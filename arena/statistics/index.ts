/** Every number that the arena prints comes from here: pure functions over plain arrays. See docs/statistics.md. */

export { type Finish, tallyChoices } from "./choice-tally.ts";
export { designEffect } from "./design-effect.ts";
export * from "./interval.ts";
export { type CurvePoint, learningCurve } from "./learning-curve.ts";
export * from "./paired.ts";
export * from "./pairwise.ts";
export { type Aim, type Plan, planUnits } from "./plan.ts";
export { PINNED_RATING, type Rating, ratePlayers } from "./rating.ts";
export * from "./sequential.ts";
export * from "./summary.ts";
