import { describe, expect, test } from "vitest";
import { school } from "../../../../arena/analysis/schooling/school.ts";
import { ACTS } from "../../../../arena/players/hl/recognition/acts.ts";
import { STRATEGIES } from "../../../../arena/players/hl/strategies.ts";
import { POPULATION_1 } from "../../../../arena/tournament/population/population-1.ts";

const LESSONS = { seed: "test", rules: "arena@1", seasons: 1, games: 4 };
const FAMILIES = ["Sellers", "Misers", "Blockers"];
const SMALL = {
  ...POPULATION_1,
  tables: POPULATION_1.tables.filter(({ family }) => FAMILIES.includes(family)),
};

describe("schooling", () => {
  const schooling = school(SMALL, LESSONS);

  test("is the same to the bit whenever the same is played", () => {
    expect(JSON.stringify(school(SMALL, LESSONS))).toBe(JSON.stringify(schooling));
    expect(school(SMALL, { ...LESSONS, seed: "another" })).not.toEqual(schooling);
  });

  test("is of the training tables alone: what is held out was never played", () => {
    expect(schooling.kinds.map(({ name }) => name)).toEqual(["seller", "miser"]);
  });

  test("knows what every arm won and what opponents did", () => {
    for (const { winShares, acts } of schooling.kinds) {
      expect(winShares).toHaveLength(STRATEGIES.length);
      expect(acts.length).toBeGreaterThan(20);
      acts.forEach((value, i) => {
        if (i % 2 === 0) expect(value).toBeLessThan(ACTS);
        else expect(value).toBeGreaterThan(0);
      });
    }
  });
});
