import { describe, expect, test } from "vitest";
import type { Seat } from "../../../components/index.ts";
import { type Bundle, bundle, type TradeOffer, tradeRefusal } from "../../../src/law/trade.ts";
import { malformed } from "../../support/players.ts";
import { type Layout, table } from "../../support/table.ts";

type Side = { readonly cash?: number; readonly deeds?: readonly string[]; readonly jailCards?: number };

/** Why seat 0 may not offer seat `to` this trade at that table, or null. */
function refusal(layout: Layout, give: Side, get: Side, to = 1): string | null {
  const { world, at } = table({ seats: 3, ...layout });
  const sideOf = (side: Side): Bundle => bundle({ ...side, deeds: (side.deeds ?? []).map(at) });
  return tradeRefusal(world, 0 as Seat, { to: to as Seat, give: sideOf(give), get: sideOf(get) });
}

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const split = { deeds: [["Baltic Avenue"], ["Boardwalk", "Park Place"]] };

describe("a trade may hold", () => {
  test.each([
    ["a deed for cash (X-1)", { cash: 500 }, { deeds: ["Boardwalk"] }],
    ["a deed for nothing at all", { deeds: ["Baltic Avenue"] }, {}],
    [
      "deeds for deeds and cash",
      { deeds: ["Baltic Avenue"], cash: 1 },
      { deeds: ["Boardwalk", "Park Place"] },
    ],
  ])("%s", (_, give, get) => {
    expect(refusal(split, give, get)).toBeNull();
  });

  test("a mortgaged deed (X-6)", () => {
    expect(refusal({ ...split, mortgaged: ["Boardwalk"] }, {}, { deeds: ["Boardwalk"] })).toBeNull();
  });

  test("a jail card, for cash or for another (C-10)", () => {
    const layout: Layout = { jailCards: [["chance"], ["communityChest"]] };
    expect(refusal(layout, { jailCards: 1 }, { cash: 30 })).toBeNull();
    expect(refusal(layout, { jailCards: 1 }, { jailCards: 1 })).toBeNull();
  });
});

describe("a trade is refused", () => {
  test.each([
    ["no-such-partner", 0],
    ["no-such-partner", 3],
    ["no-such-partner", -1],
    ["no-such-partner", 2],
    ["no-such-partner", 0.5],
  ])("as %s with seat %s: oneself, nobody, or one who has left", (reason, to) => {
    expect(refusal({ ...split, bankrupt: [2] }, { deeds: ["Baltic Avenue"] }, {}, to)).toBe(reason);
  });

  test.each([
    ["nothing-traded", {}, {}],
    ["nothing-traded", { cash: 100 }, { cash: 90 }],
    ["not-a-deed", { deeds: ["GO"] }, {}],
    ["not-owned", { deeds: ["Boardwalk"] }, {}],
    ["not-owned", {}, { deeds: ["Baltic Avenue"] }],
    ["not-owned", {}, { deeds: ["Short Line"] }],
    ["named-twice", { deeds: ["Baltic Avenue", "Baltic Avenue"] }, {}],
    ["not-enough-cash", { cash: 1501 }, { deeds: ["Boardwalk"] }],
    ["not-enough-cash", { deeds: ["Baltic Avenue"] }, { cash: 1501 }],
    ["no-jail-card", { jailCards: 1 }, {}],
    ["no-jail-card", {}, { jailCards: 1 }],
  ])("as %s", (reason, give, get) => {
    expect(refusal(split, give, get)).toBe(reason);
  });

  test("while a building stands anywhere in the deed's group (X-2)", () => {
    const layout = { deeds: [browns], buildings: { "Mediterranean Avenue": 1 } };
    expect(refusal(layout, { deeds: ["Baltic Avenue"] }, {})).toBe("group-built");
  });

  test.each([
    ["no bundle", { to: 1, give: null, get: bundle({}) }],
    ["cash of half a dollar", { to: 1, give: bundle({ cash: 0.5 }), get: bundle({}) }],
    ["cash below zero", { to: 1, give: bundle({ cash: -5 }), get: bundle({}) }],
    ["cash that is no number", { to: 1, give: { cash: "5", deeds: [], jailCards: 0 }, get: bundle({}) }],
    ["deeds that are no list", { to: 1, give: { cash: 0, deeds: 39, jailCards: 0 }, get: bundle({}) }],
    [
      "a deed called by the text of its index",
      { to: 1, give: bundle({}), get: { cash: 0, deeds: ["39"], jailCards: 0 } },
    ],
  ])("as malformed: %s", (_, offer) => {
    const { world } = table(split);
    expect(tradeRefusal(world, 0 as Seat, malformed(offer) as TradeOffer)).toBe("malformed");
  });
});
