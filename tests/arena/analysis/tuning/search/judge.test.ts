import { describe, expect, test } from "vitest";
import type { Evaluate } from "../../../../../arena/analysis/tuning/search/evaluation.ts";
import {
  confirmStudy,
  foldStudy,
  incumbentOf,
  judgeOf,
  leastUnits,
  type Objective,
  planStudy,
  playStudy,
  resumeStudy,
  type StudyEvent,
} from "../../../../../arena/analysis/tuning/search/index.ts";
import { rungs } from "../../../../../arena/analysis/tuning/search/racing.ts";
import { drawnTable } from "../../../../../arena/tournament/plan/unit-table.ts";
import { declareParameters, type Settings } from "../../../../../src/player/parameters.ts";
import { toyArena } from "./planted.ts";

const SEED = "tables";
const parameters = declareParameters([
  {
    name: "nerve",
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.5,
    meaning: "Good at one table.",
  },
]);
/** Win share at the first table, which nerve gains more, and at the second, where it costs less. */
const SHARES = [
  ({ nerve }: Settings): number => 0.9 * Number(nerve),
  ({ nerve }: Settings): number => 0.3 * (1 - Number(nerve)),
];
const plan = (objective: Objective) =>
  planStudy({ parameters, seed: SEED, budget: 900, tables: { count: 2, objective } });

/** The toy, each unit of it at the table that it draws. */
const evaluate: Evaluate = async (settings, units) => {
  const rows = await Promise.all(SHARES.map((share) => toyArena(SEED, share)(settings, units)));
  return settings.map((_, row) =>
    rows[0][row].map((_, i) => rows[drawnTable(SEED, 2, units.from + i)][row][i]),
  );
};

async function logOf(objective: Objective): Promise<StudyEvent[]> {
  const log: StudyEvent[] = [];
  for await (const event of playStudy(plan(objective), evaluate)) log.push(event);
  return log;
}

describe("a search at several tables", () => {
  test("raises the mean of the tables, or the worst of them, as it is told", async () => {
    const nerve = async (objective: Objective) =>
      Number(incumbentOf(foldStudy(await logOf(objective))).settings.nerve);
    expect(await nerve("mean")).toBeGreaterThan(0.85);
    expect(await nerve("worst")).toBeGreaterThan(0.12);
    expect(await nerve("worst")).toBeLessThan(0.42);
  });

  test("plays every table equally often in every rung of every race", () => {
    for (const objective of ["mean", "worst"] as const) {
      const { depth, firstRung } = plan(objective);
      for (const { from, to } of [0, 1, 2].flatMap((race) => rungs(depth + race * firstRung, firstRung))) {
        const played = Array.from({ length: to - from }, (_, i) => drawnTable(SEED, 2, from + i));
        expect(played.filter((table) => table === 0)).toHaveLength((to - from) / 2);
      }
    }
  });

  test("goes on from wherever it was cut off, to the same events", async () => {
    const log = await logOf("worst");
    for (const cut of [1, 12, 20, log.length]) {
      const rest: StudyEvent[] = [];
      for await (const event of resumeStudy(log.slice(0, cut), evaluate)) rest.push(event);
      expect([...log.slice(0, cut), ...rest]).toEqual(log);
    }
  });

  test("is confirmed table by table, on a number of units in which all tables come alike", async () => {
    const state = foldStudy(await logOf("mean"));
    const { tables = [], rivals, confirmed } = await confirmStudy(state, evaluate, 40);
    const [first, second] = tables.map(({ score }) => score.value);
    expect(confirmed.value).toBeCloseTo((first + second) / 2, 12);
    const [gained, lost] = tables.map(({ rival }) => rival?.verdict);
    expect({ gained, lost, over: rivals[0].verdict }).toEqual({
      gained: "better",
      lost: "worse",
      over: "better",
    });
    await expect(confirmStudy(state, evaluate, 41)).rejects.toThrow(
      /^confirmation on 41 units: expected a multiple of 2, so that all tables come alike$/,
    );
  });
});

describe("the judge of several tables", () => {
  const spread = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((unit) => (drawnTable(SEED, 2, unit) === 0 ? 0.8 : 0.2));

  test("tells no table's level for luck of the other", () => {
    const better = spread.map((score, unit) => score + 0.05 + (unit % 3) / 100);
    const judge = judgeOf(plan("mean"));
    expect(judge.score(spread, 0).value).toBeCloseTo(0.5, 12);
    expect(judge.compare(better, spread, 0).p).toBeLessThan(0.002);
  });

  test("scores the worst table as such, and compares the worst of each", () => {
    const judge = judgeOf(plan("worst"));
    expect(judge.score(spread, 0).value).toBeCloseTo(0.2, 12);
    const even = spread.map(() => 0.4);
    expect(judge.compare(even, spread, 0).difference).toBeCloseTo(0.2, 12);
    expect(leastUnits({ count: 12, objective: "worst" })).toBe(60);
  });
});
