import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../plans.ts";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A path for a store in a folder of its own, which goes when the tests are done. */
export function freshPath(): string {
  const folder = mkdtempSync(join(tmpdir(), "arena-store-"));
  folders.push(folder);
  return join(folder, "arena.db");
}

export const PLAN: RunnablePlan = planOf("random,hl-spec", { units: 6, games: 2 });
export const UNITS: readonly UnitResult[] = Array.from({ length: 6 }, (_, unit) => playUnit(PLAN, unit));
