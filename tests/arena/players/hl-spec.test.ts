import { describe, expect, test } from "vitest";
import { HL_SPEC, rewardOf } from "../../../arena/players/hl-spec.ts";
import { PHASE_ARM, STRATEGIES } from "../../../arena/players/strategies.ts";
import { isStrategyLearner, type StrategyLearner } from "../../../arena/players/strategy-learner.ts";
import type { Seat } from "../../../components/index.ts";
import type { GameOutcome } from "../../../src/player.ts";
import { bundle, type TradeOffer } from "../../../src/trade.ts";
import type { Layout } from "../../support/table.ts";
import { namesOf, type Seated, seated } from "./seated.ts";

const WON: GameOutcome = { win: 1, survived: true, placement: 1, netWorth: 5000, rounds: 60 };
const LOST: GameOutcome = { win: 0, survived: false, placement: 4, netWorth: 0, rounds: 30 };
const browns = ["Mediterranean Avenue", "Baltic Avenue"];
const pinks = ["St. Charles Place", "States Avenue", "Virginia Avenue"];

/** The learner at that table, its game begun with the strategy of that name, which it holds for the only good one. */
function playing(
  strategy: string,
  layout: Layout = {},
  values: Readonly<Record<string, number>> = {},
): Seated<StrategyLearner> {
  const seat = learner(layout);
  seat.player.memory?.restore({
    ...(seat.player.memory.snapshot() as object),
    memory: { values: STRATEGIES.map(({ name }) => values[name] ?? (name === strategy ? 0.9 : 0.2)) },
  });
  seat.player.gameStarted?.(seat.ctx);
  return seat;
}

function learner(layout: Layout = {}): Seated<StrategyLearner> {
  const { player, ...rest } = seated(HL_SPEC, layout);
  if (!isStrategyLearner(player)) throw new Error("hl-spec does not learn");
  return { player, ...rest };
}

/** Ends a game and begins the next. */
function next({ player, ctx }: Seated, outcome: GameOutcome): void {
  player.gameEnded?.(ctx, outcome);
  player.gameStarted?.(ctx);
}

const armOf = (seat: Seated): string => seat.player.reason?.() ?? "";
const visits = ({ player }: Seated<StrategyLearner>) => player.armStates().map((arm) => arm.visits);
const values = ({ player }: Seated<StrategyLearner>) => player.armStates().map((arm) => arm.value);

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

describe("the phases of the game", () => {
  test("advance, and the phase's strategy takes over where it is clearly thought better of", () => {
    const seat = playing("Expansion", {}, { Expansion: 0.5, Development: 0.5, Survival: 0.45 });
    const { player, ctx, table } = seat;
    player.memory?.restore({
      ...(player.memory.snapshot() as object),
      memory: { values: [0.5, 0.61, 0.72, 0, 0] },
    });
    const at = (round: number) => {
      table.world.turn.round = round;
      player.jailDecision(ctx);
      return armOf(seat);
    };
    expect([at(10), at(11), at(25), at(26)]).toEqual([
      "plays Expansion in the early game",
      "plays Development in the mid game",
      "plays Development in the mid game",
      "plays Survival in the late game",
    ]);
    player.gameEnded?.(ctx, WON);
    expect(visits(seat)).toEqual([0, 0, 1, 0, 0]);
  });

  test("change nothing by a tenth or less, and never to a strategy that was absorbed", () => {
    const seat = playing("Expansion");
    const { player, ctx, table } = seat;
    table.world.turn.round = 11;
    const snapshot = player.memory?.snapshot() as object;
    player.memory?.restore({ ...snapshot, memory: { values: [0.5, 0.6, 0, 0, 0] } });
    player.jailDecision(ctx);
    expect(armOf(seat)).toBe("plays Expansion in the mid game");
    player.memory?.restore({
      ...snapshot,
      absorbed: [false, false, true, false, false],
      memory: { values: [0.5, 0.6, 1, 0, 0] },
    });
    table.world.turn.round = 26;
    player.jailDecision(ctx);
    expect(armOf(seat)).toBe("plays Expansion in the late game");
  });
});

describe("learning", () => {
  test("rewards a win with 1, survival with 0.3, bankruptcy with 0, and shares a tie", () => {
    const survived = { ...LOST, survived: true };
    expect([WON, survived, LOST, { ...WON, win: 0.5 }].map(rewardOf)).toEqual([1, 0.3, 0, 0.5]);
  });

  test("starts from optimistic values, and moves them by a tenth of the surprise", () => {
    const seat = learner();
    expect(values(seat)).toEqual([1, 1, 1, 1, 1]);
    seat.player.gameStarted?.(seat.ctx);
    const arm = seat.player.armStates().findIndex(({ arm: name }) => armOf(seat).includes(name));
    seat.player.gameEnded?.(seat.ctx, LOST);
    expect(values(seat)[arm]).toBeCloseTo(0.9, 12);
    expect(visits(seat)[arm]).toBe(1);
    expect(seat.player.lastLessons()).toMatchObject([{ arm, reward: 0 }]);
  });

  test("tries every strategy before it comes back to one that lost", () => {
    const seat = learner();
    seat.player.gameStarted?.(seat.ctx);
    for (let game = 0; game < 5; game++) next(seat, LOST);
    expect(visits(seat)).toEqual([1, 1, 1, 1, 1]);
  });

  test("explores in every tenth game, and plays that game's strategy to its end", () => {
    const seat = playing("Development");
    const played: string[] = [];
    for (let game = 1; game <= 20; game++) {
      seat.table.world.turn.round = 1;
      played.push(armOf(seat).split(" ")[1]);
      next(seat, { ...WON, win: 0.9 });
    }
    const strays = played.flatMap((name, game) => (name === "Development" ? [] : [game + 1]));
    // The first exploration is Expansion's turn, the second Development's own.
    expect([strays, played[9]]).toEqual([[10], "Expansion"]);
  });

  test("absorbs a strategy that keeps losing, and plays it no more", () => {
    const seat = learner();
    seat.player.gameStarted?.(seat.ctx);
    for (let game = 0; game < 200; game++) {
      next(seat, armOf(seat).includes("Survival") ? { ...WON, win: 0.5 } : LOST);
    }
    const absorbed = seat.player.armStates().filter((arm) => arm.absorbed);
    expect(absorbed.map(({ arm }) => arm)).not.toContain("Survival");
    for (const { visits: games, value } of absorbed) {
      expect(games).toBeGreaterThanOrEqual(20);
      expect(value).toBeLessThan(0.1);
    }
  });

  test("is kept from game to game, saved between two of them, and goes on from there as if nothing had been", () => {
    const season = ({ player, ctx }: Seated, games: number) => {
      for (let game = 0; game < games; game++) {
        player.gameStarted?.(ctx);
        player.gameEnded?.(ctx, game % 3 === 0 ? WON : LOST);
      }
    };
    const seat = learner();
    season(seat, 37);
    const saved = JSON.parse(JSON.stringify(seat.player.memory?.snapshot()));
    const other = learner();
    other.player.memory?.restore(saved);
    expect(other.player.armStates()).toEqual(seat.player.armStates());
    season(seat, 30);
    season(other, 30);
    expect(other.player.armStates()).toEqual(seat.player.armStates());
    expect(visits(other).reduce((sum, count) => sum + count, 0)).toBe(67);
  });

  test("takes back no memory of another version or policy", () => {
    const { player } = learner();
    const saved = player.memory?.snapshot() as object;
    expect(() => player.memory?.restore({ ...saved, version: 99 })).toThrow(/version/);
    expect(() => player.memory?.restore({ ...saved, policy: "ucb1" })).toThrow(/policy/);
  });
});
