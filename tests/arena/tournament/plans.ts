import { makePlan, type PlanRequest } from "../../../arena/tournament/plan/make-plan.ts";
import { readPlayers } from "../../../arena/tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../../arena/tournament/plan/runnable-plan.ts";
import { UnitPlayer } from "../../../arena/tournament/unit/play-unit.ts";
import { NO_HOOKS } from "../../../arena/tournament/unit/unit-hooks.ts";
import type { UnitResult } from "../../../arena/tournament/unit/unit-result.ts";
import { board } from "../../../src/board/catalog.ts";
import { RULE_SETS, ruleSet } from "../../../src/rules/catalog.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";

/** `arena@1` with games of at most 40 rounds: nothing in these tests depends on how a game goes. */
export const SHORT_RULES: RuleSet = { ...(RULE_SETS.get("arena@1") as RuleSet), id: "short@1", roundCap: 40 };

/** A plan of short games in which everything that is not given is the plainest. */
export function planOf(players: string, given: Partial<PlanRequest> = {}): RunnablePlan {
  return makePlan({
    seed: "7",
    rules: SHORT_RULES,
    board: board("us-classic"),
    format: "line-up",
    mode: "learning",
    players: readPlayers(players),
    seatPolicy: "all",
    units: 4,
    memory: {},
    ...given,
  });
}

export const OFFICIAL = ruleSet("official@1");

/** Plays one unit of a plan, unwatched. */
export function playUnit(plan: RunnablePlan, unit: number): UnitResult {
  return new UnitPlayer(plan).play(unit, NO_HOOKS) as UnitResult;
}
