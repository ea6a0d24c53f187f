import { describe, expect, test } from "vitest";
import { GREEDY } from "../../../../arena/players/tiers/greedy.ts";
import type { Seat } from "../../../../components/index.ts";
import { bundle } from "../../../../src/law/trade.ts";
import { bitOf } from "../../../../systems/asking/ask.ts";
import { namesOf, seated } from "../seated.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];

describe("Greedy (specification, P2)", () => {
  test("buys whatever leaves it 100 dollars", () => {
    const buys = (cash: number) => {
      const { player, ctx, at } = seated(GREEDY, { cash: [cash] });
      return player.shouldBuyProperty(ctx, at("Boardwalk"));
    };
    expect([buys(500), buys(499)]).toEqual([true, false]);
  });

  test("bids up to 80% of the printed price, a tenth of it at a time, and keeps its 100 dollars", () => {
    const { player, ctx, at } = seated(GREEDY);
    const boardwalk = at("Boardwalk");
    expect([0, 100, 300, 319, 320].map((standing) => player.auctionBid(ctx, boardwalk, standing))).toEqual([
      40, 140, 320, 320, 0,
    ]);
    const poor = seated(GREEDY, { cash: [150] });
    expect([0, 30, 50].map((standing) => poor.player.auctionBid(poor.ctx, boardwalk, standing))).toEqual([
      40, 50, 0,
    ]);
  });

  test("leaves jail by card, pays early (rounds 1 to 15) and rolls late", () => {
    const jail = (round: number, cards: readonly "chance"[] = [], cash = 1500) => {
      const { player, ctx } = seated(GREEDY, {
        jailed: { 0: 0 },
        turn: { round },
        jailCards: [cards],
        cash: [cash],
      });
      return player.jailDecision(ctx);
    };
    expect([jail(1), jail(15), jail(16), jail(15, [], 49)]).toEqual(["pay", "pay", "roll", "roll"]);
    expect([jail(1, ["chance"]), jail(40, ["chance"])]).toEqual(["card", "card"]);
  });

  test("builds two houses a turn where the base rent is highest, evenly", () => {
    const seat = seated(GREEDY, { deeds: [[...browns, ...blues]] });
    expect(namesOf(seat, seat.player.buildHouses(seat.ctx))).toEqual(["Boardwalk", "Park Place"]);
    const short = seated(GREEDY, { deeds: [[...browns, ...blues]], cash: [299] });
    expect(namesOf(short, short.player.buildHouses(short.ctx))).toEqual([
      "Baltic Avenue",
      "Mediterranean Avenue",
    ]);
    const broke = seated(GREEDY, { deeds: [browns], cash: [149] });
    expect(broke.player.buildHouses(broke.ctx)).toEqual([]);
  });

  test("goes to one and a half times the price for the last house", () => {
    const { player, ctx, at } = seated(GREEDY, { deeds: [blues] });
    expect([200, 299, 300].map((standing) => player.buildingBid(ctx, at("Boardwalk"), standing))).toEqual([
      201, 300, 0,
    ]);
  });

  test.each([
    ["more deeds than it gives", { give: { deeds: 2 }, get: { deeds: 1, cash: 900 } }, true],
    ["more cash than it gives", { give: { cash: 10 }, get: { deeds: 3 } }, true],
    ["as much as it gives", { give: { deeds: 1, cash: 5 }, get: { deeds: 1, cash: 5 } }, false],
    ["less of both", { give: {}, get: { deeds: 1, cash: 5 } }, false],
  ])("accepts a trade for either gain: %s", (_, { give, get }, accepts) => {
    const { player, ctx } = seated(GREEDY);
    const deeds = ctx.board.deeds;
    const side = (parts: { deeds?: number; cash?: number }, from: number) =>
      bundle({ cash: parts.cash ?? 0, deeds: deeds.slice(from, from + (parts.deeds ?? 0)) });
    expect(
      player.tradeResponse(ctx, 1 as Seat, { to: 0 as Seat, give: side(give, 0), get: side(get, 10) }),
    ).toBe(accepts);
  });

  test("mortgages the cheapest deeds first, as few as it takes", () => {
    const { player, ctx, at } = seated(GREEDY, { deeds: [["Boardwalk", "Short Line", "Water Works"]] });
    expect(player.raiseCash(ctx, 76)).toEqual([
      { mortgage: at("Water Works") },
      { mortgage: at("Short Line") },
    ]);
    expect(player.raiseCash(ctx, 75)).toEqual([{ mortgage: at("Water Works") }]);
  });

  test("lifts mortgages from the dearest down while 100 dollars are left", () => {
    const layout = { deeds: [["Boardwalk", "Short Line"]], mortgaged: ["Boardwalk", "Short Line"] };
    const lifted = (cash: number) => {
      const seat = seated(GREEDY, { ...layout, cash: [cash] });
      return namesOf(seat, seat.player.unmortgageDeeds(seat.ctx));
    };
    expect([lifted(430), lifted(429), lifted(210), lifted(209)]).toEqual([
      ["Boardwalk", "Short Line"],
      ["Boardwalk"],
      ["Short Line"],
      [],
    ]);
  });

  test("never proposes a trade", () => {
    expect(seated(GREEDY).table.game.attention[0] & bitOf("proposeTrade")).toBe(0);
  });
});
