import { describe, expect, test } from "vitest";
import { PHASE_ARM, STRATEGIES } from "../../../../arena/players/strategies.ts";
import type { Seat } from "../../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../../src/law/trade.ts";
import type { Layout } from "../../../support/table.ts";
import { playing } from "../learner.ts";
import { namesOf } from "../seated.ts";

const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const pinks = ["St. Charles Place", "States Avenue", "Virginia Avenue"];

describe("the five strategies (specification, P4)", () => {
  test("have the specification's numbers, in its order", () => {
    expect(
      STRATEGIES.map(({ name, buyRatio, bidRatio, buildThreshold }) => [
        name,
        buyRatio,
        bidRatio,
        buildThreshold,
      ]),
    ).toEqual([
      ["Expansion", 0.5, 0.9, 300],
      ["Development", 0.8, 0.75, 200],
      ["Survival", 1.2, 0.6, 500],
      ["Aggressive", 0.6, 0.85, 100],
      ["Conservative", 1.0, 0.5, 400],
    ]);
    expect(STRATEGIES.filter(({ trades }) => trades).map(({ name }) => name)).toEqual([
      "Expansion",
      "Aggressive",
    ]);
    expect([PHASE_ARM.early, PHASE_ARM.mid, PHASE_ARM.late].map((arm) => STRATEGIES[arm].name)).toEqual([
      "Expansion",
      "Development",
      "Survival",
    ]);
  });

  test("buy above their ratio of strategic value to price, with a reserve of 200", () => {
    // A first lot of two is worth 1.25 of its price, of three 1.17; a lone railroad 0.6, a utility 0.8.
    const bought = (strategy: string) => {
      const { player, ctx, at } = playing(strategy);
      return ["Boardwalk", "Virginia Avenue", "Water Works", "Short Line"].filter((name) =>
        player.shouldBuyProperty(ctx, at(name)),
      );
    };
    expect(bought("Expansion")).toEqual(["Boardwalk", "Virginia Avenue", "Water Works", "Short Line"]);
    expect(bought("Aggressive")).toEqual(["Boardwalk", "Virginia Avenue", "Water Works"]);
    expect(bought("Development")).toEqual(["Boardwalk", "Virginia Avenue"]);
    expect(bought("Conservative")).toEqual(["Boardwalk", "Virginia Avenue"]);
    expect(bought("Survival")).toEqual(["Boardwalk"]);
    const poor = playing("Expansion", { cash: [599] });
    expect(poor.player.shouldBuyProperty(poor.ctx, poor.at("Boardwalk"))).toBe(false);
  });

  test.each(STRATEGIES)("$name bids up to $bidRatio of strategic value", ({ name, bidRatio }) => {
    const { player, ctx, at } = playing(name);
    const most = Math.floor(500 * bidRatio);
    expect(player.auctionBid(ctx, at("Boardwalk"), most - 1)).toBe(most);
    expect(player.auctionBid(ctx, at("Boardwalk"), most)).toBe(0);
  });

  test.each(STRATEGIES)(
    "$name builds with $buildThreshold above the reserve of 200 left",
    ({ name, buildThreshold }) => {
      const built = (cash: number) => {
        const { player, ctx } = playing(name, { deeds: [browns], cash: [cash] });
        return player.buildHouses(ctx).length;
      };
      expect([built(249 + buildThreshold), built(250 + buildThreshold)]).toEqual([0, 1]);
    },
  );

  test.each(STRATEGIES)("$name lifts mortgages with what it builds with left", ({ name, buildThreshold }) => {
    const lifted = (cash: number) => {
      const seat = playing(name, { deeds: [["Boardwalk"]], mortgaged: ["Boardwalk"], cash: [cash] });
      return namesOf(seat, seat.player.unmortgageDeeds(seat.ctx));
    };
    expect([lifted(419 + buildThreshold), lifted(420 + buildThreshold)]).toEqual([[], ["Boardwalk"]]);
  });
});

describe("jail", () => {
  const jail = (round: number, cash: number, jailCards: readonly "chance"[]) => {
    const { player, ctx } = playing("Expansion", {
      jailed: { 0: 0 },
      turn: { round },
      cash: [cash],
      jailCards: [jailCards],
      deeds: [[], ["Boardwalk"], ["Short Line"]],
      seats: 3,
    });
    return player.jailDecision(ctx);
  };

  test("is left by card, else by the fine, else by the dice", () => {
    expect([jail(1, 1500, ["chance"]), jail(11, 1500, []), jail(11, 49, [])]).toEqual([
      "card",
      "pay",
      "roll",
    ]);
  });

  test("is stayed in late while the opponents' rents together exceed its cash", () => {
    // Boardwalk's 50 and one railroad's 25.
    expect([jail(26, 74, ["chance"]), jail(26, 75, ["chance"]), jail(26, 75, [])]).toEqual([
      "roll",
      "card",
      "pay",
    ]);
    expect(jail(25, 74, ["chance"])).toBe("card");
  });
});

describe("trades", () => {
  const split: Layout = { deeds: [pinks.slice(0, 2), ["Virginia Avenue"]] };

  test("are proposed by Expansion and Aggressive for the deed that completes a group, at 30% over its price, once a turn", () => {
    for (const { name, trades } of STRATEGIES) {
      const { player, ctx, at } = playing(name, split);
      const offer = { to: 1, give: bundle({ cash: 208 }), get: bundle({ deeds: [at("Virginia Avenue")] }) };
      expect([player.proposeTrade(ctx), player.proposeTrade(ctx)]).toEqual([trades ? offer : null, null]);
    }
  });

  test("are not proposed again in a game to an owner who turned the same one down", () => {
    const { player, ctx, table } = playing("Expansion", split);
    expect(player.proposeTrade(ctx)).not.toBeNull();
    table.world.turn.round += 5;
    expect(player.proposeTrade(ctx)).toBeNull();
    player.gameStarted?.(ctx);
    expect(player.proposeTrade(ctx)).not.toBeNull();
  });

  test.each<[string, Layout]>([
    ["the bank holds the deed", { deeds: [pinks.slice(0, 2)] }],
    ["the reserve would suffer", { ...split, cash: [407] }],
    ["two deeds are lacking", { deeds: [pinks.slice(0, 1), pinks.slice(1)] }],
  ])("are not proposed when %s", (_, layout) => {
    const { player, ctx } = playing("Expansion", layout);
    expect(player.proposeTrade(ctx)).toBeNull();
  });

  test("are weighed by strategic value, with 20% of reluctance to give", () => {
    const { player, ctx, at } = playing("Expansion", { deeds: [["Short Line"], ["Boardwalk"]] });
    // A lone railroad is worth 120 to it, and 144 when it is to be given away.
    const answer = (cash: number) =>
      player.tradeResponse(ctx, 1 as Seat, {
        to: 0 as Seat,
        give: bundle({ cash }),
        get: bundle({ deeds: [at("Short Line")] }),
      });
    expect([answer(144), answer(145)]).toEqual([false, true]);
  });

  test("that complete an opponent's group are blocked, whatever they pay", () => {
    const { player, ctx, at } = playing("Expansion", { deeds: [["Boardwalk"], ["Park Place"]] });
    const offer: TradeOffer = {
      to: 0 as Seat,
      give: bundle({ cash: 1500 }),
      get: bundle({ deeds: [at("Boardwalk")] }),
    };
    expect(player.tradeResponse(ctx, 1 as Seat, offer)).toBe(false);
  });
});

describe("debts", () => {
  test("are raised as Validator raises them: complete sets last", () => {
    const { player, ctx, at } = playing("Survival", { deeds: [[...browns, "Boardwalk"]] });
    expect(player.raiseCash(ctx, 201)).toEqual([
      { mortgage: at("Boardwalk") },
      { mortgage: at("Mediterranean Avenue") },
    ]);
  });
});
