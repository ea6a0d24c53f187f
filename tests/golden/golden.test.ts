import { describe, expect, test } from "vitest";
import { goldenTable, RULE_SETS, readGolden, SEEDS } from "./games.ts";

const golden = readGolden();
/** The share of the games that is played again with every test; `npm run golden` plays them all. */
const PLAYED = 250;
const AT_A_TIME = 50;
const firsts = Array.from({ length: PLAYED / AT_A_TIME }, (_, i) => i * AT_A_TIME);

describe.each(RULE_SETS)("games of %s are those that are kept (npm run golden)", (rules) => {
  const { play } = goldenTable(rules);

  test.each(firsts)("from seed %i on", (first) => {
    const seeds = Array.from({ length: AT_A_TIME }, (_, i) => first + i);
    const changed = seeds.filter((seed) => play(seed) !== golden[rules][seed]);
    expect(changed).toEqual([]);
  });
});

test("a fingerprint is kept for every seed, and no two games are alike", () => {
  for (const rules of RULE_SETS) {
    expect(golden[rules]).toHaveLength(SEEDS);
    expect(new Set(golden[rules]).size).toBe(SEEDS);
  }
});
