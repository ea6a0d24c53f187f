import { describe, expect, test } from "vitest";
import { readPopulation } from "../../../../arena/tournament/population/population.ts";
import { POPULATION_1 } from "../../../../arena/tournament/population/population-1.ts";

describe("population@1", () => {
  const { id, tables } = readPopulation(POPULATION_1);

  test("is read like a file: eight tables to train at, four held out by family", () => {
    expect(id).toBe("population@1");
    expect(tables.filter(({ part }) => part === "training")).toHaveLength(8);
    expect(tables.filter(({ part }) => part === "held-out")).toHaveLength(4);
  });

  test("seats no learner, so that a table is the same in every game", () => {
    const learners = tables.filter(({ opponents }) => opponents.some(({ learns }) => learns));
    expect(learners).toEqual([]);
  });
});
