import { describe, expect, test } from "vitest";
import type { Square } from "../../components/index.ts";
import { bundle, type TradeOffer } from "../../src/law/trade.ts";
import type { Player } from "../../src/player/player.ts";
import { estateOf, estates } from "../support/estate.ts";
import { answering, inTurn } from "../support/players.ts";
import { type Layout, table } from "../support/table.ts";

const MEDITERRANEAN = 1 as Square;
const BALTIC = 3 as Square;
const SHORT_LINE = 35 as Square;
const BOARDWALK = 39 as Square;
const browns = ["Mediterranean Avenue", "Baltic Avenue"];

/** Seat 0 has settled its throw and may now see to its estate. */
function managing(player: Partial<Player>, layout: Layout = {}) {
  const players = [answering(player), ...(layout.players ?? [])];
  return table({ phase: "strategic", ...layout, players });
}

describe("the strategic phase", () => {
  test("asks for trades, lifted mortgages, buildings, sales and mortgages in this order, once each", () => {
    const asked: string[] = [];
    const note =
      <Answer>(question: string, answer: Answer) =>
      () => {
        asked.push(question);
        return answer;
      };
    const { step } = managing(
      {
        proposeTrade: note("proposeTrade", null),
        unmortgageDeeds: note("unmortgage", []),
        buildHouses: note("build", []),
        sellBuildings: note("sellBuildings", []),
        mortgageDeeds: note("mortgage", []),
      },
      {
        deeds: [[...browns, "Boardwalk", "Short Line"]],
        buildings: { "Baltic Avenue": 1, "Mediterranean Avenue": 1 },
        mortgaged: ["Boardwalk"],
      },
    );
    expect(step()).toBe("endTurn");
    expect(asked).toEqual(["proposeTrade", "unmortgage", "build", "sellBuildings", "mortgage"]);
  });

  test("comes in jail too (J-11)", () => {
    const { world, step } = managing({ buildHouses: () => [BALTIC] }, { deeds: [browns], jailed: { 0: 1 } });
    expect([step(), world.buildings[BALTIC], world.cash[0]]).toEqual(["endTurn", 1, 1450]);
  });

  test("asks nothing that could only be answered passively", () => {
    const never = () => {
      throw new Error("asked");
    };
    const all = {
      proposeTrade: never,
      unmortgageDeeds: never,
      buildHouses: never,
      sellBuildings: never,
      mortgageDeeds: never,
    };
    for (const layout of [{}, { deeds: [browns], cash: [32], mortgaged: browns }] satisfies Layout[]) {
      const { step, faults } = managing({ ...all, proposeTrade: () => null }, layout);
      expect([step(), faults]).toEqual(["endTurn", []]);
    }
    expect(managing(all).step()).toBe("endTurn");
  });

  test("takes a list whole or not at all", () => {
    const { world, step, faults } = managing({ buildHouses: () => [BALTIC, BALTIC] }, { deeds: [browns] });
    step();
    expect([faults[0].reason, world.buildings[BALTIC], world.cash[0]]).toEqual(["uneven", 0, 1500]);
  });

  test("builds to hotels in one list, and the bank has its houses back (H-5)", () => {
    const floors = Array.from({ length: 5 }, () => [MEDITERRANEAN, BALTIC]).flat();
    const { world, step } = managing({ buildHouses: () => floors }, { deeds: [browns] });
    step();
    expect(estateOf(world, 0)).toMatchObject({
      cash: 1000,
      deeds: ["Mediterranean Avenue +5", "Baltic Avenue +5"],
    });
    expect([...world.bank.slice(0, 2)]).toEqual([32, 10]);
  });

  test("lifts, sells and mortgages as it is told", () => {
    const { world, step } = managing(
      {
        unmortgageDeeds: () => [BOARDWALK],
        sellBuildings: () => [BALTIC],
        mortgageDeeds: () => [SHORT_LINE, BALTIC],
      },
      {
        deeds: [[...browns, "Boardwalk", "Short Line"]],
        buildings: { "Baltic Avenue": 1 },
        mortgaged: ["Boardwalk"],
      },
    );
    step();
    expect(estateOf(world, 0)).toEqual({
      cash: 1500 - 220 + 25 + 100 + 30,
      deeds: ["Mediterranean Avenue", "[Baltic Avenue]", "[Short Line]", "Boardwalk"],
      jailCards: [],
    });
  });
});

describe("a trade", () => {
  const offer: TradeOffer = {
    to: 1 as TradeOffer["to"],
    give: bundle({ cash: 100, deeds: [BALTIC], jailCards: 1 }),
    get: bundle({ deeds: [BOARDWALK] }),
  };
  const layout: Layout = { deeds: [["Baltic Avenue"], ["Boardwalk"]], jailCards: [["communityChest"]] };

  test("is settled at once when it is accepted (X-5)", () => {
    const { world, step, events } = managing(
      { proposeTrade: inTurn<TradeOffer | null>(offer, null) },
      { ...layout, players: [answering({ tradeResponse: () => true })] },
    );
    expect(step()).toBe("endTurn");
    expect(estates(world)).toEqual([
      { cash: 1400, deeds: ["Boardwalk"], jailCards: [] },
      { cash: 1600, deeds: ["Baltic Avenue"], jailCards: ["communityChest"] },
    ]);
    expect(events().map(({ type }) => type)).toEqual([
      "TradeOffered",
      "TradeAccepted",
      "DeedTransferred",
      "DeedTransferred",
    ]);
  });

  test("is shown to the one asked as what it would receive and give", () => {
    const seen: unknown[] = [];
    const asked = answering({
      tradeResponse(_ctx, from, shown) {
        seen.push([from, shown]);
        return false;
      },
    });
    const { world, step } = managing(
      { proposeTrade: inTurn<TradeOffer | null>(offer, null) },
      { ...layout, players: [asked] },
    );
    step();
    expect(seen).toEqual([[0, offer]]);
    expect(estates(world).map(({ cash }) => cash)).toEqual([1500, 1500]);
  });

  test("may be offered three times a turn, and not more", () => {
    const { step, events } = managing({ proposeTrade: () => offer }, layout);
    step();
    expect(events("TradeOffered", "TradeDeclined")).toHaveLength(6);
  });

  test("of mortgaged deeds is settled before the turn goes on (M-6)", () => {
    const asked: string[] = [];
    const { world, step } = managing(
      {
        proposeTrade: inTurn<TradeOffer | null>(offer, null),
        takeMortgagedDeed() {
          asked.push("takeMortgagedDeed");
          return "lift";
        },
        mortgageDeeds() {
          asked.push("mortgage");
          return [];
        },
      },
      { ...layout, mortgaged: ["Boardwalk"], players: [answering({ tradeResponse: () => true })] },
    );
    expect([step(), step(), step()]).toEqual(["financialCrisis", "strategic", "endTurn"]);
    expect(asked).toEqual(["takeMortgagedDeed", "mortgage"]);
    expect(estateOf(world, 0)).toEqual({ cash: 1500 - 100 - 220, deeds: ["Boardwalk"], jailCards: [] });
  });
});
