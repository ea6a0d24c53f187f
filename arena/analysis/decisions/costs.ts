import type { Question } from "../../../src/events/questions.ts";
import { DIFFERENCE, type Estimate, estimateWithin } from "../../statistics/index.ts";
import type { AnalysedDecision } from "./analyse-game.ts";

/** The cost of one kind of question to a player, held against a planner's answers. */
export interface QuestionCost {
  readonly question: Question;
  /** Decisions where there was something to choose. */
  readonly decisions: number;
  /** Those in which the planner would have answered otherwise, and those of them that are told from chance. */
  readonly otherwise: number;
  readonly mistakes: number;
  /** Sum of the chance of winning lost, each on dice that had no part in the choice; in wins, may be negative by chance. */
  readonly lost: number;
  /** The same for a decision where it would have answered otherwise, −1 to 1, with its 95% interval; null without any. */
  readonly each: Estimate | null;
}

/** Costs by kind of question, what cost most first. */
export function costsOf(decisions: readonly AnalysedDecision[]): QuestionCost[] {
  return [...new Set(decisions.map(({ question }) => question))]
    .map((question): QuestionCost => {
      const asked = decisions.filter((decision) => decision.question === question);
      const losses = asked.flatMap(({ loss }) => (loss === null ? [] : [loss.value]));
      return {
        question,
        decisions: asked.length,
        otherwise: losses.length,
        mistakes: asked.filter(({ mistake }) => mistake).length,
        lost: losses.reduce((sum, value) => sum + value, 0),
        each: losses.length === 0 ? null : estimateWithin(losses, DIFFERENCE),
      };
    })
    .sort((a, b) => b.lost - a.lost || b.decisions - a.decisions);
}
