import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { SERIES } from "../../page/tiers.ts";

/** The colour of each strategy, by its place in the learner's list. */
export function coloursOf({ strategies }: LearnerAnalysis): ReadonlyMap<string, string> {
  return new Map(strategies.map(({ strategy }, number) => [strategy, SERIES[number % SERIES.length]]));
}
