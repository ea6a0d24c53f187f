import { describe, expect, test } from "vitest";
import { buildByRank, mortgageByRank, raiseBid } from "../../../arena/players/heuristics.ts";
import { NONE } from "../../../src/events/questions.ts";
import { type Layout, table } from "../../support/table.ts";

const contextOf = (layout: Layout) => {
  const { game, at } = table(layout);
  return { ctx: game.contexts[0], at };
};
const browns = ["Mediterranean Avenue", "Baltic Avenue"];

describe("a raise", () => {
  const bid = (standing: number, limit: number, rules: Layout["rules"] = {}) => {
    const { ctx, at } = contextOf({ rules });
    return raiseBid(ctx, at("Boardwalk"), standing, limit);
  };

  test("is a tenth of the price, so that an auction is over in a handful of bids", () => {
    expect([bid(0, 400), bid(40, 400), bid(390, 400), bid(400, 400)]).toEqual([40, 80, 400, 0]);
  });

  test("is never below the table's increment, nor above the limit", () => {
    expect([bid(0, 400, { auctionIncrement: 100 }), bid(350, 400, { auctionIncrement: 100 })]).toEqual([
      100, 0,
    ]);
    expect([bid(0, 12.9), bid(0, 0.5), bid(0, -50)]).toEqual([12, 0, 0]);
  });
});

describe("building by rank", () => {
  test("breaks ties by board order, and keeps even", () => {
    const { ctx, at } = contextOf({ deeds: [browns] });
    expect(buildByRank(ctx, () => 1, 0, 3)).toEqual([...browns, browns[0]].map(at));
  });

  test("puts nothing on a list that would be refused, and makes no list for nothing", () => {
    const { ctx } = contextOf({ deeds: [browns], mortgaged: ["Baltic Avenue"] });
    expect(buildByRank(ctx, () => 1, 0)).toEqual([]);
    expect(buildByRank(contextOf({}).ctx, () => 1, 0)).toBe(NONE);
  });
});

test("mortgaging by rank leaves deeds of built groups alone", () => {
  const { ctx, at } = contextOf({ deeds: [[...browns, "Short Line"]], buildings: { "Baltic Avenue": 1 } });
  expect(mortgageByRank(ctx, (square) => square, 1000)).toEqual([{ mortgage: at("Short Line") }]);
});
