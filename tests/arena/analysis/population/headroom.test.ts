import { describe, expect, test } from "vitest";
import { judgeContender } from "../../../../arena/analysis/population/contenders.ts";
import { headroomOf, type PlayedPopulation } from "../../../../arena/analysis/population/headroom.ts";
import { streamOf } from "../../statistics/toys.ts";

const GAMES = 48;

/** Seasons of 48 games won with the chance that `truth` has by table and arm. */
function play(name: string, truth: readonly (readonly number[])[], seasons: number): PlayedPopulation {
  return {
    arms: (truth[0] ?? []).map((_, arm) => `arm ${arm}`),
    gamesEach: GAMES,
    tables: truth.map((chances, table) => ({
      table: `table ${table}`,
      family: `family ${table % 2}`,
      shares: chances.map((chance, arm) => seasonsOf(`${name} ${table} ${arm}`, chance, seasons)),
    })),
  };
}

function seasonsOf(name: string, chance: number, seasons: number): number[] {
  const stream = streamOf(name);
  return Array.from({ length: seasons }, () => {
    let wins = 0;
    for (let game = 0; game < GAMES; game++) if (stream.unit() < chance) wins++;
    return wins / GAMES;
  });
}

/** Each arm is the specialist of one table: 50% at home, 30% elsewhere; the fourth arm has 40% everywhere. */
const SPECIALISTS = [
  [0.5, 0.3, 0.3, 0.4],
  [0.3, 0.5, 0.3, 0.4],
  [0.3, 0.3, 0.5, 0.4],
];
const ALIKE = SPECIALISTS.map((row) => row.map(() => 0.35));

describe("the headroom of a population", () => {
  test("is what the specialists have over the generalist, ten points here", () => {
    const { single, sbs, vbs, headroom, tables } = headroomOf(play("specialists", SPECIALISTS, 200));
    expect(single).toBe("arm 3");
    expect(tables.map(({ best }) => best)).toEqual(["arm 0", "arm 1", "arm 2"]);
    expect(sbs.value).toBeCloseTo(0.4, 1);
    expect(vbs.value).toBeCloseTo(0.5, 1);
    const [low, high] = headroom.interval ?? [0, 0];
    expect(low).toBeLessThan(0.1);
    expect(high).toBeGreaterThan(0.1);
    expect(high - low).toBeLessThan(0.04);
  });

  test("is none where the arms are alike, however many there are to be lucky", () => {
    const many = ALIKE.map(() => new Array<number>(16).fill(0.35));
    const values = Array.from(
      { length: 40 },
      (_, i) => headroomOf(play(`alike ${i}`, many, 24)).headroom.value,
    );
    const average = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.abs(average)).toBeLessThan(0.005);
    // Chosen and counted on the same seasons, luck alone would be worth points.
    const flattered = headroomOf(play("alike 0", many, 24)).tables.map(({ winShares }) =>
      Math.max(...winShares.map(({ value }) => value)),
    );
    expect(Math.min(...flattered)).toBeGreaterThan(0.36);
  });

  test("has an interval that holds the truth in about 95% of populations", () => {
    let held = 0;
    for (let i = 0; i < 100; i++) {
      const { headroom } = headroomOf(play(`coverage ${i}`, SPECIALISTS, 24));
      const [low, high] = headroom.interval ?? [0, 0];
      if (low <= 0.1 && 0.1 <= high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(88);
  });

  test("needs seasons to be halved, and all arms at all tables", () => {
    expect(() => headroomOf(play("one", SPECIALISTS, 1))).toThrow(
      /^headroom over 1 seasons: expected at least two/,
    );
    const [first, ...others] = play("odd", SPECIALISTS, 4).tables;
    const odd = { ...first!, shares: first!.shares.slice(1) };
    expect(() => headroomOf({ ...play("odd", SPECIALISTS, 4), tables: [...others, odd] })).toThrow(
      /^table table 0: expected 4 arms with 4 seasons each$/,
    );
  });
});

describe("a learner at the tables of a population", () => {
  const population = play("learners", SPECIALISTS, 100);
  const contender = (name: string, chances: readonly number[]) => ({
    name,
    shares: chances.map((chance, table) => seasonsOf(`${name} ${table}`, chance, 100)),
  });

  test("closes the gap by as much as it earns of the headroom", () => {
    const half = judgeContender(population, contender("half", [0.45, 0.45, 0.45]), []);
    expect(half.gapClosed?.value).toBeCloseTo(0.5, 0);
    const [low, high] = half.gapClosed?.interval ?? [0, 0];
    expect(low).toBeGreaterThan(0.2);
    expect(high).toBeLessThan(0.8);
    const told = judgeContender(population, contender("told", [0.5, 0.5, 0.5]), []);
    expect(told.gapClosed?.interval?.[1]).toBeGreaterThan(0.95);
  });

  test("is held against the SBS and every rival, adjusted for their number, and at its worst table", () => {
    const uniform = contender("uniform", [0.375, 0.375, 0.375]);
    const found = judgeContender(population, contender("learner", [0.5, 0.5, 0.33]), [uniform]);
    expect(found.claims.map(({ against, verdict }) => [against, verdict])).toEqual([
      ["SBS", "better"],
      ["uniform", "better"],
    ]);
    expect(found.worst.table).toBe("table 2");
    expect(found.worst.difference.value).toBeLessThan(-0.03);
  });

  test("does not beat the SBS of one table alone, where there is no gap to close", () => {
    const control = play("control", SPECIALISTS.slice(0, 1), 100);
    const { claims, gapClosed } = judgeContender(control, contender("control", [0.48]), []);
    expect(claims[0]?.verdict).not.toBe("better");
    expect(gapClosed).toBeNull();
  });
});
