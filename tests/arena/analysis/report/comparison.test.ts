import { describe, expect, test } from "vitest";
import { compareText } from "../../../../arena/analysis/report/compare-text.ts";
import type { ComparisonDocument } from "../../../../arena/analysis/report/comparison.ts";
import { lineUpText } from "../../../../arena/analysis/report/line-up-comparison.ts";
import { LiveComparison } from "../../../../arena/analysis/report/live-comparison.ts";
import { compareStored } from "../../../../arena/analysis/report/stored-comparison.ts";
import { Tally } from "../../../../arena/analysis/report/tally.ts";
import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import { type RunEntry, Store } from "../../../../arena/tournament/store/store.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { OFFICIAL, planOf, playUnit } from "../../tournament/plans.ts";
import { freshPath } from "../../tournament/store/units.ts";

type Pair<T> = readonly [T, T];

const unitsOf = (plan: RunnablePlan): UnitResult[] =>
  Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));

const COMPANY = "validator,validator";
const sides: Pair<RunnablePlan> = [
  planOf(`greedy#A,${COMPANY}`, { units: 8 }),
  planOf(`random#B,${COMPANY}`, { units: 8 }),
];

describe("two players that are played against each other's seeds", () => {
  const compared = (plans: Pair<RunnablePlan>, delta: number | null = null): LiveComparison => {
    const comparison = new LiveComparison(plans, delta);
    plans.forEach((plan, side) => {
      for (const unit of unitsOf(plan).toReversed()) {
        const tally = new Tally(plan);
        tally.add(unit);
        comparison.add(side, unit.unit, tally.lastShare(0));
      }
    });
    return comparison;
  };

  test("one sentence says who is better, by how much and over what", () => {
    const { verdict, sentence, units } = compared(sides).document();
    expect(verdict).toBe("better");
    expect(sentence).toMatch(
      /^greedy is better than random: \+[\d.]+ points of win share \(95%: .*\) over 8 blocks of 3 games/,
    );
    expect(units).toEqual({ kind: "block", count: 8, planned: 8, gamesEach: 3 });
  });

  test("between a player and itself there is no difference: not one game goes otherwise", () => {
    const same: Pair<RunnablePlan> = [
      planOf("hl-spec#A,random", { units: 5, games: 4 }),
      planOf("hl-spec#B,random", { units: 5, games: 4 }),
    ];
    expect(compared(same).document()).toMatchObject({ difference: 0, p: 1, verdict: "no difference" });
  });

  test("and a run that ends early because there is none has nothing to overstate", () => {
    const same: Pair<RunnablePlan> = [
      planOf("greedy#A,validator", { units: 20, games: 2 }),
      planOf("greedy#B,validator", { units: 20, games: 2 }),
    ];
    const { verdict, sentence, sequential, units } = compared(same, 0.02).document();
    expect(sequential).toEqual({ delta: 0.02, decision: "no difference" });
    expect(units.count).toBe(16);
    expect(verdict).toBe("no difference");
    expect(sentence).toMatch(/^No difference between greedy and greedy of 2 points or more: \+0\.0 points/);
    expect(sentence).not.toContain("overstated");
  });

  test("an early stop looks at units in their order and counts none beyond the one that decided", () => {
    const [a, b] = sides;
    const comparison = new LiveComparison(
      [
        { ...a, units: 40 },
        { ...b, units: 40 },
      ],
      0.1,
    );
    for (let unit = 39; unit >= 0; unit--) {
      comparison.add(0, unit, unit % 2 === 0 ? 0.6 : 0.5);
      comparison.add(1, unit, 0.1);
    }
    const { units, sequential, sentence } = comparison.document();
    expect(units.count).toBe(16);
    expect(sequential).toEqual({ delta: 0.1, decision: "better" });
    expect(sentence).toMatch(/stopped early, so the difference is likely overstated/);
  });

  test("shares that go against each other widen the interval: it is said why, and no bound leaves ±100 points", () => {
    const comparison = new LiveComparison(sides, null);
    for (let unit = 0; unit < 8; unit++) {
      comparison.add(0, unit, unit % 2);
      comparison.add(1, unit, 1 - (unit % 2));
    }
    const { interval, unpaired, ...document } = comparison.document();
    for (const [low, high] of [interval, unpaired].map((bounds) => bounds ?? [])) {
      expect(low).toBeGreaterThanOrEqual(-1);
      expect(high).toBeLessThanOrEqual(1);
    }
    expect(compareText({ ...document, interval, unpaired })).toMatch(
      /would say −[\d.]+ to \+[\d.]+: .* times as wide, as it does over few units, or where .*go against each other/,
    );
  });

  test("who wins nearly always is told to look for stronger opponents", () => {
    const comparison = new LiveComparison(sides, null);
    for (let unit = 0; unit < 8; unit++) {
      comparison.add(0, unit, unit === 0 ? 0.9 : 1);
      comparison.add(1, unit, 0.5);
    }
    expect(compareText(comparison.document())).toMatch(/stronger opponents \(--against\)/);
  });
});

describe("two stored runs", () => {
  const stored = (...plans: Pair<RunnablePlan>): [Store, Pair<RunEntry>] => {
    const store = Store.write(freshPath());
    const runs = plans.map((plan) => {
      const entry = store.run(store.createRun(plan));
      store.commit(entry, unitsOf(plan));
      return entry;
    });
    return [store, runs as unknown as Pair<RunEntry>];
  };
  const compared = (plans: Pair<RunnablePlan>, force = false): ComparisonDocument => {
    const document = compareStored(...stored(...plans), force);
    if (document.kind !== "players") throw new Error("expected a comparison of two players");
    return document;
  };

  test("say what they said while they were played", () => {
    const { sentence, runs, differs, widthRatio } = compared(sides);
    expect(sentence).toMatch(/^greedy is better than random: .* over 8 blocks of 3 games on the same seeds/);
    expect({ runs, differs }).toEqual({ runs: [1, 2], differs: [] });
    expect(widthRatio).toBeGreaterThan(0);
  });

  test("are compared in the place where their line-ups differ, over the units that both have", () => {
    const document = compared([
      planOf(`${COMPANY},greedy`, { units: 8 }),
      planOf(`${COMPANY},random`, { units: 6 }),
    ]);
    expect(document).toMatchObject({ a: "greedy", b: "random", against: COMPANY.split(",") });
    expect(document.units.count).toBe(6);
    expect(document.verdict).toBe("better");
  });

  const apart: readonly (readonly [what: string, other: RunnablePlan, named: RegExp])[] = [
    ["another seed", planOf(`random,${COMPANY}`, { units: 8, seed: "8" }), /seed 7 and 8/],
    ["other rules", planOf(`random,${COMPANY}`, { rules: OFFICIAL }), /rules short@1 .* and official@1/],
    ["other opponents", planOf("random,validator,hl-spec"), /others validator v1,validator v1 and /],
    ["longer units", planOf(`random,${COMPANY}`, { games: 6 }), /games a unit 3 and 6/],
    ["another engine", { ...sides[1], engine: "9.9.9" }, /engine .* and 9\.9\.9/],
  ];
  test.each(apart)("with %s are refused by name", (_what, other, named) => {
    const plans: Pair<RunnablePlan> = [planOf(`greedy,${COMPANY}`, { units: 8 }), { ...other, units: 0 }];
    expect(() => compared(plans)).toThrow(/^runs 1 and 2 cannot be paired: .*--force compares them unpaired/);
    expect(() => compared(plans)).toThrow(named);
  });

  test("are two samples when that is insisted on, and the text says so", () => {
    const document = compared(
      [
        planOf(`greedy,${COMPANY}`, { units: 8 }),
        planOf(`random,${COMPANY}`, { units: 12, seed: "8", games: 6 }),
      ],
      true,
    );
    expect(document).toMatchObject({ verdict: "better", widthRatio: null });
    expect(document.interval).toEqual(document.unpaired);
    expect(document.differs).toEqual(["seed 7 and 8", "games a unit 3 and 6"]);
    const text = compareText(document);
    expect(text).toMatch(
      /over 8 and 12 units that are not paired, for the runs differ: seed 7 and 8; games a unit 3 and 6/,
    );
    expect(text).toContain("Welch's t test");
    expect(text).not.toContain("pairing made");
  });

  test("of which one was ended by its results come with a warning", () => {
    const [store, [a, b]] = stored(...sides);
    store.endRun(a.run, "decided");
    expect(compareStored(store, [store.run(a.run), b], false).sentence).toContain("stopped early");
  });

  test("of equal line-ups compare every player, as under two rule sets", () => {
    const found = compareStored(
      ...stored(
        planOf("greedy,random", { units: 6 }),
        planOf("greedy,random", { units: 6, rules: { ...OFFICIAL, roundCap: 60 } }),
      ),
      false,
    );
    if (found.kind !== "line-ups") throw new Error("expected a comparison of line-ups");
    expect(found.players.map(({ player }) => player)).toEqual(["greedy", "random"]);
    expect(found.sides.map(({ rules }) => rules)).toEqual(["short@1", "official@1"]);
    expect(found.differs).toEqual([]);
    for (const { change, winShares } of found.players) {
      expect(change).toBeCloseTo(winShares[1] - winShares[0], 9);
    }
    expect(lineUpText(found)).toContain("under official@1 than under short@1");
  });

  test("of which the line-ups differ in several places compare whom they share", () => {
    const found = compareStored(
      ...stored(
        planOf("greedy,random,random", { units: 6 }),
        planOf("greedy,validator,validator", { units: 6 }),
      ),
      false,
    );
    if (found.kind !== "line-ups") throw new Error("expected a comparison of line-ups");
    expect(found.players.map(({ player, verdict }) => [player, verdict])).toEqual([["greedy", "worse"]]);
    const strangers = stored(planOf("greedy,greedy", { units: 5 }), planOf("random,random", { units: 5 }));
    expect(() => compareStored(...strangers, false)).toThrow("runs 1 and 2 have no player in common");
  });
});
