import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BANK, type Seat } from "../../../components/index.ts";
import { countInSet, means, netWorth, ownsSet, setOwner, taxableWorth } from "../../../src/law/holdings.ts";
import { checkInvariants, takeBaseline } from "../../../src/law/invariants.ts";
import { table } from "../../support/table.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const BROWN = 0;
const ME = 0 as Seat;

describe("what a seat is worth", () => {
  const layout = {
    cash: [100],
    deeds: [[...browns, "Boardwalk", "Reading Railroad"]],
    buildings: { "Mediterranean Avenue": 5, "Baltic Avenue": 4 },
    mortgaged: ["Boardwalk"],
  };

  test("by the short game: mortgaged deeds at half, a hotel at five houses (E-2)", () => {
    expect(netWorth(table(layout).world, ME)).toBe(100 + 60 + 60 + 200 + 200 + 9 * 50);
  });

  test("for the income tax: mortgaged deeds at their full price (T-3)", () => {
    expect(taxableWorth(table(layout).world, ME)).toBe(100 + 60 + 60 + 400 + 200 + 9 * 50);
  });

  test("at the pawnbroker's: cash, half of every building, every free deed's mortgage (K-1)", () => {
    expect(means(table(layout).world, ME)).toBe(100 + 9 * 25 + 30 + 30 + 100);
  });
});

describe("sets", () => {
  test("are complete with all of their deeds, mortgaged or not", () => {
    const { world } = table({ deeds: [browns, ["Boardwalk"]], mortgaged: browns });
    expect(ownsSet(world, ME, BROWN)).toBe(true);
    expect(ownsSet(world, 1 as Seat, BROWN)).toBe(false);
    expect([countInSet(world, ME, BROWN), countInSet(world, 1 as Seat, 7)]).toEqual([2, 1]);
  });

  test("of colour groups are counted for whoever completes them, railroads and utilities are not", () => {
    const { world, at } = table({ deeds: [[...browns, "Electric Company", "Water Works"]] });
    expect(world.derived.groupsOwned[0]).toBe(1);
    setOwner(world, at("Baltic Avenue"), 1 as Seat);
    expect([world.derived.groupsOwned[0], world.derived.groupsOwned[1]]).toEqual([0, 0]);
  });
});

describe("sums kept in step", () => {
  test("agree with the deeds after any sequence of changes of hands", () => {
    const move = fc.record({ deed: fc.nat(27), to: fc.integer({ min: -1, max: 3 }) });
    fc.assert(
      fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
        const { world } = table({ seats: 4 });
        const baseline = takeBaseline(world);
        for (const { deed, to } of moves) setOwner(world, world.board.deeds[deed], to as Seat);
        expect(() => checkInvariants(world, baseline)).not.toThrow();
        const held = [0, 1, 2, 3].map((seat) => world.derived.deedCount[seat]);
        const banked = world.board.deeds.filter((square) => world.owner[square] === BANK).length;
        expect(held.reduce((sum, count) => sum + count, banked)).toBe(28);
      }),
      { numRuns: 60 },
    );
  });
});
