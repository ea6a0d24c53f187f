import { describe, expect, test } from "vitest";
import { RANDOM } from "../../../../arena/players/tiers/random.ts";
import { bitOf } from "../../../../systems/asking/ask.ts";
import { namesOf, seated } from "../seated.ts";

describe("Random (specification, P1)", () => {
  test.each([
    ["Oriental Avenue", true],
    ["Vermont Avenue", true],
    ["Boardwalk", false],
    ["Short Line", false],
    ["Water Works", true],
  ])("buys by the parity of the square: %s, %s", (name, buys) => {
    const { player, ctx, at } = seated(RANDOM);
    expect(player.shouldBuyProperty(ctx, at(name))).toBe(buys);
  });

  test("opens an auction with the smallest bid, whatever the square", () => {
    const { player, ctx, at } = seated(RANDOM);
    expect(player.auctionBid(ctx, at("Boardwalk"), 0)).toBe(1);
    expect(player.auctionBid(ctx, at("Water Works"), 0)).toBe(1);
    const poor = seated(RANDOM, { cash: [0], deeds: [["Short Line"]] });
    expect(poor.player.auctionBid(poor.ctx, at("Boardwalk"), 0)).toBe(0);
  });

  test("raises on even squares only, up to the printed price and its cash", () => {
    const { player, ctx, at } = seated(RANDOM);
    expect(player.auctionBid(ctx, at("Boardwalk"), 10)).toBe(0);
    expect(player.auctionBid(ctx, at("Water Works"), 10)).toBe(25);
    expect(player.auctionBid(ctx, at("Water Works"), 149)).toBe(150);
    expect(player.auctionBid(ctx, at("Water Works"), 150)).toBe(0);
    const poor = seated(RANDOM, { cash: [20] });
    expect(poor.player.auctionBid(poor.ctx, at("Water Works"), 20)).toBe(0);
  });

  test("pays its way out of jail while it may and can, and never uses a card", () => {
    const jail = (failed: number, cash: number) => {
      const { player, ctx } = seated(RANDOM, {
        jailed: { 0: failed },
        cash: [cash],
        jailCards: [["chance"]],
      });
      return player.jailDecision(ctx);
    };
    expect([jail(0, 50), jail(1, 50), jail(0, 49), jail(2, 500)]).toEqual(["pay", "pay", "roll", "roll"]);
  });

  test("lifts the mortgages of even squares as soon as it can pay for them, odd ones never", () => {
    const mortgaged = ["Water Works", "Reading Railroad", "Vermont Avenue"];
    const lifted = (cash: number) => {
      const seat = seated(RANDOM, { deeds: [mortgaged], mortgaged, cash: [cash] });
      return namesOf(seat, seat.player.unmortgageDeeds(seat.ctx));
    };
    expect([lifted(54), lifted(55), lifted(137), lifted(138), lifted(1500)]).toEqual([
      [],
      ["Vermont Avenue"],
      ["Vermont Avenue"],
      ["Vermont Avenue", "Water Works"],
      ["Vermont Avenue", "Water Works"],
    ]);
  });

  test("never builds, never trades, and leaves the raising of cash to the engine", () => {
    const { table } = seated(RANDOM);
    const answered = table.game.attention[0];
    for (const question of ["build", "bidBuilding", "proposeTrade", "respondTrade", "raiseCash"] as const) {
      expect(answered & bitOf(question)).toBe(0);
    }
  });
});
