import type { Seat, Square } from "../../components/index.ts";
import { QUESTION, type Question } from "../../src/events/questions.ts";
import type { Refusal } from "../../src/events/refusals.ts";
import type { BuildingPlan } from "../../src/law/building-plan.ts";
import { meansBeside } from "../../src/law/holdings.ts";
import {
  bidRefusal,
  jailCardRefusal,
  liftCost,
  mortgageRefusal,
  payFineRefusal,
  unmortgageRefusal,
} from "../../src/law/legality.ts";
import { type TradeOffer, tradeRefusal } from "../../src/law/trade.ts";
import type { Game } from "../../src/player/game.ts";
import { copyOffer } from "../../src/player/plain-answer.ts";
import type {
  AnswerTo,
  IncomeTaxAnswer,
  JailAnswer,
  MortgagedDeedAnswer,
  RaiseStep,
} from "../../src/player/player.ts";
import type { World } from "../../src/world/world.ts";
import { type Ask, bitOf } from "./ask.ts";

/** Every question as data: how it is put to a player, and what answers the rules allow. */

const NOTHING = undefined;
type Nothing = typeof NOTHING;

/** Entry of one question in the table, for {@link ask}. */
function known<Asked extends Question>(question: Asked) {
  // The table's passive answers are answers: the passive player's type says so.
  return { question, bit: bitOf(question), passive: QUESTION[question].passive as AnswerTo<Asked> };
}

export const JAIL: Ask<JailAnswer, Nothing, Nothing> = {
  ...known("jail"),
  put: (player, ctx) => player.jailDecision(ctx),
  refusal: ({ world }, seat, answer) => {
    if (answer === "roll") return null;
    if (answer === "pay") return payFineRefusal(world, seat);
    return answer === "card" ? jailCardRefusal(world, seat) : "malformed";
  },
};

export const BUY: Ask<boolean, Square, Nothing> = {
  ...known("buy"),
  put: (player, ctx, square) => player.shouldBuyProperty(ctx, square),
  refusal: (_game, _seat, answer) => (typeof answer === "boolean" ? null : "malformed"),
};

export const BID: Ask<number, Square, number> = {
  ...known("bid"),
  put: (player, ctx, square, standing) => player.auctionBid(ctx, square, standing),
  refusal: ({ world }, seat, answer, _square, standing) =>
    answer === 0 ? null : bidRefusal(world, seat, answer, standing),
};

/** A bid for the last building is limited to cash in hand: nothing is sold to build. */
export const BID_BUILDING: Ask<number, Square, number> = {
  ...known("bidBuilding"),
  put: (player, ctx, square, standing) => player.buildingBid(ctx, square, standing),
  refusal: ({ world }, seat, answer, _square, standing) => {
    if (answer === 0) return null;
    const refusal = bidRefusal(world, seat, answer, standing);
    return refusal === null && answer > world.cash[seat] ? "not-enough-cash" : refusal;
  },
};

export const BUILD: Ask<readonly Square[], Nothing, Nothing> = {
  ...known("build"),
  put: (player, ctx) => player.buildHouses(ctx),
  refusal: (game, seat, answer) => {
    const refusal = planRefusal(game.plan.load(seat), answer, "build");
    if (refusal !== "not-enough-cash") return refusal;
    // M-1: what the other sets could raise counts too.
    const { world, plan } = game;
    return planRefusal(plan.load(seat, meansBeside(world, seat, setsOf(world, answer))), answer, "build");
  },
};

export const SELL_BUILDINGS: Ask<readonly Square[], Nothing, Nothing> = {
  ...known("sellBuildings"),
  put: (player, ctx) => player.sellBuildings(ctx),
  refusal: (game, seat, answer) => planRefusal(game.plan.load(seat), answer, "sell"),
};

export const MORTGAGE: Ask<readonly Square[], Nothing, Nothing> = {
  ...known("mortgage"),
  put: (player, ctx) => player.mortgageDeeds(ctx),
  refusal: ({ world }, seat, answer) => listRefusal(answer, (square) => mortgageRefusal(world, seat, square)),
};

export const UNMORTGAGE: Ask<readonly Square[], Nothing, Nothing> = {
  ...known("unmortgage"),
  put: (player, ctx) => player.unmortgageDeeds(ctx),
  refusal: ({ world }, seat, answer) => {
    let cash = world.cash[seat];
    return listRefusal(answer, (square) => {
      const refusal = unmortgageRefusal(world, seat, square, cash);
      if (refusal === null) cash -= liftCost(world, square);
      return refusal;
    });
  },
};

export const RAISE_CASH: Ask<readonly RaiseStep[], number, Nothing> = {
  ...known("raiseCash"),
  put: (player, ctx, missing) => player.raiseCash(ctx, missing),
  refusal: raiseRefusal,
};

export const PROPOSE_TRADE: Ask<TradeOffer | null, Nothing, Nothing> = {
  ...known("proposeTrade"),
  put: (player, ctx) => copyOffer(player.proposeTrade(ctx)) as TradeOffer | null,
  refusal: ({ world }, seat, answer) => {
    if (answer === null) return null;
    return typeof answer === "object" ? tradeRefusal(world, seat, answer) : "malformed";
  },
};

export const RESPOND_TRADE: Ask<boolean, Seat, TradeOffer> = {
  ...known("respondTrade"),
  put: (player, ctx, from, offer) => player.tradeResponse(ctx, from, offer),
  refusal: (_game, _seat, answer) => (typeof answer === "boolean" ? null : "malformed"),
};

/** To lift the deed costs the same after a bankruptcy and in a trade: the mortgage and 10% (K-5, M-6). */
export const TAKE_MORTGAGED_DEED: Ask<MortgagedDeedAnswer, Square, Nothing> = {
  ...known("takeMortgagedDeed"),
  put: (player, ctx, square) => player.takeMortgagedDeed(ctx, square),
  refusal: ({ world }, seat, answer, square) => {
    if (answer === "keep") return null;
    if (answer !== "lift") return "malformed";
    return world.cash[seat] < liftCost(world, square) ? "not-enough-cash" : null;
  },
};

export const INCOME_TAX: Ask<IncomeTaxAnswer, number, Nothing> = {
  ...known("incomeTax"),
  put: (player, ctx, flat) => player.incomeTax(ctx, flat),
  refusal: (_game, _seat, answer) => (answer === "flat" || answer === "percent" ? null : "malformed"),
};

export const SPEED_DIE: Ask<Square | null, readonly Square[], Nothing> = {
  ...known("speedDie"),
  put: (player, ctx, options) => player.speedDie(ctx, options),
  refusal: (_game, _seat, answer, options) => {
    if (answer === null) return null;
    if (!Number.isInteger(answer)) return "malformed";
    return options.includes(answer) ? null : "out-of-reach";
  },
};

/** A list is taken whole or not at all: the first refusal of an entry refuses it. */
function listRefusal(answer: unknown, judge: (square: Square) => Refusal | null): Refusal | null {
  if (!Array.isArray(answer)) return "malformed";
  for (let i = 0; i < answer.length; i++) {
    const square: unknown = answer[i];
    if (!isSquare(square)) return "malformed";
    if (answer.indexOf(square) !== i) return "named-twice";
    const refusal = judge(square);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** The sets that the squares belong to, each once. */
export function setsOf(world: World, squares: readonly Square[]): number[] {
  return [...new Set(squares.map((square) => world.set[square]))].filter((set) => set >= 0);
}

/** True when it can be the index of a square at all: the text of an index would find the deed, and find it twice. */
function isSquare(value: unknown): value is Square {
  return Number.isInteger(value);
}

function planRefusal(plan: BuildingPlan, answer: unknown, step: "build" | "sell"): Refusal | null {
  if (!Array.isArray(answer)) return "malformed";
  for (const square of answer as readonly unknown[]) {
    if (!isSquare(square)) return "malformed";
    const refusal = plan[step](square);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Judges steps of raising cash on paper, in order: a deed may be mortgaged once the buildings of its group are sold. */
function raiseRefusal(game: Game, seat: Seat, answer: unknown): Refusal | null {
  if (!Array.isArray(answer)) return "malformed";
  const { world } = game;
  const plan = game.plan.load(seat);
  const pledged: Square[] = [];
  for (const step of answer as readonly (RaiseStep | null | undefined)[]) {
    if (typeof step !== "object" || step === null) return "malformed";
    if (!isSquare("sell" in step ? step.sell : step.mortgage)) return "malformed";
    if ("sell" in step) {
      const refusal = plan.sell(step.sell);
      if (refusal !== null) return refusal;
      continue;
    }
    const square = step.mortgage;
    if (pledged.includes(square)) return "named-twice";
    const refusal = mortgageRefusal(world, seat, square);
    const siblings = world.sets[world.set[square]] ?? [];
    const cleared = refusal === "group-built" && siblings.every((lot) => plan.heightOf(lot) === 0);
    if (refusal !== null && !cleared) return refusal;
    pledged.push(square);
  }
  return null;
}
