import { describe, expect, test } from "vitest";
import { MISER } from "../../../../../arena/players/tiers/opponents/miser.ts";
import { SELLER } from "../../../../../arena/players/tiers/opponents/seller.ts";
import { SNIPER } from "../../../../../arena/players/tiers/opponents/sniper.ts";
import { SWAPPER } from "../../../../../arena/players/tiers/opponents/swapper.ts";
import { begun, bids, buys, proposal, takes } from "./asked.ts";

const blues = ["Park Place", "Boardwalk"];

describe("Seller", () => {
  test("sells any deed, the key to a group too, for 2.5 times its price in cash", () => {
    const seat = begun(SELLER, { deeds: [["Boardwalk"], ["Park Place"]] });
    expect(takes(seat, { cash: 1000 }, { deeds: ["Boardwalk"] })).toBe(true);
    expect(takes(seat, { cash: 999 }, { deeds: ["Boardwalk"] })).toBe(false);
  });

  test("never takes deeds for deeds", () => {
    const seat = begun(SELLER, { deeds: [["Baltic Avenue"], blues] });
    expect(takes(seat, { deeds: blues, cash: 500 }, { deeds: ["Baltic Avenue"] })).toBe(false);
  });

  test("offers its own price for the deed that completes a set", () => {
    const seat = begun(SELLER, { deeds: [["Park Place"], ["Boardwalk"]] });
    expect(proposal(seat)).toMatchObject({ to: 1, give: { cash: 1000 }, get: { deeds: ["Boardwalk"] } });
  });

  test("buys, bids and builds normally", () => {
    const seat = begun(SELLER, { cash: [500], deeds: [blues] });
    expect(buys(seat, "North Carolina Avenue")).toBe(true);
    expect(bids(seat, "North Carolina Avenue", 270)).toBe(300);
    expect(bids(seat, "North Carolina Avenue", 300)).toBe(0);
    expect(seat.player.buildHouses(seat.ctx)).toHaveLength(1);
  });
});

describe("Swapper", () => {
  const table = {
    deeds: [
      ["Park Place", "Baltic Avenue"],
      ["Boardwalk", "Reading Railroad"],
    ],
  };

  test("takes deeds for deeds that bring it a set or a railroad", () => {
    const seat = begun(SWAPPER, table);
    expect(takes(seat, { deeds: ["Boardwalk"] }, { deeds: ["Baltic Avenue"] })).toBe(true);
    expect(takes(seat, { deeds: ["Reading Railroad"] }, { deeds: ["Baltic Avenue"] })).toBe(true);
  });

  test("never takes cash, and pays none", () => {
    const seat = begun(SWAPPER, table);
    expect(takes(seat, { cash: 1500 }, { deeds: ["Baltic Avenue"] })).toBe(false);
    expect(takes(seat, { deeds: ["Boardwalk"] }, { deeds: ["Baltic Avenue"], cash: 1 })).toBe(false);
  });

  test("refuses deeds that bring neither", () => {
    const seat = begun(SWAPPER, { deeds: [["Baltic Avenue"], ["Boardwalk"]] });
    expect(takes(seat, { deeds: ["Boardwalk"] }, { deeds: ["Baltic Avenue"] })).toBe(false);
  });

  test("offers what completes the other's set, or a railroad, for what completes its own", () => {
    const key = begun(SWAPPER, {
      deeds: [
        ["Park Place", "Baltic Avenue"],
        ["Boardwalk", "Mediterranean Avenue"],
      ],
    });
    expect(proposal(key)).toEqual({
      to: 1,
      give: { cash: 0, deeds: ["Park Place"] },
      get: { cash: 0, deeds: ["Mediterranean Avenue"] },
    });
    const railroad = begun(SWAPPER, { deeds: [["Park Place", "Reading Railroad"], ["Boardwalk"]] });
    expect(proposal(railroad)).toEqual({
      to: 1,
      give: { cash: 0, deeds: ["Reading Railroad"] },
      get: { cash: 0, deeds: ["Boardwalk"] },
    });
    expect(proposal(begun(SWAPPER, { deeds: [["Park Place"], ["Boardwalk"]] }))).toBeNull();
  });

  test("builds to hotels at once without a reserve", () => {
    const seat = begun(SWAPPER, { cash: [2000], deeds: [blues] });
    expect(seat.player.buildHouses(seat.ctx)).toHaveLength(10);
  });
});

describe("Sniper", () => {
  test("bids up to 2.2 times the price", () => {
    const seat = begun(SNIPER);
    expect([bids(seat, "Boardwalk", 860), bids(seat, "Boardwalk", 880)]).toEqual([880, 0]);
  });

  test("sells nothing", () => {
    const seat = begun(SNIPER, { deeds: [["Baltic Avenue"]] });
    expect(takes(seat, { cash: 1500 }, { deeds: ["Baltic Avenue"] })).toBe(false);
    expect(proposal(seat)).toBeNull();
  });
});

describe("Miser", () => {
  test("never trades", () => {
    const seat = begun(MISER, { deeds: [["Baltic Avenue"]] });
    expect(takes(seat, { cash: 1500 }, { deeds: ["Baltic Avenue"] })).toBe(false);
    expect(proposal(seat)).toBeNull();
  });

  test("bids at most half the price and keeps 500", () => {
    const seat = begun(MISER);
    expect([bids(seat, "Boardwalk", 180), bids(seat, "Boardwalk", 200)]).toEqual([200, 0]);
    expect(bids(begun(MISER, { cash: [510] }), "Boardwalk", 20)).toBe(0);
    expect([900, 899].map((cash) => buys(begun(MISER, { cash: [cash] }), "Boardwalk"))).toEqual([
      true,
      false,
    ]);
  });

  test("builds slowly: a house a turn", () => {
    const seat = begun(MISER, { cash: [1500], deeds: [blues] });
    expect(seat.player.buildHouses(seat.ctx)).toHaveLength(1);
  });
});

test.each([SELLER, SWAPPER, SNIPER, MISER])("$label never bids as a sleeper", (tier) => {
  expect(bids(begun(tier, {}, { bids: false }), "Boardwalk")).toBe(0);
});
