import { beforeAll, describe, expect, test } from "vitest";
import type { TournamentPlan } from "../../../../arena/tournament/plan/plan.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";
import { workshop } from "./workshop.ts";

const { arena, folder } = workshop();
const store = `${folder}/arena.db`;

/** Runs that differ in nothing but what is asked of the learner and what it knows. */
const MEMORY = [null, { seen: 1 }, { seen: 2 }];
const variants = (): TournamentPlan[] => {
  const cold = planOf("random,greedy,validator,hl-spec", { units: 1, games: 24 });
  return [
    ...MEMORY.map(
      (memory): TournamentPlan => ({ ...cold, memory: memory === null ? {} : { "hl-spec": memory } }),
    ),
    { ...cold, mode: "frozen", training: 24 },
    { ...cold, mode: "curve" },
    { ...cold, stopWhen: 0.02 },
    { ...cold, seatPolicy: "rotate" },
  ];
};

beforeAll(() => {
  const open = Store.write(store);
  for (const plan of variants()) open.createRun(plan);
  const played = planOf(
    "greedy,validator,hl-spec:policy=sliding-window-ucb,hl-spec:policy=epsilon-decreasing",
    { units: 1, games: 24 },
  );
  const run = open.run(open.createRun(played));
  open.commit(run, [playUnit(played, 0)]);
  open.endRun(run.run, "completed");
  open.close();
});

describe("arena runs", () => {
  test("tells apart runs that differ only in what is asked of a learner, or in what it remembers", async () => {
    const { stdout } = await arena("runs", "--store", store);
    const [, ...rows] = stdout.split(/\n(?=\d)/).map((row) => row.replace(/\s+/g, " "));
    const told = rows.map((row) => row.replace(/^\d+ /, ""));
    expect(told).toHaveLength(variants().length + 1);
    expect(new Set(told).size).toBe(told.length);
    expect(stdout).toMatch(/frozen/);
    expect(stdout.match(/warm [0-9a-f]{4}/g)).toHaveLength(2);
  });
});

describe("every table", () => {
  test.each([
    ["runs", "--store", store],
    ["report", String(8), "--store", store],
    ["players"],
    ["players", "hl"],
    ["players", "hl-spec"],
    ["rules"],
    ["rules", "official@1"],
    ["rules", "--diff", "official@1", "arena@1"],
    ["theory", "--total", "1"],
    ["theory", "--board", "islands"],
  ])("of arena %s %s fits a terminal of 80 columns", async (...line) => {
    const { code, stdout } = await arena(...line);
    expect(code).toBe(0);
    // Sentences may be longer: a terminal breaks them and nothing is out of line.
    const rows = stdout.split("\n").filter((row) => /│| {2}/.test(row));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.length, row).toBeLessThanOrEqual(80);
  });

  test("of a report names the player that the others are rated against, however few the units", async () => {
    const { stdout } = await arena("report", "8", "--store", store);
    expect(stdout).toContain("with Greedy at 1000.");
  });
});
