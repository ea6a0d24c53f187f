import { describe, expect, test } from "vitest";
import { BIG_BUILDER } from "../../../../../arena/players/tiers/opponents/big-builder.ts";
import { BLOCKER } from "../../../../../arena/players/tiers/opponents/blocker.ts";
import { DEAL_MAKER } from "../../../../../arena/players/tiers/opponents/deal-maker.ts";
import { GAMBLER } from "../../../../../arena/players/tiers/opponents/gambler.ts";
import { HOARDER } from "../../../../../arena/players/tiers/opponents/hoarder.ts";
import { RAILROADER } from "../../../../../arena/players/tiers/opponents/railroader.ts";
import { namesOf } from "../../seated.ts";
import { begun, bids, buys, proposal, takes } from "./asked.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const blues = ["Park Place", "Boardwalk"];

describe("Hoarder", () => {
  test("buys railroads with 600 left, and nothing else", () => {
    expect(buys(begun(HOARDER, { cash: [800] }), "Reading Railroad")).toBe(true);
    expect(buys(begun(HOARDER, { cash: [799] }), "Reading Railroad")).toBe(false);
    expect(buys(begun(HOARDER, { cash: [1500] }), "Boardwalk")).toBe(false);
  });

  test("buys what completes a set", () => {
    expect(buys(begun(HOARDER, { cash: [1000], deeds: [["Park Place"]] }), "Boardwalk")).toBe(true);
  });

  test("never builds and never trades", () => {
    const seat = begun(HOARDER, { deeds: [blues] });
    expect(seat.player.buildHouses(seat.ctx)).toEqual([]);
    expect(takes(seat, { cash: 1500 }, { deeds: ["Boardwalk"] })).toBe(false);
    expect(proposal(seat)).toBeNull();
  });

  test("mortgages below 400, as much as is missing", () => {
    const mortgages = (cash: number) => {
      const seat = begun(HOARDER, { cash: [cash], deeds: [["Reading Railroad", ...blues]] });
      return namesOf(seat, seat.player.mortgageDeeds(seat.ctx));
    };
    expect(mortgages(400)).toEqual([]);
    expect(mortgages(300)).toEqual(["Reading Railroad"]);
    expect(mortgages(299)).toEqual(["Reading Railroad", "Park Place"]);
  });
});

describe("Deal-maker", () => {
  test("buys with 100 left", () => {
    expect([500, 499].map((cash) => buys(begun(DEAL_MAKER, { cash: [cash] }), "Boardwalk"))).toEqual([
      true,
      false,
    ]);
  });

  test("builds with 800 more than the cost", () => {
    const builds = (cash: number) => {
      const seat = begun(DEAL_MAKER, { cash: [cash], deeds: [browns] });
      return seat.player.buildHouses(seat.ctx).length;
    };
    expect([builds(849), builds(850), builds(900)]).toEqual([0, 1, 2]);
  });

  test("offers three quarters of the price for the deed that completes a set", () => {
    const seat = begun(DEAL_MAKER, { deeds: [["Park Place"], ["Boardwalk", "Reading Railroad"]] });
    expect(proposal(seat)).toEqual({
      to: 1,
      give: { cash: 300, deeds: [] },
      get: { cash: 0, deeds: ["Boardwalk"] },
    });
    expect(proposal(seat)).toBeNull();
  });

  test("sells at one and a quarter times the price and declines the rest", () => {
    const seat = begun(DEAL_MAKER, { deeds: [["Boardwalk"], ["Park Place", "Baltic Avenue"]] });
    expect(takes(seat, { cash: 500 }, { deeds: ["Boardwalk"] })).toBe(true);
    expect(takes(seat, { cash: 499 }, { deeds: ["Boardwalk"] })).toBe(false);
    expect(takes(seat, { deeds: ["Park Place", "Baltic Avenue"] }, { cash: 1 })).toBe(false);
  });
});

describe("Gambler", () => {
  test("buys down to 50", () => {
    expect([450, 449].map((cash) => buys(begun(GAMBLER, { cash: [cash] }), "Boardwalk"))).toEqual([
      true,
      false,
    ]);
  });

  test("builds once it has 1,000, and then down to 50", () => {
    const builds = (cash: number) => {
      const seat = begun(GAMBLER, { cash: [cash], deeds: [blues] });
      return seat.player.buildHouses(seat.ctx).length;
    };
    expect([builds(999), builds(1000)]).toEqual([0, 4]);
  });

  test("offers the price for the deed that completes a set", () => {
    const seat = begun(GAMBLER, { deeds: [["Park Place"], ["Boardwalk"]] });
    expect(proposal(seat)?.give.cash).toBe(400);
  });

  test("accepts what brings a set or loses at most 50", () => {
    const seat = begun(GAMBLER, { deeds: [["Park Place", "Baltic Avenue"], ["Boardwalk"]] });
    expect(takes(seat, { deeds: ["Boardwalk"] }, { cash: 1000 })).toBe(true);
    expect(takes(seat, { cash: 10 }, { deeds: ["Baltic Avenue"] })).toBe(true);
    expect(takes(seat, { cash: 9 }, { deeds: ["Baltic Avenue"] })).toBe(false);
  });
});

describe("Big builder", () => {
  test("buys green, dark blue and railroads with 200 left, and no other deed", () => {
    const rich = begun(BIG_BUILDER, { cash: [600] });
    expect(["Boardwalk", "Pacific Avenue", "Reading Railroad"].map((name) => buys(rich, name))).toEqual([
      true,
      true,
      true,
    ]);
    expect(buys(rich, "Marvin Gardens")).toBe(false);
    expect(buys(begun(BIG_BUILDER, { cash: [599] }), "Boardwalk")).toBe(false);
  });

  test("builds down to 50", () => {
    const seat = begun(BIG_BUILDER, { cash: [250], deeds: [blues] });
    expect(seat.player.buildHouses(seat.ctx)).toHaveLength(1);
    const poor = begun(BIG_BUILDER, { cash: [249], deeds: [blues] });
    expect(poor.player.buildHouses(poor.ctx)).toEqual([]);
  });

  test("mortgages the rest while its group has room", () => {
    const seat = begun(BIG_BUILDER, { deeds: [[...blues, "Reading Railroad", "Baltic Avenue"]] });
    expect(namesOf(seat, seat.player.mortgageDeeds(seat.ctx))).toEqual(["Baltic Avenue", "Reading Railroad"]);
    const none = begun(BIG_BUILDER, { deeds: [["Boardwalk", "Reading Railroad"]] });
    expect(none.player.mortgageDeeds(none.ctx)).toEqual([]);
  });

  test("offers one and a quarter times the price", () => {
    const seat = begun(BIG_BUILDER, { deeds: [["Park Place"], ["Boardwalk"]] });
    expect(proposal(seat)?.give.cash).toBe(500);
  });

  test("waits in jail", () => {
    const { player, ctx } = begun(BIG_BUILDER, { jailed: { 0: 0 }, jailCards: [["chance"]] });
    expect(player.jailDecision(ctx)).toBe("roll");
  });
});

describe("Blocker", () => {
  test("buys what denies a set down to 50, anything else with 300 left", () => {
    const denies = (cash: number) =>
      buys(begun(BLOCKER, { cash: [cash], deeds: [[], ["Park Place"]] }), "Boardwalk");
    expect([450, 449].map(denies)).toEqual([true, false]);
    const other = (cash: number) => buys(begun(BLOCKER, { cash: [cash] }), "Boardwalk");
    expect([700, 699].map(other)).toEqual([true, false]);
  });

  test("never builds, never offers", () => {
    const seat = begun(BLOCKER, { deeds: [browns, blues] });
    expect(seat.player.buildHouses(seat.ctx)).toEqual([]);
    expect(proposal(seat)).toBeNull();
  });
});

describe("Railroader", () => {
  test("buys railroads and utilities with 150 left, and nothing else", () => {
    const seat = begun(RAILROADER, { cash: [350] });
    expect(["Reading Railroad", "Water Works", "Baltic Avenue"].map((name) => buys(seat, name))).toEqual([
      true,
      true,
      false,
    ]);
    expect(buys(begun(RAILROADER, { cash: [349] }), "Reading Railroad")).toBe(false);
  });

  test("bids for nothing else", () => {
    const seat = begun(RAILROADER);
    expect([bids(seat, "Water Works"), bids(seat, "Boardwalk")]).toEqual([15, 0]);
  });

  test("offers the price for those of others", () => {
    const seat = begun(RAILROADER, { deeds: [[], ["Boardwalk", "Reading Railroad"]] });
    expect(proposal(seat)).toMatchObject({ give: { cash: 200 }, get: { deeds: ["Reading Railroad"] } });
  });
});
