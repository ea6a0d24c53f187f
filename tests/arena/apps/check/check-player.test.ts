import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkApart } from "../../../../arena/apps/check/check-apart.ts";
import { type CheckReport, checkPlayer } from "../../../../arena/apps/check/check-player.ts";
import { readCase } from "../../../../arena/apps/check/read-case.ts";
import { playScenario } from "../../../../arena/scenario/index.ts";
import { PLANTED, type Planted, sourceOf } from "./planted.ts";

const folder = mkdtempSync(join(tmpdir(), "planted-"));
const NOBODY = { case: () => {}, asking: () => {} };

function write(planted: Planted): string {
  const path = join(folder, `${planted.name.replaceAll(" ", "-")}.mjs`);
  writeFileSync(path, sourceOf(planted));
  return path;
}

/** Milliseconds for an answer that no player takes, however busy the machine. */
const PATIENCE = 60_000;
/** Milliseconds that the slow player takes more of. */
const SHORT = 20;

const check = (player: string, cases: number, limitMs = PATIENCE): CheckReport =>
  checkPlayer({ player, cases, seed: 1, limitMs }, NOBODY);

describe("a planted fault is found", () => {
  test.each(PLANTED.map((planted) => [planted.name, planted] as const))("%s", (_, planted) => {
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
  });

  test("an answer that a file can hold makes its scenario fail", () => {
    const overbids = PLANTED.find(({ name }) => name === "overbids") as Planted;
    const [finding] = check(write(overbids), 60).findings;
    const { pass, failures } = playScenario(finding?.scenario);
    expect(pass).toBe(false);
    expect(failures[0]).toMatchObject({
      path: "noEvents[0]",
      actual: { type: "DecisionRefused", ask: "bid", reason: "bid-beyond-means" },
    });
  });

  test("of many positions that show it, a small one is kept", () => {
    const pays = PLANTED.find(({ name }) => name.startsWith("pays")) as Planted;
    const { scenario } =
      check(write(pays), 60).findings.find(({ kind }) => kind === "fine-not-offered") ?? {};
    // Drawn positions have a dozen deeds and more; none of them matters here.
    expect(Object.keys(scenario?.deeds ?? {}).length).toBeLessThan(4);
    expect(scenario?.players).toHaveLength(2);
  });

  test("a player that never returns is cut off and named with its question", async () => {
    const path = write({ name: "loops", body: "shouldBuyProperty() { for (;;); }", kind: "hung" });
    const request = { player: path, cases: 50, seed: 1, limitMs: PATIENCE };
    const { findings } = await checkApart(request, { hangMs: 2000 });
    expect(findings).toMatchObject([{ kind: "hung", ask: "buy" }]);
    expect(playScenario(findings[0]?.scenario).pass).not.toBe(false);
  });
});

test("a player that takes all memory is cut off before the process has none", async () => {
  const body = "shouldBuyProperty() { const kept = []; for (;;) kept.push(new Array(1e6).fill(0)); }";
  const path = write({ name: "hoards", body, kind: "hung" });
  const request = { player: path, cases: 50, seed: 1, limitMs: PATIENCE };
  // With time enough to take it on a machine that has other things to do.
  const { findings } = await checkApart(request, { hangMs: PATIENCE });
  expect(findings).toMatchObject([
    { kind: "hung", ask: "buy", message: "took more than 1024 MB of memory and was cut off" },
  ]);
});

describe("a player without a fault passes", () => {
  test.each(["random", "greedy", "validator", "hl-spec"])("%s", (player) => {
    const { findings } = checkPlayer({ player, cases: 80, seed: 2, limitMs: PATIENCE }, NOBODY);
    expect(findings).toEqual([]);
  });

  test("in Python as well", () => {
    const player = "exec:python3 examples/python/first_player.py";
    const { findings } = checkPlayer({ player, cases: 50, seed: 2, limitMs: PATIENCE }, NOBODY);
    expect(findings).toEqual([]);
  });
});
