/** The second look: the best of a hundred noisy numbers flatters, fresh units do not. */

import type { Settings } from "../../../../src/player/parameters.ts";
import {
  adjustedComparisons,
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
import { type Judge, judgeOf, scoresByTable } from "./judge.ts";
import type { StudyState, Trial } from "./study-state.ts";
import { leastUnits } from "./study-tables.ts";

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

/** The winner at one table on the fresh units there. */
export interface TableScore {
  readonly score: Estimate;
  /** The first rival there, and the winner less it; null for no rival. */
  readonly rival: Omit<RivalComparison, "trial" | "settings"> | null;
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
  /** By table, where there are several: the winner, and less the first rival, adjusted for the number of tables (Holm). */
  readonly tables?: readonly TableScore[];
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
  const { tables } = study.plan;
  if (tables !== undefined && count % leastUnits(tables) !== 0) {
    throw new Error(
      `confirmation on ${count} units: expected a multiple of ${leastUnits(tables)}, so that all tables come alike`,
    );
  }
  const units = { from: study.units, to: study.units + count };
  const others = study.trials.slice(0, study.plan.start.length).filter(({ id }) => id !== winner.id);
  const settings = [winner, ...others].map((trial) => trial.settings);
  const [own, ...theirs] = await evaluated(evaluate, settings, units);
  const judge = judgeOf(study.plan);
  const rivals = compareAll(judge, units.from, own!, others, theirs);
  const tuned = judge.score(winner.scores, winner.from);
  const confirmed = judge.score(own!, units.from);
  return {
    trial: winner.id,
    settings: winner.settings,
    units,
    tuned,
    confirmed,
    shrinkage: tuned.value - confirmed.value,
    rivals,
    verdict: overall(rivals.map((rival) => rival.verdict)),
    ...(study.plan.tables === undefined ? {} : { tables: atTables(study, units.from, own!, theirs[0]) }),
  };
}

/** The winner at each table, and less the first rival there. */
function atTables(
  { plan }: StudyState,
  from: number,
  own: readonly number[],
  rival: readonly number[] | undefined,
): TableScore[] {
  const scores = scoresByTable(plan, own, from);
  const rivals = rival === undefined ? null : scoresByTable(plan, rival, from);
  const found =
    rivals === null
      ? []
      : pairedDifferences(
          scores.map((row, table) => [row, rivals[table]]),
          1 - CONFIRM_ALPHA,
        );
  return scores.map((row, table) => {
    const score = estimateShare(row);
    if (rivals === null) return { score, rival: null };
    const { difference, interval: whole, adjusted } = found[table];
    const p = adjusted ?? 1;
    const interval = clipped(whole, DIFFERENCE);
    const judged = verdict({ difference, interval, p }, CONFIRM_ALPHA);
    return {
      score,
      rival: { score: estimateShare(rivals[table]), difference, interval, p, verdict: judged },
    };
  });
}

/** The best trial of a study so far. Throws before the first race is over. */
export function incumbentOf({ trials, elites }: StudyState): Trial {
  const incumbent = trials[elites[0] ?? -1];
  if (incumbent === undefined) throw new Error("the study has no incumbent: its first race is not over");
  return incumbent;
}

function compareAll(
  judge: Judge,
  from: number,
  own: readonly number[],
  rivals: readonly Trial[],
  scores: readonly (readonly number[])[],
): RivalComparison[] {
  const comparisons = adjustedComparisons(
    scores.length,
    (which, confidence) => judge.compare(own, scores[which]!, from, confidence),
    1 - CONFIRM_ALPHA,
  );
  return rivals.map(({ id, settings }, i) => {
    const { difference, interval: whole, adjusted } = comparisons[i]!;
    const p = adjusted ?? 1;
    const interval = clipped(whole, DIFFERENCE);
    return {
      trial: id,
      settings,
      score: judge.score(scores[i]!, from),
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
