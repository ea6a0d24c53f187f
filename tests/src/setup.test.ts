import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOARD_IDS, board } from "../../src/board/catalog.ts";
import { netWorth } from "../../src/holdings.ts";
import { seedKey } from "../../src/random.ts";
import { parseRules } from "../../src/rules/parse.ts";
import { resetWorld } from "../../src/setup.ts";
import { supplyOf } from "../../src/supply.ts";
import { createWorld, type World } from "../../src/world.ts";

const house = (overrides: object) => parseRules({ extends: "official@1", ...overrides });

function opened(overrides: object, seats: number, seed: string | number = 0): World {
  const world = createWorld(board("us-classic"), house(overrides), seats);
  resetWorld(world, seedKey(seed));
  return world;
}

describe("deeds dealt before play", () => {
  test("are paid for at the printed price, so that nobody is richer, and differ from game to game", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 1, max: 20 }),
        fc.nat(),
        (seats, deeds, seed) => {
          const world = opened({ startingDeeds: deeds }, seats, seed);
          const held = [...world.board.deeds].filter((square) => (world.owner[square] ?? -1) >= 0);
          expect(held.length).toBeLessThanOrEqual(Math.min(deeds * seats, world.board.deeds.length));
          for (let seat = 0; seat < seats; seat++) {
            expect(world.cash[seat]).toBeGreaterThanOrEqual(0);
            expect(netWorth(world, seat as never)).toBe(1500);
          }
        },
      ),
    );
    const deals = [1, 2].map((seed) =>
      [...board("us-classic").deeds].map((square) => opened({ startingDeeds: 2 }, 4, seed).owner[square]),
    );
    expect(deals[0]).not.toEqual(deals[1]);
  });
});

describe("the supply", () => {
  test("without a limit is what the lots of the board can carry at once", () => {
    expect(supplyOf(board("us-classic"), house({ houses: null, hotels: null }))).toEqual({
      houses: 88,
      hotels: 22,
    });
  });

  test("is what the rules say where they say it", () => {
    expect(supplyOf(board("us-classic"), house({ hotels: null }))).toEqual({ houses: 32, hotels: 22 });
  });
});

test("the start cash of two is for two", () => {
  const cash = [2, 3].map((seats) => opened({ twoPlayerStartCash: 900 }, seats).cash[0]);
  expect(cash).toEqual([900, 1500]);
});

test.each(BOARD_IDS)("a world of %s is as large as the board", (id) => {
  const on = board(id);
  const world = createWorld(on, parseRules("official@1", on), 4);
  expect(world.owner).toHaveLength(on.size);
  expect(world.queries.deeds).toHaveLength(on.deeds.length);
  expect(world.deckCards.map((cards) => cards.length)).toEqual(on.deckSize);
});
