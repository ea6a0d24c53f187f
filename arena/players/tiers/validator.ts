import { HEIGHTS, type Seat, type Square, type Tier } from "../../../components/index.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { type JailAnswer, PassivePlayer, type RaiseStep } from "../../../src/player/player.ts";
import {
  buildByRank,
  leaveJail,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "../heuristics.ts";
import type { TierDefinition } from "../tier.ts";
import { createsOpponentMonopoly, strategicValue } from "../valuation.ts";

/** Cash that every purchase must leave. */
export const RESERVE = 200;
/** Cash above the reserve without which it builds nothing. */
const BUILD_THRESHOLD = 300;
/** Share of a deed's strategic value that it bids at most. */
const SAFETY_MARGIN = 0.85;
/** Highest bid for the last house, as a multiple of its price. */
const LAST_HOUSE = 1.25;
/** Dollars added to a deed of a complete set, so that it is mortgaged last. */
const MONOPOLY_PENALTY = 1000;

/** Greedy with hard safety rules (specification, P3): what prevents bad moves also prevents risks that win. */
class ValidatorPlayer extends PassivePlayer {
  /** Out at once while the board is open; late in the game jail is the safest square. */
  override jailDecision(ctx: DecisionContext): JailAnswer {
    return ctx.gamePhase() === "late" ? "roll" : leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.board.price[square] >= RESERVE;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBid(
      ctx,
      square,
      standing,
      Math.min(strategicValue(ctx, square) * SAFETY_MARGIN, ctx.cash - RESERVE),
    );
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBuildingBid(ctx, square, standing, LAST_HOUSE, RESERVE + BUILD_THRESHOLD);
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    return buildByRank(ctx, rentPerCost, RESERVE + BUILD_THRESHOLD);
  }

  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return liftByRank(ctx, plainValue, RESERVE + BUILD_THRESHOLD);
  }

  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    return mortgageByRank(ctx, protectedValue, missing);
  }

  /** Nothing may get worse: no monopoly for the other, no fewer deeds, no less cash. */
  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    const { give, get } = offer;
    if (createsOpponentMonopoly(ctx, from, offer)) return false;
    return give.deeds.length >= get.deeds.length && give.cash >= get.cash;
  }
}

/** Rent that the next building adds, for each dollar it costs. */
export function rentPerCost(square: Square, ctx: DecisionContext): number {
  const height = ctx.squareHouses[square];
  const { rents, houseCost } = ctx.board;
  return ((rents[square * HEIGHTS + height + 1] ?? 0) - rents[square * HEIGHTS + height]) / houseCost[square];
}

/** {@link strategicValue} as a rank. */
export function plainValue(square: Square, ctx: DecisionContext): number {
  return strategicValue(ctx, square);
}

/** Strategic value, with a complete set out of reach of the first mortgages. */
export function protectedValue(square: Square, ctx: DecisionContext): number {
  const set = ctx.board.set[square];
  return strategicValue(ctx, square) + (ctx.ownsCompleteSet(set) ? MONOPOLY_PENALTY : 0);
}

export const VALIDATOR: TierDefinition = {
  id: "validator" as Tier,
  kind: "specified",
  label: "Validator",
  version: 1,
  learns: false,
  summary: "Greedy with a reserve of 200 and no trade that could hurt",
  parameters: [],
  create: () => new ValidatorPlayer(),
};
