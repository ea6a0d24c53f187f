import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TournamentPlan } from "../../../arena/tournament/plan.ts";
import type { UnitResult } from "../../../arena/tournament/unit-result.ts";
import { planOf, playUnit } from "../tournament/plans.ts";

/** A path for a store in a folder of its own. */
export const freshPath = (): string => join(mkdtempSync(join(tmpdir(), "arena-store-")), "arena.db");

export const PLAN: TournamentPlan = planOf("random,hl-spec", { units: 6, games: 2 });
export const UNITS: readonly UnitResult[] = Array.from({ length: 6 }, (_, unit) => playUnit(PLAN, unit));
