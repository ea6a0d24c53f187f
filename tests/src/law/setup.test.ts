import { describe, expect, test } from "vitest";
import { seedKey } from "../../../src/chance/random.ts";
import { openingSeat, resetWorld } from "../../../src/law/setup.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { estates } from "../../support/estate.ts";
import { table } from "../../support/table.ts";

describe("a new game", () => {
  test("gives everybody 1,500 on GO, and the bank 28 deeds, 32 houses and 12 hotels (S-1)", () => {
    const { world } = table({ seats: 5 });
    expect(estates(world)).toEqual(
      Array.from({ length: 5 }, () => ({ cash: 1500, deeds: [], jailCards: [] })),
    );
    expect([world.bank[STOCK.houses], world.bank[STOCK.hotels]]).toEqual([32, 12]);
    expect(world.board.deeds.filter((square) => world.owner[square] === -1)).toHaveLength(28);
    expect([world.turn.round, world.turn.seat, world.turn.turns]).toEqual([1, 0, 0]);
  });

  test("of two may start with cash of its own", () => {
    const rules = { twoPlayerStartCash: 2000 };
    expect(table({ seats: 2, rules }).world.cash[0]).toBe(2000);
    expect(table({ seats: 3, rules }).world.cash[0]).toBe(1500);
  });

  test("may deal deeds, each paid for at its printed price (E-1)", () => {
    const { world } = table({ seats: 4, rules: { startingDeeds: 2 } });
    for (const [seat, { cash, deeds }] of estates(world).entries()) {
      expect(deeds).toHaveLength(2);
      expect(cash + world.derived.assets[seat]).toBe(1500);
    }
  });

  test("may begin with the highest throw (S-3), which every seat makes about as often", () => {
    const { world } = table({ seats: 4, rules: { openingThrow: true } });
    const first = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed++) {
      resetWorld(world, seedKey(seed));
      expect(world.turn.seat).toBe(openingSeat(world));
      first[world.turn.seat]++;
    }
    // 500 expected; four standard deviations are 78.
    for (const count of first) expect(Math.abs(count - 500)).toBeLessThan(78);
  });

  test.each([
    [null, null, 88, 22],
    [0, 0, 0, 0],
    [44, 3, 44, 3],
  ])("has the buildings that its rules name: %s and %s", (houses, hotels, inStock, hotelsInStock) => {
    const { world } = table({ rules: { houses, hotels } });
    expect([world.bank[STOCK.houses], world.bank[STOCK.hotels]]).toEqual([inStock, hotelsInStock]);
  });
});
