/** The second look: the best of a hundred noisy numbers flatters, fresh units do not. */

import type { Settings } from "../../../../src/player/parameters.ts";
import {
  clipped,
  DIFFERENCE,
  type Estimate,
  estimateShare,
  type Interval,
  pairedDifferences,
  type Verdict,
  verdict,
} from "../../../statistics/index.ts";
import { type Evaluate, evaluated, type UnitRange } from "./evaluation.ts";
import type { StudyState, Trial } from "./study-state.ts";

/** The chance of any wrong verdict where nothing differs: below the usual 5%, since a wrong one changes defaults. */
export const CONFIRM_ALPHA = 0.02;

/** The winner against one of the settings that the study started from, paired within units. */
export interface RivalComparison {
  /** The rival's trial: 0 is the defaults, the others the plan's further start settings, in their order. */
  readonly trial: number;
  readonly settings: Settings;
  readonly score: Estimate;
  /** Winner minus rival. */
  readonly difference: number;
  /** With confidence 1 − {@link CONFIRM_ALPHA}, adjusted for the number of rivals as `p` is. */
  readonly interval: Interval;
  /** Adjusted for the number of rivals by Holm. */
  readonly p: number;
  readonly verdict: Verdict;
}

export interface Confirmation {
  readonly trial: number;
  readonly settings: Settings;
  /** The fresh units. */
  readonly units: UnitRange;
  /** The winner's score in the search, which chose it for that score. */
  readonly tuned: Estimate;
  /** The winner's score on the fresh units. */
  readonly confirmed: Estimate;
  /** Tuned minus confirmed: what the choice had flattered. */
  readonly shrinkage: number;
  readonly rivals: readonly RivalComparison[];
  /** "better" than every rival; "worse" than one of them; "no difference" from all; else "not settled". */
  readonly verdict: Verdict;
}

/**
 * Plays the incumbent of a study against the defaults and the other start settings on `count` units that the search
 * has never used. Throws when the study has no incumbent yet or `count` is below 10, and rejects as `evaluate` does.
 */
export async function confirmStudy(
  study: StudyState,
  evaluate: Evaluate,
  count: number,
): Promise<Confirmation> {
  const winner = incumbentOf(study);
  if (!(Number.isInteger(count) && count >= 10)) {
    throw new Error(`confirmation on ${count} units: expected a whole number of at least 10`);
  }
  const units = { from: study.units, to: study.units + count };
  const others = study.trials.slice(0, study.plan.start.length).filter(({ id }) => id !== winner.id);
  const settings = [winner, ...others].map((trial) => trial.settings);
  const [own, ...theirs] = await evaluated(evaluate, settings, units);
  const rivals = compareAll(own!, others, theirs);
  const tuned = estimateShare(winner.scores);
  const confirmed = estimateShare(own!);
  return {
    trial: winner.id,
    settings: winner.settings,
    units,
    tuned,
    confirmed,
    shrinkage: tuned.value - confirmed.value,
    rivals,
    verdict: overall(rivals.map((rival) => rival.verdict)),
  };
}

/** The best trial of a study so far. Throws before the first race is over. */
export function incumbentOf({ trials, elites }: StudyState): Trial {
  const incumbent = trials[elites[0] ?? -1];
  if (incumbent === undefined) throw new Error("the study has no incumbent: its first race is not over");
  return incumbent;
}

function compareAll(
  own: readonly number[],
  rivals: readonly Trial[],
  scores: readonly (readonly number[])[],
): RivalComparison[] {
  const comparisons = pairedDifferences(
    scores.map((row) => [own, row]),
    1 - CONFIRM_ALPHA,
  );
  return rivals.map(({ id, settings }, i) => {
    const { difference, interval: whole, adjusted } = comparisons[i]!;
    const p = adjusted ?? 1;
    const interval = clipped(whole, DIFFERENCE);
    return {
      trial: id,
      settings,
      score: estimateShare(scores[i]!),
      difference,
      interval,
      p,
      verdict: verdict({ difference, interval, p }, CONFIRM_ALPHA),
    };
  });
}

function overall(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("worse")) return "worse";
  // Nothing was better than where the study began: the winner is what it began with.
  if (verdicts.every((one) => one === "no difference")) return "no difference";
  return verdicts.every((one) => one === "better") ? "better" : "not settled";
}
