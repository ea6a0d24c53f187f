import type { LearnerAnalysis, LearningAnalysis } from "../../analysis/learning/learning.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { planOptions } from "../cli/plan-options.ts";

/** A learner with the commands that play the seasons still missing for its true values, without their prefix. */
export interface LearnerAnswer extends LearnerAnalysis {
  readonly commands: readonly string[];
}

export interface LearningAnswer extends LearningAnalysis {
  readonly learners: readonly LearnerAnswer[];
}

/** The analysis of a run's learners, with the commands that complete it. */
export function learningOf(
  plan: TournamentPlan,
  { learners, ...analysis }: LearningAnalysis,
): LearningAnswer {
  return {
    ...analysis,
    learners: learners.map((learner) => ({
      ...learner,
      commands: learner.missing.map(
        (fixed) => `run ${planOptions(withFixed(plan, learner.player, fixed), {})}`,
      ),
    })),
  };
}

/** The plan with one strategy alone in the learner's place. */
function withFixed(plan: TournamentPlan, learner: string, fixed: string): TournamentPlan {
  const players = plan.players.map((player) => (player.id === learner ? { ...player, id: fixed } : player));
  return { ...plan, players };
}
