import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildLearning } from "../../../../arena/analysis/learning/build-learning.ts";
import { LearningTally } from "../../../../arena/analysis/learning/learning-tally.ts";
import { analyseBoard } from "../../../../arena/analysis/money/board-returns.ts";
import { MoneyTally } from "../../../../arena/analysis/money/money.ts";
import { worthCurve } from "../../../../arena/analysis/money/worth-curve.ts";
import { buildReport } from "../../../../arena/analysis/report/build-report.ts";
import { listGames } from "../../../../arena/analysis/report/game-list.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const PLAN = planOf("random,greedy,validator,hl-spec", { units: 2, games: 24 });

let folder: string;
let store: Store;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "arena-analysis-"));
  store = Store.write(join(folder, "arena.db"));
  const run = store.run(store.createRun(PLAN));
  for (let unit = 0; unit < PLAN.units; unit++) store.commit(run, [playUnit(PLAN, unit)]);
});

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

/** The tally of all units of a run. */
function taken<T extends { add(unit: UnitResult): void }>(tally: T, run: number): T {
  for (const unit of store.units(run)) tally.add(unit);
  return tally;
}

describe("a run is analysed", () => {
  test("so that every game is in its length, its ending and everybody's worth", () => {
    const { games, lengths, capped, cap, worth } = taken(new MoneyTally(PLAN), 1).analysis();
    expect(games).toBe(48);
    expect(lengths.reduce((sum, bin) => sum + bin.games, capped)).toBe(48);
    expect(cap).toBe(40);
    expect(worth.map((box) => box.games)).toEqual([48, 48, 48, 48]);
    for (const { p5, p25, median, p75, p95 } of worth) {
      expect([p5, p25, median, p75, p95]).toEqual([p5, p25, median, p75, p95].sort((a, b) => a - b));
    }
  });

  test("so that a learner's choices add up, and what is missing for the truth is named", () => {
    const { learners, games } = buildLearning(store, store.run(1), taken(new LearningTally(PLAN), 1));
    const [learner] = learners;
    expect(games).toBe(24);
    expect(learner?.player).toBe("hl-spec");
    const [opponent] = learner?.opponents ?? [];
    expect(opponent).toMatchObject({ table: null, seasons: 2, beliefs: null });
    expect(opponent?.stretches).toHaveLength(12);
    for (const { shares } of opponent?.stretches ?? []) {
      expect(shares.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBeCloseTo(1);
    }
    expect(learner?.arms.reduce((sum, { pulls }) => sum + pulls, 0)).toBe(48);
    expect([learner?.audit, learner?.regret]).toEqual([null, null]);
    expect(learner?.preference?.from).toBe(18);
    expect(learner?.preference?.clear, "two seasons tell nothing").toBe(false);
  });

  test("so that landings are shares beside the chain's, and sets earn what their squares do", () => {
    const report = buildReport(PLAN, store.units(1), "completed");
    const { squares, sets } = analyseBoard(PLAN, report);
    const sum = (of: (each: (typeof squares)[number]) => number | null): number =>
      squares.reduce((all, each) => all + (of(each) ?? 0), 0);
    expect(sum(({ landings }) => landings)).toBeCloseTo(1);
    expect(sum(({ theory }) => theory)).toBeCloseTo(1);
    const rent = report.totals.rent.reduce((all, each) => all + each, 0);
    expect(sets.reduce((all, set) => all + set.rent, 0)).toBeCloseTo(rent);
  });

  test("by games that are listed as they were played", () => {
    const [unit] = store.units(1);
    const games = listGames(PLAN, unit as { games: Int32Array });
    expect(games).toHaveLength(24);
    for (const { seats, ending } of games) {
      expect(seats.map(({ player }) => player).sort()).toEqual(["greedy", "hl-spec", "random", "validator"]);
      expect(seats.filter(({ won }) => won).length).toBeGreaterThan(0);
      expect(["last survivor", "cap"]).toContain(ending);
    }
  });

  test("by a unit played again whose worth begins with the start cash", () => {
    const curve = worthCurve(PLAN, 0);
    expect(curve?.games).toBe(24);
    for (const { points } of curve?.players ?? [])
      expect(points[0]).toEqual({ round: 0, p25: 1500, median: 1500, p75: 1500 });
  });

  test("by true values where seasons of each strategy alone are in the store", () => {
    const learner = planOf("greedy,hl", { units: 6, games: 2 });
    const fixed = [0, 1, 2, 3, 4].map((arm) =>
      planOf(`greedy,hl:policy=fixed-arm${arm === 0 ? "" : `,arm=${arm}`}`, { units: 6, games: 2 }),
    );
    const [first = 0] = [learner, ...fixed].map((plan) => {
      const run = store.run(store.createRun(plan));
      for (let unit = 0; unit < plan.units; unit++) store.commit(run, [playUnit(plan, unit)]);
      return run.run;
    });
    const [analysis] = buildLearning(
      store,
      store.run(first),
      taken(new LearningTally(learner), first),
    ).learners;
    expect(analysis?.missing).toEqual([]);
    expect(analysis?.strategies.every(({ truth }) => truth !== null)).toBe(true);
    expect(analysis?.audit?.leader).toBe(analysis?.preference?.leader);
    expect(analysis?.regret?.at(-1)?.game).toBe(2);
  });
});
