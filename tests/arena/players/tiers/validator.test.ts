import { describe, expect, test } from "vitest";
import { VALIDATOR } from "../../../../arena/players/tiers/validator.ts";
import type { Seat } from "../../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../../src/law/trade.ts";
import { bitOf } from "../../../../systems/asking/ask.ts";
import type { Layout } from "../../../support/table.ts";
import { namesOf, seated } from "../seated.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];

describe("Validator (specification, P3)", () => {
  test("buys only what leaves a reserve of 200", () => {
    const buys = (cash: number) => {
      const { player, ctx, at } = seated(VALIDATOR, { cash: [cash] });
      return player.shouldBuyProperty(ctx, at("Boardwalk"));
    };
    expect([buys(600), buys(599)]).toEqual([true, false]);
  });

  test("bids up to its strategic value less 15%, capped by the reserve", () => {
    const highest = (layout: Layout) => {
      const { player, ctx, at } = seated(VALIDATOR, layout);
      let standing = 0;
      for (let bid = 1; bid > 0; standing = Math.max(standing, bid))
        bid = player.auctionBid(ctx, at("Boardwalk"), standing);
      return standing;
    };
    // 400 at one of two lots of the set is worth 400 × 1.25; the lot that completes it 400 × 2 × 1.5.
    expect(highest({})).toBe(Math.floor(500 * 0.85));
    expect(highest({ deeds: [["Park Place"]] })).toBe(1020);
    expect(highest({ cash: [500] })).toBe(300);
  });

  test("leaves jail early and in the middle of the game, by card first, and stays late", () => {
    const jail = (round: number, cards: readonly "chance"[] = []) => {
      const { player, ctx } = seated(VALIDATOR, { jailed: { 0: 0 }, turn: { round }, jailCards: [cards] });
      return player.jailDecision(ctx);
    };
    expect([jail(1), jail(25), jail(26)]).toEqual(["pay", "pay", "roll"]);
    expect([jail(1, ["chance"]), jail(26, ["chance"])]).toEqual(["card", "roll"]);
  });

  test("builds where a dollar earns most, and only with 300 above the reserve left", () => {
    // For each dollar Boardwalk's first house adds 0.75 of rent, Park Place's 0.70, Baltic's 0.32.
    const seat = seated(VALIDATOR, { deeds: [[...browns, ...blues]], cash: [1100] });
    expect(namesOf(seat, seat.player.buildHouses(seat.ctx)).slice(0, 2)).toEqual(["Boardwalk", "Park Place"]);
    const built = (cash: number) => {
      const { player, ctx } = seated(VALIDATOR, { deeds: [browns], cash: [cash] });
      return player.buildHouses(ctx).length;
    };
    expect([built(549), built(550), built(600), built(1500)]).toEqual([0, 1, 2, 10]);
  });

  test("goes to one and a quarter of the price for the last house, with its building reserve left", () => {
    const bid = (standing: number, cash: number) => {
      const { player, ctx, at } = seated(VALIDATOR, { deeds: [blues], cash: [cash] });
      return player.buildingBid(ctx, at("Boardwalk"), standing);
    };
    expect([bid(249, 750), bid(250, 5000), bid(249, 749)]).toEqual([250, 0, 0]);
  });

  const accepts = (offer: Omit<TradeOffer, "to">, layout: Layout) => {
    const { player, ctx } = seated(VALIDATOR, layout);
    return player.tradeResponse(ctx, 1 as Seat, { to: 0 as Seat, ...offer });
  };

  test("needs a trade to lose neither deeds nor cash", () => {
    const { at } = seated(VALIDATOR);
    const [boardwalk, shortLine] = ["Boardwalk", "Short Line"].map(at);
    const layout: Layout = { deeds: [["Short Line"], ["Boardwalk"]] };
    const swap = (cash: number) => ({
      give: bundle({ deeds: [boardwalk], cash: Math.max(0, cash) }),
      get: bundle({ deeds: [shortLine], cash: Math.max(0, -cash) }),
    });
    expect([accepts(swap(0), layout), accepts(swap(1), layout), accepts(swap(-1), layout)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(accepts({ give: bundle({ cash: 1000 }), get: bundle({ deeds: [shortLine] }) }, layout)).toBe(
      false,
    );
  });

  test("blocks a trade that gives the other a complete colour group, whatever it pays", () => {
    const { at } = seated(VALIDATOR);
    const offer = {
      give: bundle({ deeds: [at("Short Line")], cash: 1000 }),
      get: bundle({ deeds: [at("Boardwalk")] }),
    };
    expect(accepts(offer, { deeds: [["Boardwalk"], ["Park Place", "Short Line"]] })).toBe(false);
    expect(accepts(offer, { deeds: [["Boardwalk"], ["Short Line"]] })).toBe(true);
  });

  test("mortgages by strategic value, complete sets last", () => {
    const { player, ctx, at } = seated(VALIDATOR, { deeds: [[...browns, "Short Line", "Boardwalk"]] });
    const order = player.raiseCash(ctx, 10_000).map((step) => ("mortgage" in step ? step.mortgage : null));
    expect(order).toEqual(["Short Line", "Boardwalk", ...browns].map(at));
  });

  test("lifts mortgages with its building reserve left, the most valuable first", () => {
    const lifted = (cash: number) => {
      const seat = seated(VALIDATOR, {
        deeds: [["Boardwalk", "Short Line"]],
        mortgaged: ["Boardwalk", "Short Line"],
        cash: [cash],
      });
      return namesOf(seat, seat.player.unmortgageDeeds(seat.ctx));
    };
    expect([lifted(830), lifted(720), lifted(719), lifted(609)]).toEqual([
      ["Boardwalk", "Short Line"],
      ["Boardwalk"],
      ["Short Line"],
      [],
    ]);
  });

  test("never proposes a trade", () => {
    expect(seated(VALIDATOR).table.game.attention[0] & bitOf("proposeTrade")).toBe(0);
  });
});
