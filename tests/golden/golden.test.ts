import { describe, expect, test } from "vitest";
import { digestOf, goldenTable, packageVersion, readGolden, readVersions, SEEDS, SERIES } from "./games.ts";

const golden = readGolden();
/** The share of the games that is played again with every test; `npm run golden` plays them all. */
const PLAYED = 250;
const AT_A_TIME = 50;
const firsts = Array.from({ length: PLAYED / AT_A_TIME }, (_, i) => i * AT_A_TIME);

describe.each(SERIES)("games of the series %s are those that are kept (npm run golden)", (series) => {
  const { play } = goldenTable(series);

  test.each(firsts)("from seed %i on", (first) => {
    const seeds = Array.from({ length: AT_A_TIME }, (_, i) => first + i);
    const changed = seeds.filter((seed) => play(seed) !== golden[series][seed]);
    expect(changed).toEqual([]);
  });
});

test("a fingerprint is kept for every seed, and no two games are alike", () => {
  for (const series of SERIES) {
    expect(golden[series]).toHaveLength(SEEDS);
    expect(new Set(golden[series]).size).toBe(SEEDS);
  }
});

describe("the engine's version changes exactly when a golden game does", () => {
  const versions = readVersions();

  test("the package's version is the last that is listed, and the golden games are its own", () => {
    expect(versions.at(-1)).toEqual({ version: packageVersion(), games: digestOf(golden) });
  });

  test("no two versions play the same games, and no version is listed twice", () => {
    expect(new Set(versions.map(({ games }) => games)).size).toBe(versions.length);
    expect(new Set(versions.map(({ version }) => version)).size).toBe(versions.length);
  });
});
