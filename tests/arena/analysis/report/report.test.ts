import { describe, expect, test } from "vitest";
import { buildReport } from "../../../../arena/analysis/report/build-report.ts";
import { ladderOf, ladderText } from "../../../../arena/analysis/report/ladder.ts";
import { reportText } from "../../../../arena/analysis/report/report-text.ts";
import type { RunnablePlan } from "../../../../arena/tournament/plan/runnable-plan.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../../tournament/plans.ts";

const unitsOf = (plan: RunnablePlan): UnitResult[] =>
  Array.from({ length: plan.units }, (_, unit) => playUnit(plan, unit));

describe("a report", () => {
  const plan = planOf("random,greedy,validator,hl-spec", { units: 6, games: 24 });
  const units = unitsOf(plan);
  const report = buildReport(plan, units, "completed");
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

  test("accounts for every game: wins, seats and endings add up", () => {
    expect(report.games).toBe(144);
    expect(sum(report.standings.map(({ wins }) => wins))).toBeCloseTo(144, 9);
    expect(sum(report.standings.map(({ winShare }) => winShare))).toBeCloseTo(1, 9);
    expect(sum(report.seats.map(({ winShare }) => winShare))).toBeCloseTo(1, 9);
    expect(sum(Object.values(report.endings))).toBe(144);
    expect(sum(report.standings.map(({ meanPlacement }) => meanPlacement))).toBeCloseTo(10, 9);
    expect(sum(report.standings.map(({ worthShare }) => worthShare))).toBeCloseTo(1, 9);
    expect(sum(report.totals.landings)).toBeCloseTo(1, 9);
  });

  test("lists players by win share, each with an interval that holds it", () => {
    const shares = report.standings.map(({ winShare }) => winShare);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const { winShare, interval } of report.standings) {
      expect(interval?.[0]).toBeLessThanOrEqual(winShare);
      expect(interval?.[1]).toBeGreaterThanOrEqual(winShare);
    }
  });

  test("has a head to head that mirrors itself", () => {
    for (const { player, rival, ahead } of report.headToHead) {
      const mirror = report.headToHead.find((row) => row.player === rival && row.rival === player);
      expect(ahead + (mirror?.ahead ?? Number.NaN)).toBeCloseTo(1, 9);
    }
    expect(report.headToHead).toHaveLength(12);
  });

  test("rates all pairs, with Random pinned", () => {
    expect(report.pairs).toHaveLength(6);
    expect(report.standings.find(({ player }) => player === "random")).toMatchObject({
      rating: 1000,
      ratingInterval: null,
    });
  });

  test("shows what the learner thinks of its arms, on average over seasons", () => {
    const [learner] = report.learners;
    expect(learner?.player).toBe("hl-spec");
    expect(sum(learner?.arms.map(({ visits }) => visits) ?? [])).toBeCloseTo(24, 9);
  });

  test("shows a learner that sits in several places once, as the mean of its copies", () => {
    const doubled = planOf("hl-spec,random,hl-spec,greedy", { units: 2, games: 12 });
    const units = unitsOf(doubled);
    const { learners } = buildReport(doubled, units, "completed");
    expect(learners.map(({ player }) => player)).toEqual(["hl-spec"]);
    const [first] = learners[0].arms;
    const values = units.flatMap(({ learners: copies }) => copies.map(({ arms }) => arms[0].value));
    expect(values).toHaveLength(4);
    expect(first.value).toBeCloseTo(sum(values) / 4, 12);
  });

  test("names the share of games that ended at the cap when it is large", () => {
    expect(report.notes.join()).toMatch(/ended at the cap on rounds/);
  });

  test("gives no interval under five units, and says so", () => {
    const part = buildReport(plan, units.slice(0, 4), "part");
    expect(part.standings.map(({ interval }) => interval)).toEqual([null, null, null, null]);
    expect(part.notes.join()).toMatch(/This is part of a run: 4 of 6 seasons.*they need at least 5 seasons/);
    expect(part.hash).not.toBe(report.hash);
  });

  test("fits a terminal of 100 columns and names its unit", () => {
    const text = reportText(report);
    expect(
      Math.max(
        ...text
          .split("\n")
          .filter((line) => !line.startsWith("!"))
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(100);
    expect(text).toMatch(/Intervals are over seasons; par is 25.0%/);
    expect(text).toContain(report.hash);
  });

  test("tells no interval beyond what can be measured, however few units and lopsided the table", () => {
    const lopsided = planOf("random,trader", { seed: "2", units: 12, games: 2 });
    const { standings, pairs, headToHead } = buildReport(lopsided, unitsOf(lopsided), "completed");
    const [pair] = pairs;
    const placed = standings.map(({ placementInterval }) => placementInterval);
    expect(pair.difference).toBeGreaterThan(-1);
    expect(pair.interval?.[0]).toBe(-1);
    expect(placed.map((interval) => interval?.[0])).toContain(1);
    expect(placed.map((interval) => interval?.[1])).toContain(2);
    const met = headToHead.flatMap(({ interval }) => interval ?? []);
    expect(Math.min(...met)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...met)).toBeLessThanOrEqual(1);
  });

  test("shows the learning curve where that is the question, by whole rounds of seatings", () => {
    const curve = { ...plan, mode: "curve", games: 48 } as const;
    const rows = buildReport(curve, unitsOf({ ...curve, units: 5 }), "completed").curve;
    expect(rows.map(({ from, to }) => [from, to])).toEqual([
      [0, 24],
      [24, 48],
    ]);
  });
});

describe("a ladder", () => {
  const rung = (rival: string, units = 6) => {
    const plan = planOf(`greedy#new,${rival},${rival},${rival}`, { units });
    return { plan, units: unitsOf(plan) };
  };

  test("places a newcomer above those that it beats from their own table", () => {
    const ladder = ladderOf([rung("random"), rung("validator")]);
    expect(ladder.rungs.map(({ rival }) => rival)).toEqual(["random", "validator"]);
    expect(ladder).toMatchObject({ player: "greedy", par: 0.25 });
    expect(ladder.rungs[0]).toMatchObject({
      rival: "random",
      verdict: "above",
      units: { kind: "block", count: 6, gamesEach: 4 },
    });
    expect(ladderText(ladder)).toMatch(/^greedy is above (random|validator)/);
  });

  test("calls a rung undecided, not level, where the units tell neither", () => {
    const ladder = ladderOf([rung("greedy")]);
    expect(ladder.rungs[0]?.verdict).toBe("undecided");
    expect(ladder.above).toBeNull();
    expect(ladder.sentence).toBe("greedy is undecided against greedy (par 25.0%).");
  });

  test("gives a learner seasons of its own on each rung", () => {
    const plan = planOf("hl-spec#new,random,random,random", { units: 5 });
    const { rungs } = ladderOf([{ plan, units: unitsOf(plan) }, rung("random")]);
    expect(rungs.map(({ units }) => units.kind)).toEqual(["season", "block"]);
  });
});
