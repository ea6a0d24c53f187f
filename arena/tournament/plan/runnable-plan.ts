import { compileBoard } from "../../../src/board/board.ts";
import { overridesSchema } from "../../../src/rules/schema.ts";
import { isExternal } from "../../players/registry.ts";
import { UsageError } from "../../runtime/exit.ts";
import { openingOf } from "../../scenario/opening.ts";
import type { TournamentPlan } from "./plan.ts";

declare const RUNNABLE: unique symbol;

/**
 * A plan whose players may be started: it was made by this very process, or comes from a store and has no external player,
 * or the user trusts those that it names. A digest in a store proves nothing: whoever wrote the command wrote the digest.
 */
export type RunnablePlan = TournamentPlan & { readonly [RUNNABLE]: true };

/** Marks a plan that this process made from what its own user asked for. */
export const plannedHere = (plan: TournamentPlan): RunnablePlan => plan as RunnablePlan;

/** The external players of a plan, as they are asked for. */
export const externalPlayers = ({ players }: Pick<TournamentPlan, "players">): readonly string[] => [
  ...new Set(players.map(({ spec }) => spec).filter(isExternal)),
];

/**
 * Lets the plan of a stored run be played again. Throws one line for external players that nobody consented to, and for
 * rules and positions that a game cannot be played by.
 */
export function runnablePlan(plan: TournamentPlan, trustPlayers: boolean): RunnablePlan {
  const external = externalPlayers(plan);
  if (external.length > 0 && !trustPlayers) {
    throw new UsageError(
      `the store names external players (${external.join(", ")}), whose code would run with your rights; look at them and give --trust-players, or write records with --record when the run is played`,
    );
  }
  const missing = Object.keys(overridesSchema.shape).find((key) => !Object.hasOwn(plan.ruleSet, key));
  if (missing !== undefined)
    throw new UsageError(`the run's rules leave ${missing} open; another engine played it`);
  openingOf(compileBoard(plan.boardData), plan.ruleSet, plan.position);
  return plan as RunnablePlan;
}
