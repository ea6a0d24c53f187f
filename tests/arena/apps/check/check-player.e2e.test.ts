import { describe, expect, test } from "vitest";
import { checkApart } from "../../../../arena/apps/check/check-apart.ts";
import { checkPlayer } from "../../../../arena/apps/check/check-player.ts";
import { playScenario } from "../../../../arena/scenario/index.ts";
import { PLANTED, type Planted } from "./planted.ts";
import { check, NOBODY, PATIENCE, write } from "./planted-check.ts";

describe("a planted fault is found", () => {
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

test.each([
  ["a question", "shouldBuyProperty() { Promise.reject(new Error('late')); return false; }", "buy"],
  ["an asynchronous question", "async shouldBuyProperty() { throw new Error('late'); }", "buy"],
  [
    "a promise's end",
    "shouldBuyProperty() { Promise.resolve().then(() => { throw new Error('late'); }); }",
    "buy",
  ],
  ["a hook", "gameStarted() { Promise.reject(new Error('late')); }", "gameStarted"],
])("a rejection that %s leaves behind is a finding", async (what, body, ask) => {
  const path = write({ name: `rejects in ${what.replace("'", "")}`, body, kind: "threw" });
  const { findings } = await checkApart({ player: path, cases: 30, seed: 1, limitMs: PATIENCE });
  const message = expect.stringContaining("left a rejection behind: late");
  expect(findings).toContainEqual(expect.objectContaining({ kind: "threw", ask, message }));
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
