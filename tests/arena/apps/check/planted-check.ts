import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { type CheckReport, checkPlayer } from "../../../../arena/apps/check/check-player.ts";
import { readCase } from "../../../../arena/apps/check/read-case.ts";
import { playScenario } from "../../../../arena/scenario/index.ts";
import { type Planted, sourceOf } from "./planted.ts";

const folder = mkdtempSync(join(tmpdir(), "planted-"));
export const NOBODY = { case: () => {}, asking: () => {} };

/** Writes the player's file, and returns its path. */
export function write(planted: Planted): string {
  const path = join(folder, `${planted.name.replaceAll(" ", "-")}.mjs`);
  writeFileSync(path, sourceOf(planted));
  return path;
}

/** Milliseconds for an answer that no player takes, however busy the machine. */
export const PATIENCE = 60_000;
/** Milliseconds that the slow player takes more of. */
const SHORT = 20;

export const check = (player: string, cases: number, limitMs = PATIENCE): CheckReport =>
  checkPlayer({ player, cases, seed: 1, limitMs }, NOBODY);

/** Holds the check of a player to the fault that was planted in it, and to a scenario that shows it. */
export function expectFound(planted: Planted): void {
  const path = write(planted);
  const limitMs = planted.kind === "slow" ? SHORT : PATIENCE;
  const { findings } = check(path, planted.cases ?? 80, limitMs);
  const found = findings.find(({ kind, ask }) => kind === planted.kind && (planted.ask ?? ask) === ask);
  expect(found, JSON.stringify(findings)).toBeDefined();
  expect(findings.length).toBeLessThanOrEqual(5);
  const scenario = found?.scenario ?? null;
  if (scenario === null) return;

  // The scenario asks the question, and the player fails at it again.
  const result = playScenario(scenario);
  expect(result.asked).toContainEqual(expect.objectContaining({ ask: found?.ask }));
  const file = join(folder, "fault.json");
  writeFileSync(file, JSON.stringify(scenario));
  // Loaded under another name, since a file is loaded once.
  const copy = write({ ...planted, name: `${planted.name} again` });
  const again = checkPlayer({ player: copy, cases: 1, seed: 1, limitMs, only: [readCase(file)] }, NOBODY);
  if (planted.definition === undefined)
    expect(again.findings.map(({ kind }) => kind)).toContain(planted.kind);
}
