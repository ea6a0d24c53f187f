import { expect, test } from "vitest";
import { playNullTournaments } from "../../support/null-tournaments.ts";
import { planOf, playUnit, SHORT_RULES } from "./plans.ts";

test("four copies of a player are found to differ about as often as 5% allows", async () => {
  const alarms = await playNullTournaments({
    player: "greedy",
    rules: SHORT_RULES,
    tournaments: 40,
    units: 12,
    games: 4,
    seed: "null",
    workers: 1,
  });
  // 240 tests, of which those of one tournament hang together: three standard errors or more on either side.
  expect(alarms.pairs).toBeLessThan(0.12);
  expect(alarms.families).toBeLessThan(0.18);
  expect(alarms.coverage).toBeGreaterThan(0.88);
});

test("copies of a player without chance are exactly at par in every block", () => {
  const plan = planOf("validator#a,validator#b,validator#c,validator#d", { units: 1 });
  const { games } = playUnit(plan, 0);
  const wins = new Map<number, number>();
  const width = games.length / plan.games;
  for (let at = 0; at < games.length; at += width) {
    wins.set(games[at + 5], (wins.get(games[at + 5]) ?? 0) + 1);
  }
  // The same seat wins in every seating, so each copy wins a quarter of them.
  expect([...wins.values()]).toEqual([24]);
});
