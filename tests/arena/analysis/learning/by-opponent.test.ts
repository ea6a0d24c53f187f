import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildLearning } from "../../../../arena/analysis/learning/build-learning.ts";
import type { LearnerAnalysis } from "../../../../arena/analysis/learning/learning.ts";
import { LearningTally } from "../../../../arena/analysis/learning/learning-tally.ts";
import { portfolioOf } from "../../../../arena/analysis/learning/portfolio.ts";
import { believedOf } from "../../../../arena/players/hl/recognition/believed.ts";
import { tableOfUnit } from "../../../../arena/tournament/plan/unit-table.ts";
import { readPopulation } from "../../../../arena/tournament/population/population.ts";
import { Store } from "../../../../arena/tournament/store/store.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const TABLES = readPopulation({
  schema: 1,
  id: "toy@1",
  tables: [
    { table: "Greedy", family: "greedy", part: "training", against: ["greedy"] },
    { table: "Random", family: "random", part: "held-out", against: ["random"] },
  ],
});
const PLAN = planOf("hl", { format: "population", population: TABLES, units: 4, games: 4 });

describe("a learner at the tables of a population", () => {
  let folder: string;
  let store: Store;
  let learner: LearnerAnalysis;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "arena-opponents-"));
    store = Store.write(join(folder, "arena.db"));
    const fixed = [0, 1, 2, 3, 4].map((arm) =>
      planOf(`hl:policy=fixed-arm${arm === 0 ? "" : `,arm=${arm}`}`, {
        ...{ format: "population", population: TABLES, units: 4, games: 4 },
      }),
    );
    const [first = 0] = [PLAN, ...fixed].map((plan) => {
      const run = store.run(store.createRun(plan));
      store.commit(
        run,
        [0, 1, 2, 3].map((unit) => playUnit(plan, unit)),
      );
      return run.run;
    });
    const tally = new LearningTally(PLAN);
    for (const unit of store.units(first)) tally.add(unit);
    [learner] = buildLearning(store, store.run(first), tally).learners as [LearnerAnalysis];
  });
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true });
  });

  test("is told table by table: what it chose, what it won and what each strategy earns there", () => {
    expect(learner.opponents.map(({ table, part, seasons }) => [table, part, seasons])).toEqual([
      ["Greedy", "training", 2],
      ["Random", "held-out", 2],
    ]);
    for (const { strategies, stretches, winShare } of learner.opponents) {
      expect(strategies.reduce((sum, { share }) => sum + (share.value ?? 0), 0)).toBeCloseTo(1);
      expect(strategies.every(({ truth }) => truth !== null)).toBe(true);
      const means = stretches.map((stretch) => stretch.winShare.value ?? 0);
      expect(winShare.value).toBeCloseTo(means.reduce((sum, share) => sum + share / means.length, 0));
    }
  });

  test("is held against the best single strategy and the best of each table, game by game", () => {
    const { portfolio } = learner;
    expect(portfolio?.seasons).toBe(4);
    expect(portfolio?.best).toHaveLength(2);
    expect(portfolio?.sbs.map(({ game }) => game)).toEqual([1, 2, 3, 4]);
    expect(portfolio?.gapClosed).toHaveLength(4);
  });
});

describe("the portfolio of a population", () => {
  const plan = { ...PLAN, units: 40, games: 10 };
  const units = Array.from({ length: 40 }, (_, unit) => unit);
  /** Strategy 0 wins at the first table, strategy 1 at the second; a little luck besides. */
  const rewards = (at: (table: number, game: number) => number) =>
    new Map(
      units.map((unit) => {
        const luck = ((unit * 7) % 5) / 100;
        const games = Array.from({ length: 10 }, (_, game) => at(tableOfUnit(plan, unit), game) + luck);
        return [unit, games] as const;
      }),
    );
  const truths = new Map([
    [0, rewards((table) => (table === 0 ? 0.8 : 0.2))],
    [1, rewards((table) => (table === 0 ? 0.1 : 0.7))],
  ]);

  test("shows no gap to one who is told, and the whole of it to one who holds to the single best", () => {
    const told = portfolioOf(
      plan,
      ["bold", "calm"],
      rewards((table) => (table === 0 ? 0.8 : 0.7)),
      truths,
    );
    expect(told).toMatchObject({ single: "bold", best: ["bold", "calm"] });
    expect(told?.gapClosed.at(-1)?.value).toBeCloseTo(1);
    expect(told?.vbs.at(-1)?.value).toBeCloseTo(0);
    expect(told?.sbs.at(-1)?.value).toBeCloseTo(-2.5);
    const held = portfolioOf(
      plan,
      ["bold", "calm"],
      rewards((table) => (table === 0 ? 0.8 : 0.2)),
      truths,
    );
    expect(held?.gapClosed.at(-1)?.value).toBeCloseTo(0);
    expect(held?.vbs.at(-1)?.value).toBeCloseTo(2.5);
  });

  test("shows a learner that finds out halfway closing half of it", () => {
    const learns = rewards((table, game) => (table === 0 ? 0.8 : game < 5 ? 0.2 : 0.7));
    const { gapClosed } = portfolioOf(plan, ["bold", "calm"], learns, truths) ?? { gapClosed: [] };
    expect(gapClosed[4]?.value).toBeCloseTo(0);
    expect(gapClosed.at(-1)?.value).toBeCloseTo(0.5);
  });

  test("says of strategies that are alike that there is no gap to close", () => {
    const alike = new Map([
      [0, rewards(() => 0.5)],
      [1, rewards(() => 0.5)],
    ]);
    const found = portfolioOf(
      plan,
      ["bold", "calm"],
      rewards(() => 0.5),
      alike,
    );
    expect(found?.gapClosed.every(({ value }) => value === null)).toBe(true);
  });

  test("is told of no line-up", () => {
    const { population: _, ...lineUp } = plan;
    expect(
      portfolioOf(
        lineUp,
        ["bold", "calm"],
        rewards(() => 0.5),
        truths,
      ),
    ).toBeNull();
  });
});

describe("a stored memory", () => {
  test("tells the belief of a learner that recognises, and that another keeps none", () => {
    const recognising = playUnit(planOf("hl:policy=recognise,greedy", { units: 1, games: 2 }), 0);
    const believed = believedOf(recognising.learners[0].memory);
    expect(believed?.at(-1)?.kind).toBe("stranger");
    expect(believed?.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const bandit = playUnit(planOf("hl-spec,greedy", { units: 1, games: 2 }), 0);
    expect(believedOf(bandit.learners[0].memory)).toBeNull();
  });
});
