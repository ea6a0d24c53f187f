import { describe, expect, test } from "vitest";
import type { TournamentPlan } from "../../../../arena/tournament/plan/plan.ts";
import { scheduleOf } from "../../../../arena/tournament/plan/schedule.ts";
import { GAME_WORD, rowLayout } from "../../../../arena/tournament/unit/game-row.ts";
import { UnitPlayer } from "../../../../arena/tournament/unit/play-unit.ts";
import { NO_HOOKS } from "../../../../arena/tournament/unit/unit-hooks.ts";
import type { UnitResult } from "../../../../arena/tournament/unit/unit-result.ts";
import { planOf, playUnit } from "../plans.ts";

const rows = (plan: TournamentPlan, { games }: UnitResult): number[][] => {
  const { width } = rowLayout(plan.seats, scheduleOf(plan).learners.length);
  return Array.from({ length: games.length / width }, (_, game) => [
    ...games.subarray(game * width, (game + 1) * width),
  ]);
};
const field = (name: keyof typeof GAME_WORD, plan: TournamentPlan, unit: UnitResult): number[] =>
  rows(plan, unit).map((row) => row[GAME_WORD[name]]);

describe("a unit", () => {
  test("depends on the plan and its number alone, whatever was played before it", () => {
    const plan = planOf("random,greedy,validator,hl-spec");
    const table = new UnitPlayer(plan);
    table.play(0, NO_HOOKS);
    expect(table.play(2, NO_HOOKS)).toEqual(playUnit(plan, 2));
    expect(playUnit(plan, 2).games).not.toEqual(playUnit(plan, 1).games);
  });

  test("that is a block plays one seed in every seating", () => {
    const plan = planOf("random,greedy,validator");
    const unit = playUnit(plan, 0);
    expect(field("seating", plan, unit)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(field("seed", plan, unit))).toEqual(new Set([0]));
  });

  test("that is a season has a seed for each game and every seating equally often, in a shuffled order", () => {
    const plan = planOf("random,greedy,validator,hl-spec");
    const unit = playUnit(plan, 0);
    const order = field("seating", plan, unit);
    const sorted = [...Array(24).keys()];
    expect(field("seed", plan, unit)).toEqual([...Array(48).keys()]);
    expect(order.slice(0, 24).toSorted((a, b) => a - b)).toEqual(sorted);
    expect(order.slice(24).toSorted((a, b) => a - b)).toEqual(sorted);
    expect(order.slice(0, 24)).not.toEqual(sorted);
    expect(order.slice(0, 24)).not.toEqual(order.slice(24));
  });

  test("records one win a game, places that add up, and worth that survivors hold", () => {
    const plan = planOf("random,greedy,validator,hl-spec");
    for (const row of rows(plan, playUnit(plan, 1))) {
      const seats = [0, 1, 2, 3].map((seat) => ({ place: row[13 + 2 * seat]!, worth: row[14 + 2 * seat]! }));
      expect(seats.reduce((sum, { place }) => sum + place, 0)).toBe(20);
      const winners = row[GAME_WORD.winners]!;
      const survivors = row[GAME_WORD.survivors]!;
      expect(winners).not.toBe(0);
      expect(winners & ~survivors).toBe(0);
      seats.forEach(({ worth }, seat) => {
        if (((survivors >> seat) & 1) === 0) expect(worth).toBe(0);
      });
    }
  });

  test("records what a learner was taught: an arm, its chance and a reward", () => {
    const plan = planOf("random,hl-spec");
    const unit = playUnit(plan, 0);
    for (const row of rows(plan, unit)) {
      const [arm, propensity, reward, ...rest] = row.slice(17);
      expect(arm).toBeGreaterThanOrEqual(0);
      expect(propensity).toBeGreaterThan(0);
      expect([0, 300_000_000, 500_000_000, 1_000_000_000]).toContain(reward);
      expect(rest).toEqual([-1, 0, 0, -1, 0, 0]);
    }
    const visits = unit.learners[0]!.arms.reduce((sum, arm) => sum + arm.visits, 0);
    expect(visits).toBe(plan.games);
  });
});

describe("memory", () => {
  const visits = ({ learners }: UnitResult): number =>
    learners[0]!.arms.reduce((sum, arm) => sum + arm.visits, 0);

  test("is carried through a season and starts cold in the next", () => {
    const plan = planOf("random,hl-spec", { games: 20 });
    expect(visits(playUnit(plan, 0))).toBe(20);
    expect(visits(playUnit(plan, 1))).toBe(20);
  });

  test("that is named is where every season begins, and stays as it was", () => {
    const first = playUnit(planOf("random,hl-spec", { games: 20 }), 0);
    const memory = { "hl-spec": JSON.parse(first.learners[0]!.memory) };
    const before = JSON.stringify(memory);
    expect(visits(playUnit(planOf("random,hl-spec", { games: 20, memory }), 0))).toBe(40);
    expect(JSON.stringify(memory)).toBe(before);
  });

  test("is frozen after training: games add nothing to it, and they are not the training's", () => {
    const plan = planOf("random,hl-spec", { mode: "frozen", training: 30, games: 20 });
    const unit = playUnit(plan, 0);
    expect(visits(unit)).toBe(30);
    expect(field("seed", plan, unit)).toEqual([...Array(20).keys()]);
    const arms = rows(plan, unit).map((row) => row[17]);
    expect(new Set(arms).size).toBeGreaterThan(1);
  });
});
