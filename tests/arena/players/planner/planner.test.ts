import { describe, expect, test } from "vitest";
import { POLICIES } from "../../../../arena/players/bandit/registry.ts";
import { HL } from "../../../../arena/players/hl/hl.ts";
import { compareCandidates, HALVING } from "../../../../arena/players/planner/allocation.ts";
import { PLANNER } from "../../../../arena/players/planner/planner.ts";
import { PositionValue } from "../../../../arena/players/planner/position-value.ts";
import { TRADER } from "../../../../arena/players/tiers/trader.ts";
import { seedKey } from "../../../../src/chance/random.ts";
import { defaultSettings } from "../../../../src/player/parameters.ts";
import { hashState } from "../../../../src/world/snapshot.ts";
import { seated } from "../seated.ts";
import { playGames } from "../table.ts";

const key = seedKey("planner");
const hl = () => HL.create(defaultSettings(HL.parameters), key);
const planner = (settings = {}) =>
  PLANNER.create({ ...defaultSettings(PLANNER.parameters), ...settings }, key);
const traders = () => [1, 2, 3].map(() => TRADER.create({}, key));

describe("Planner", () => {
  test("plays as HL does when it may not play anything out", () => {
    const thinking = playGames([planner({ playouts: 0 }), ...traders()], 3);
    expect(thinking.outcomes).toEqual(playGames([hl(), ...traders()], 3).outcomes);
  });

  test("plays the same game from the same seed, and breaks no rule", () => {
    const first = playGames([planner({ playouts: 8, depth: 5 }), ...traders()], 2);
    expect(first.faults).toEqual([]);
    expect(playGames([planner({ playouts: 8, depth: 5 }), ...traders()], 2).outcomes).toEqual(first.outcomes);
  });

  test("leaves the table as it was while it thinks", () => {
    const { player, ctx, table, at } = seated(PLANNER, { seats: 4, cash: [1500, 1500, 1500, 1500] });
    player.gameStarted?.(ctx);
    const before = hashState(table.world);
    player.shouldBuyProperty(ctx, at("Illinois Avenue"));
    expect(hashState(table.world)).toBe(before);
  });

  test("buys the deed that completes a group", () => {
    const { player, ctx, table, at } = seated(PLANNER, {
      seats: 3,
      cash: [900, 900, 900],
      deeds: [["New York Avenue", "St. James Place"], ["Boardwalk"]],
      positions: ["Connecticut Avenue"],
      dice: [[4, 5]],
    });
    player.gameStarted?.(ctx);
    table.play();
    expect(table.world.owner[at("Tennessee Avenue")]).toBe(0);
  });
});

describe("what Planner imagines", () => {
  /** Lands seat 0 on Illinois Avenue and returns whether it bought, and why. */
  const decide = (next: readonly string[], seed: string) => {
    const { player, ctx, table, at } = seated(PLANNER, {
      seats: 3,
      cash: [420, 700, 300],
      deeds: [["Kentucky Avenue"], ["Indiana Avenue", "Boardwalk"], ["Short Line"]],
      positions: ["Tennessee Avenue"],
      dice: [[2, 4]],
      next: { chance: next },
    });
    player.gameStarted?.(ctx);
    while (table.step() !== "acquisition");
    // What lies ahead of the table from here on.
    table.world.dice = {
      roll: (turn) => {
        turn.die1 = seed.length;
        turn.die2 = 1;
        turn.throws++;
      },
      rollSpeed: () => {},
    };
    table.step();
    return { owner: table.world.owner[at("Illinois Avenue")], why: player.reason?.() };
  };

  test("does not depend on the order of cards that nobody has seen", () => {
    const one = decide(["loanMatures", "bankDividend"], "a");
    expect(one.why).toMatch(/of playouts/);
    expect(decide(["goToJail", "generalRepairs"], "a")).toEqual(one);
  });

  test("does not depend on the throws to come", () => {
    expect(decide(["goToJail"], "a")).toEqual(decide(["goToJail"], "bbb"));
  });
});

describe("playouts among candidates", () => {
  const noisy =
    (means: readonly number[]) =>
    (candidate: number, { k0 }: { readonly k0: number }) =>
      (k0 >>> 0) / 2 ** 32 < (means[candidate] ?? 0) ? 1 : 0;

  // A fixed arm is none that looks for the better one.
  const looking = Object.keys(POLICIES).filter((policy) => policy !== "fixed-arm");

  test.each([HALVING, ...looking])("given out by %s find the better one", (policy) => {
    const { chosen, gains } = compareCandidates(3, 600, policy, 2, key, noisy([0.3, 0.6, 0.2]));
    expect(chosen).toBe(1);
    expect(gains[1]?.mean).toBeGreaterThan(0.2);
  });

  test("can be given out by any registered policy", () => {
    const allocation = PLANNER.parameters.find(({ name }) => name === "allocation");
    expect(allocation).toMatchObject({ choices: [HALVING, ...Object.keys(POLICIES)] });
  });

  test("keep the proposal where nothing is better", () => {
    expect(compareCandidates(4, 400, HALVING, 2, key, noisy([0.5, 0.5, 0.5, 0.5])).chosen).toBe(0);
  });

  test("are never more than the budget", () => {
    for (const count of [2, 3, 5, 8]) {
      const { counts } = compareCandidates(count, 64, HALVING, 2, key, noisy([0.5]));
      expect(counts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(64);
    }
  });
});

describe("the value of a position", () => {
  test("is a chance: the seats' values are 1 in sum, and one who has left has none", () => {
    const { table } = seated(PLANNER, { seats: 4, cash: [900, 100, 700, 0], bankrupt: [3] });
    const chances = [...new PositionValue(4).chancesOf(table.world)];
    expect(chances[3]).toBe(0);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(chances[0]).toBeGreaterThan(chances[1] ?? 1);
  });
});
