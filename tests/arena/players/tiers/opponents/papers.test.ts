import { describe, expect, test } from "vitest";
import { BACKGROUND } from "../../../../../arena/players/tiers/opponents/background.ts";
import { FIXED_A, FIXED_B, FIXED_C } from "../../../../../arena/players/tiers/opponents/fixed.ts";
import { VALUER } from "../../../../../arena/players/tiers/opponents/valuer.ts";
import { namesOf } from "../../seated.ts";
import { begun, bids, buys, proposal, takes } from "./asked.ts";

const blues = ["Park Place", "Boardwalk"];

describe("Background", () => {
  test("leaves jail by card, by the fine with 200 in hand, else by the dice", () => {
    const jail = (cash: number, cards: readonly "chance"[] = []) => {
      const { player, ctx } = begun(BACKGROUND, { jailed: { 0: 0 }, cash: [cash], jailCards: [cards] });
      return player.jailDecision(ctx);
    };
    expect([jail(100, ["chance"]), jail(200), jail(199)]).toEqual(["card", "pay", "roll"]);
  });

  test("buys with 200 left, or what completes a set with all it could raise", () => {
    expect([600, 599].map((cash) => buys(begun(BACKGROUND, { cash: [cash] }), "Boardwalk"))).toEqual([
      true,
      false,
    ]);
    // Park Place brings 175 for its mortgage.
    const key = (cash: number) =>
      buys(begun(BACKGROUND, { cash: [cash], deeds: [["Park Place"]] }), "Boardwalk");
    expect([225, 224].map(key)).toEqual([true, false]);
  });

  test("bids the midpoint below the price, and above it only for a deed that completes a set", () => {
    const plain = begun(BACKGROUND);
    expect([bids(plain, "Boardwalk", 100), bids(plain, "Boardwalk", 400)]).toEqual([250, 0]);
    const keen = begun(BACKGROUND, { cash: [1200], deeds: [["Park Place"]] });
    expect(bids(keen, "Boardwalk", 400)).toBe(600);
  });

  test("builds without a reserve", () => {
    const seat = begun(BACKGROUND, { cash: [200], deeds: [blues] });
    expect(namesOf(seat, seat.player.buildHouses(seat.ctx))).toEqual(["Boardwalk"]);
  });

  test("lifts mortgages while 200 are left", () => {
    const lifts = (cash: number) => {
      const seat = begun(BACKGROUND, { cash: [cash], deeds: [["Boardwalk"]], mortgaged: ["Boardwalk"] });
      return seat.player.unmortgageDeeds(seat.ctx).length;
    };
    expect([lifts(420), lifts(419)]).toEqual([1, 0]);
  });

  test("refuses mortgaged deeds, gifts and what loses it a set", () => {
    const table = {
      deeds: [
        [...blues, "Baltic Avenue"],
        ["Reading Railroad", "Pacific Avenue"],
      ],
    };
    const mortgaged = begun(BACKGROUND, { ...table, mortgaged: ["Pacific Avenue"] });
    expect(takes(mortgaged, { deeds: ["Pacific Avenue"] }, { deeds: ["Baltic Avenue"] })).toBe(false);
    const seat = begun(BACKGROUND, table);
    expect(takes(seat, {}, { deeds: ["Baltic Avenue"] })).toBe(false);
    expect(takes(seat, { cash: 1400 }, { deeds: ["Boardwalk"] })).toBe(false);
  });

  test("accepts what brings a set and can be paid", () => {
    const seat = begun(BACKGROUND, { cash: [1000], deeds: [["Park Place"], ["Boardwalk"]] });
    expect(takes(seat, { deeds: ["Boardwalk"] }, { cash: 1000 })).toBe(true);
    expect(takes(seat, { deeds: ["Boardwalk"] }, { cash: 1001 })).toBe(false);
  });

  test("otherwise keeps 100, and 200 unless the trade gains at list prices", () => {
    const asked = (cash: number, price: number) =>
      takes(
        begun(BACKGROUND, { cash: [cash], deeds: [[], ["Baltic Avenue"]] }),
        { deeds: ["Baltic Avenue"] },
        { cash: price },
      );
    expect([asked(260, 60), asked(250, 60), asked(250, 59), asked(150, 59)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test("sells a street held alone while it has less than 200: 1.5 times the price, or half the buyer's cash", () => {
    const poor = (cash: number) => begun(BACKGROUND, { cash: [100, cash], deeds: [["Baltic Avenue"]] });
    expect(proposal(poor(100))).toEqual({
      to: 1,
      give: { cash: 0, deeds: ["Baltic Avenue"] },
      get: { cash: 90, deeds: [] },
    });
    expect(proposal(poor(1000))?.get.cash).toBe(500);
  });

  test("asks for the deed that completes a set: a swap and 0.75 times the price, or 1.125 times with 100 left", () => {
    const swap = begun(BACKGROUND, { deeds: [["Park Place", "Baltic Avenue"], ["Boardwalk"]] });
    expect(proposal(swap)?.give).toEqual({ cash: 300, deeds: ["Baltic Avenue"] });
    const cash = (mine: number) =>
      proposal(begun(BACKGROUND, { cash: [mine], deeds: [["Park Place"], ["Boardwalk"]] }));
    expect(cash(551)?.give).toEqual({ cash: 450, deeds: [] });
    expect(cash(550)).toBeNull();
  });
});

describe("the fixed agents", () => {
  test("A values all deeds alike", () => {
    const seat = begun(FIXED_A);
    expect([
      bids(seat, "Boardwalk", 400),
      bids(seat, "Reading Railroad", 200),
      bids(seat, "Water Works", 150),
    ]).toEqual([0, 0, 0]);
  });

  test("B wants railroads and the dark blue group, and few utilities", () => {
    const seat = begun(FIXED_B);
    expect([
      bids(seat, "Boardwalk", 560),
      bids(seat, "Reading Railroad", 280),
      bids(seat, "Water Works", 75),
    ]).toEqual([600, 300, 0]);
    expect(buys(begun(FIXED_B, { cash: [600] }), "Water Works")).toBe(false);
    expect(buys(begun(FIXED_B, { cash: [400] }), "Boardwalk")).toBe(true);
  });

  test("C wants railroads, orange and light blue", () => {
    const seat = begun(FIXED_C);
    const limits = ["Reading Railroad", "New York Avenue", "Oriental Avenue", "Boardwalk"].map(
      (name) => bids(seat, name, seat.ctx.board.price[seat.at(name)]) > 0,
    );
    expect(limits).toEqual([true, true, true, false]);
  });

  test.each([FIXED_A, FIXED_B, FIXED_C])(
    "$label strives for sets: it offers for the deed that completes one",
    (tier) => {
      const seat = begun(tier, { deeds: [["Mediterranean Avenue"], ["Baltic Avenue", "Boardwalk"]] });
      expect(proposal(seat)).toMatchObject({ to: 1, give: { cash: 75 }, get: { deeds: ["Baltic Avenue"] } });
    },
  );

  test("trade for sets, and give none away", () => {
    const seat = begun(FIXED_A, {
      deeds: [
        ["Park Place", "Baltic Avenue"],
        ["Boardwalk", "Mediterranean Avenue"],
      ],
    });
    expect(takes(seat, { deeds: ["Boardwalk"] }, { cash: 900 })).toBe(true);
    expect(takes(seat, { cash: 500 }, { deeds: ["Baltic Avenue"] })).toBe(false);
  });

  test("mortgage what is held alone to build on a set", () => {
    const seat = begun(FIXED_A, { cash: [100], deeds: [[...blues, "Reading Railroad", "Baltic Avenue"]] });
    expect(namesOf(seat, seat.player.mortgageDeeds(seat.ctx))).toEqual(["Baltic Avenue", "Reading Railroad"]);
  });
});

describe("Valuer", () => {
  test("acts only while cash and the rent to come leave it 200", () => {
    expect(buys(begun(VALUER, { cash: [1500] }), "New York Avenue")).toBe(true);
    expect(buys(begun(VALUER, { cash: [390] }), "New York Avenue")).toBe(false);
  });

  test("bids further for a deed that completes a set than for one that begins it", () => {
    const next = (standing: number, ...deeds: string[]) =>
      bids(begun(VALUER, { deeds: [deeds] }), "New York Avenue", standing);
    expect(next(380)).toBeGreaterThan(0);
    expect(next(450)).toBe(0);
    expect(next(450, "St. James Place", "Tennessee Avenue")).toBeGreaterThan(450);
  });

  test("trades where both gain by its reckoning", () => {
    const seat = begun(VALUER, {
      deeds: [["St. James Place", "Tennessee Avenue"], ["New York Avenue"]],
    });
    const asked = (cash: number) => takes(seat, { deeds: ["New York Avenue"] }, { cash });
    expect([asked(200), asked(450), asked(1200)]).toEqual([false, true, false]);
  });

  test("offers half-way between what a deed is worth to it and to its owner", () => {
    const seat = begun(VALUER, { deeds: [["St. James Place", "Tennessee Avenue"], ["New York Avenue"]] });
    const offer = proposal(seat);
    expect(offer).toMatchObject({ to: 1, get: { deeds: ["New York Avenue"] } });
    expect(offer?.give.cash).toBeGreaterThan(200);
  });
});
