import { describe, expect, test } from "vitest";
import {
  completesSetFor,
  createsOpponentMonopoly,
  maxRentExposure,
  monopolyMultiplier,
  strategicValue,
} from "../../../arena/players/valuation.ts";
import type { Seat, Square } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import { type Layout, table } from "../../support/table.ts";

const pinks = ["St. Charles Place", "States Avenue", "Virginia Avenue"];
const railroads = ["Reading Railroad", "Pennsylvania Railroad", "B&O Railroad", "Short Line"];

function worth(name: string, layout: Layout = {}): number {
  const { game, at } = table(layout);
  return strategicValue(game.contexts[0], at(name));
}

describe("monopoly multiplier", () => {
  test("is 2 for a complete set, else 1 and up to a half by the share that is held", () => {
    const ctx = table().game.contexts[0];
    expect([0, 1, 2, 3].map((held) => monopolyMultiplier(ctx, 2, held))).toEqual([
      1,
      1 + 1 / 6,
      1 + 2 / 6,
      2,
    ]);
  });
});

describe("strategic value", () => {
  test("of a street is its price by the share of the set it would make, half as much again when it completes it", () => {
    expect(worth("Virginia Avenue")).toBeCloseTo(160 * (1 + 1 / 6), 9);
    expect(worth("Virginia Avenue", { deeds: [pinks.slice(0, 1)] })).toBeCloseTo(160 * (1 + 2 / 6), 9);
    expect(worth("Virginia Avenue", { deeds: [pinks.slice(0, 2)] })).toBe(160 * 2 * 1.5);
  });

  test("is the same before and after the deed is bought", () => {
    for (const held of [0, 1, 2]) {
      const before = worth("Virginia Avenue", { deeds: [pinks.slice(0, held)] });
      expect(worth("Virginia Avenue", { deeds: [[...pinks.slice(0, held), "Virginia Avenue"]] })).toBe(
        before,
      );
    }
  });

  test.each([0.6, 1, 1.5, 2])("of a railroad is %s of its price, by how many others are held", (scale) => {
    const others = [0.6, 1, 1.5, 2].indexOf(scale);
    expect(worth("Short Line", { deeds: [railroads.slice(0, others)] })).toBe(200 * scale);
  });

  test("of a utility is 0.8 of its price alone, 1.2 with the other", () => {
    expect(worth("Water Works")).toBe(120);
    expect(worth("Water Works", { deeds: [["Electric Company"]] })).toBe(180);
  });
});

describe("a trade creates an opponent's monopoly", () => {
  /** What seat 0 would say to an offer of seat 1. */
  const creates = (layout: Layout, get: readonly string[], give: readonly string[] = []) => {
    const { game, at } = table(layout);
    const offer: TradeOffer = {
      to: 0 as Seat,
      give: bundle({ deeds: give.map(at) }),
      get: bundle({ deeds: get.map(at) }),
    };
    return createsOpponentMonopoly(game.contexts[0], 1 as Seat, offer);
  };
  const layout: Layout = {
    deeds: [
      ["Virginia Avenue", "Boardwalk"],
      ["St. Charles Place", "States Avenue"],
    ],
  };

  test("when it hands over the deed that the other lacks", () => {
    expect(creates(layout, ["Virginia Avenue"])).toBe(true);
    expect(creates(layout, ["Boardwalk"])).toBe(false);
  });

  test("when several deeds complete it together", () => {
    expect(creates({ deeds: [pinks.slice(0, 2), ["Virginia Avenue"]] }, pinks.slice(0, 2))).toBe(true);
  });

  test("not when the other gives one of the set in return", () => {
    expect(creates(layout, ["Virginia Avenue"], ["States Avenue"])).toBe(false);
  });

  test("not with railroads and utilities, which are no colour groups", () => {
    expect(creates({ deeds: [["Water Works"], ["Electric Company"]] }, ["Water Works"])).toBe(false);
  });

  test("is asked of either side alike", () => {
    const { game, at } = table(layout);
    const lacks: Square[] = [at("States Avenue"), at("St. Charles Place")];
    expect(completesSetFor(game.contexts[0], 0 as Seat, lacks, [])).toBe(true);
    expect(completesSetFor(game.contexts[0], 0 as Seat, lacks, [at("Virginia Avenue")])).toBe(false);
  });
});

test("the rent exposure to an opponent is the rent of all that it holds, buildings and mortgages counted", () => {
  const { game } = table({
    deeds: [
      ["Boardwalk"],
      ["Mediterranean Avenue", "Baltic Avenue", "Short Line", "Park Place", "Water Works"],
    ],
    buildings: { "Baltic Avenue": 1 },
    mortgaged: ["Park Place"],
  });
  // Baltic's house, bare Mediterranean doubled, one railroad, four times seven at the utility.
  expect(maxRentExposure(game.contexts[0], 1 as Seat)).toBe(20 + 4 + 25 + 28);
});
