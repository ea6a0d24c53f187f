import { describe, expect, test } from "vitest";
import {
  populationFrom,
  readPopulation,
  readPopulationFile,
} from "../../../../arena/tournament/population/population.ts";

const table = (name: string, against: readonly string[], family = name, part = "training") => ({
  table: name,
  family,
  part,
  against,
});
const population = (...tables: unknown[]) => ({ schema: 1, id: "toy@1", tables });

describe("a population", () => {
  test("is tables with their opponents, under one name and digest", () => {
    const data = population(
      table("a", ["greedy", "random"]),
      table("b", ["hl:floor=20", "hl"], "b", "held-out"),
    );
    const read = readPopulation(data);
    expect(read.id).toBe("toy@1");
    expect(read.digest).toMatch(/^[0-9a-f]{64}$/);
    expect(read.tables.map(({ opponents }) => opponents.map(({ id }) => id))).toEqual([
      ["greedy", "random"],
      ["hl:floor=20", "hl"],
    ]);
    expect(readPopulation(structuredClone(data)).digest).toBe(read.digest);
  });

  test.each([
    [
      "a player that is unknown",
      population(table("a", ["gredy"])),
      /^table "a": unknown player "gredy".*greedy/,
    ],
    [
      "two tables of one name",
      population(table("a", ["hl"]), table("a", ["hl"])),
      /^table "a" stands there twice: expected different names$/,
    ],
    [
      "tables of different size",
      population(table("a", ["hl"]), table("b", ["hl", "hl"])),
      /^table "b" has 2 opponents: expected 1, as the first table has$/,
    ],
    [
      "a family that is learned from and held out",
      population(table("a", ["hl"], "same"), table("b", ["hl"], "same", "held-out")),
      /^family "same" is in training and held out: expected it in one of them$/,
    ],
    ["no version", { ...population(table("a", ["hl"])), id: "toy" }, /^id: expected a name and a version/],
    ["a key that it does not have", { ...population(table("a", ["hl"])), tabels: [] }, /tabels/],
    ["no tables", population(), /^tables: /],
  ])("is refused in one line with %s", (_what, data, message) => {
    expect(() => readPopulation(data)).toThrow(message);
  });

  test("is read from a file that is named where it is refused", () => {
    expect(() => readPopulationFile("nowhere.json")).toThrow(/^population nowhere\.json: /);
    expect(readPopulationFile("examples/population.json").tables.length).toBeGreaterThan(3);
  });

  test("that ships is asked for by its name, version included", () => {
    expect(populationFrom("population@1").id).toBe("population@1");
    expect(populationFrom("examples/population.json").id).toBe("first-population@1");
  });

  test.each(["population", "population@2", "populaton@1"])(
    "%s is unknown, and the nearest name told",
    (name) => {
      expect(() => populationFrom(name)).toThrow(
        new RegExp(
          `^population "${name}" is unknown; expected population@1, .*; did you mean "population@1"\\?$`,
        ),
      );
    },
  );
});
