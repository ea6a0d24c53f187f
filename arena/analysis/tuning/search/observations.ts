import { mean, sampleVariance } from "simple-statistics";
import { judgeOf } from "./judge.ts";
import type { Observation } from "./samplers/sampler.ts";
import type { StudyState, Trial } from "./study-state.ts";
import type { Point } from "./unit-cube.ts";

/**
 * Observations for a sampler after a race: every trial by its mean paired difference to the incumbent, which has played
 * every unit, so that trials of different units can be set side by side. The error pools the variance of all trials.
 */
export function observations(state: StudyState, points: readonly Point[]): Observation[] {
  const incumbent = state.trials[state.elites[0]!]!;
  const differences = state.trials.map((trial) => againstIncumbent(trial, incumbent));
  const variances = differences
    .filter((_, id) => id !== incumbent.id)
    .map((values) => sampleVariance(values));
  const variance = variances.length === 0 ? 0 : mean(variances);
  return differences.map((values, id) => ({
    point: points[id]!,
    score: differenceTo(state, id, values),
    error: Math.sqrt(variance / values.length),
  }));
}

/** The mean paired difference; of the worst table the difference of the scores themselves, which no mean of units tells. */
function differenceTo({ plan, trials, elites }: StudyState, id: number, values: readonly number[]): number {
  if (plan.tables?.objective !== "worst") return mean([...values]);
  const [trial, incumbent] = [trials[id], trials[elites[0]]];
  const offset = trial.from - incumbent.from;
  const theirs = incumbent.scores.slice(offset, offset + trial.scores.length);
  return judgeOf(plan).compare(trial.scores, theirs, trial.from).difference;
}

function againstIncumbent(trial: Trial, incumbent: Trial): number[] {
  const offset = trial.from - incumbent.from;
  return trial.scores.map((score, i) => score - incumbent.scores[offset + i]!);
}
