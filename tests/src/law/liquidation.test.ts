import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { means } from "../../../src/law/holdings.ts";
import { raiseInEngineOrder } from "../../../src/law/liquidation.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import { estateOf } from "../../support/estate.ts";
import { type Layout, table } from "../../support/table.ts";

const ME = 0 as Seat;
const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const oranges = ["St. James Place", "Tennessee Avenue", "New York Avenue"];

/** Raises `target` dollars for seat 0, whose purse is empty, and says what it is left with. */
function raise(target: number, layout: Layout, houses?: number) {
  const made = table({ cash: [0], ...layout });
  if (houses !== undefined) made.world.bank[STOCK.houses] = houses;
  raiseInEngineOrder(made.world, ME, target);
  return { ...estateOf(made.world, ME), events: made.events(), world: made.world };
}

describe("the engine's own order of raising cash", () => {
  test("sells buildings before it mortgages, and stops as soon as the sum is there", () => {
    const layout = { deeds: [[...browns, "Boardwalk"]], buildings: { "Baltic Avenue": 1 } };
    expect(raise(25, layout)).toMatchObject({ cash: 25, deeds: [...browns, "Boardwalk"] });
    expect(raise(26, layout)).toMatchObject({
      cash: 55,
      deeds: ["[Mediterranean Avenue]", "Baltic Avenue", "Boardwalk"],
    });
  });

  test("takes the building that loses the least rent, evenly within its group", () => {
    const layout = {
      deeds: [[...browns, ...oranges]],
      buildings: {
        "Mediterranean Avenue": 2,
        "Baltic Avenue": 2,
        ...Object.fromEntries(oranges.map((lot) => [lot, 1])),
      },
    };
    // Mediterranean's second house is worth 20 of rent, then Baltic's 40, then Mediterranean's first 6.
    const { events } = raise(75, layout);
    const sold = events.map((event) =>
      event.type === "BuildingSold" ? [event.square, event.houses] : event.type,
    );
    expect(sold).toEqual([
      [1, 1],
      [3, 1],
      [1, 0],
    ]);
  });

  test("mortgages the deed that loses the least rent, ties in board order", () => {
    const deeds = ["Boardwalk", "Oriental Avenue", "Vermont Avenue", "Water Works"];
    expect(raise(1, { deeds: [deeds] }).deeds).toEqual([
      "[Oriental Avenue]",
      "Vermont Avenue",
      "Water Works",
      "Boardwalk",
    ]);
    expect(raise(51, { deeds: [deeds] }).deeds).toContain("[Vermont Avenue]");
  });

  test("raises everything there is and no more", () => {
    const layout = {
      deeds: [[...browns, ...oranges]],
      buildings: Object.fromEntries(oranges.map((lot) => [lot, 5])),
    };
    const all = means(table({ cash: [0], ...layout }).world, ME);
    expect(raise(all, layout)).toMatchObject({ cash: all });
    expect(raise(all + 1, layout)).toMatchObject({ cash: all });
    expect(raise(all, layout).deeds).toEqual([...browns, ...oranges].map((name) => `[${name}]`));
  });
});

describe("a hotel that the bank cannot break into four houses (H-9)", () => {
  const hotels = { deeds: [oranges], buildings: Object.fromEntries(oranges.map((lot) => [lot, 5])) };

  test("is sold in steps while the houses are there", () => {
    expect(raise(50, hotels).deeds).toEqual([
      "St. James Place +4",
      "Tennessee Avenue +5",
      "New York Avenue +5",
    ]);
  });

  test.each([0, 1, 3])("goes further down across the group with %i houses left, evenly", (houses) => {
    const { world, cash, deeds } = raise(50, hotels, houses);
    const heights = deeds.map((name) => Number(name.split("+")[1] ?? 0));
    const standing = heights.reduce((sum, height) => sum + height, 0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1);
    expect(world.bank[STOCK.houses]).toBe(houses - standing);
    expect(cash).toBe((15 - standing) * 50);
  });

  test("sells the fewest buildings that the stock allows", () => {
    expect(raise(50, hotels, 11).deeds.map((name) => name.split("+")[1])).toEqual(["4", "5", "5"]);
    expect(
      raise(50, hotels, 2)
        .deeds.map((name) => Number(name.split("+")[1] ?? 0))
        .sort(),
    ).toEqual([0, 1, 1]);
  });

  test("goes down alone where even building is off", () => {
    const layout = { ...hotels, rules: { evenBuilding: false } };
    expect(raise(50, layout, 2).deeds).toEqual([
      "St. James Place +2",
      "Tennessee Avenue +5",
      "New York Avenue +5",
    ]);
  });
});
