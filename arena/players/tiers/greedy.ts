import type { Seat, Square, Tier } from "../../../components/index.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { type JailAnswer, PassivePlayer, type RaiseStep } from "../../../src/player/player.ts";
import {
  buildByRank,
  canPayFine,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "../heuristics.ts";
import type { TierDefinition } from "../tier.ts";

/** Cash it keeps when it buys, bids, builds or lifts. */
const BUFFER = 100;
/** Share of the printed price that it bids at most. */
const BID_SHARE = 0.8;
/** Houses it puts up in one turn at most. */
const HOUSES_PER_TURN = 2;
/** Last round in which it pays its way out of jail. */
const PAYS_UNTIL = 15;
/** Highest bid for the last house, as a multiple of its price. */
const LAST_HOUSE = 1.5;

/** Takes whatever it can pay for (specification, P2): no opponent tracking, no safety rules. */
class GreedyPlayer extends PassivePlayer {
  override jailDecision(ctx: DecisionContext): JailAnswer {
    if (ctx.hasJailCard) return "card";
    return ctx.turnNumber <= PAYS_UNTIL && canPayFine(ctx) ? "pay" : "roll";
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.board.price[square] >= BUFFER;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const limit = Math.min(ctx.board.price[square] * BID_SHARE, ctx.cash - BUFFER);
    return raiseBid(ctx, square, standing, limit);
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBuildingBid(ctx, square, standing, LAST_HOUSE, BUFFER);
  }

  /** The highest base rent first. */
  override buildHouses(ctx: DecisionContext): readonly Square[] {
    return buildByRank(ctx, baseRent, BUFFER, HOUSES_PER_TURN);
  }

  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return liftByRank(ctx, price, BUFFER);
  }

  /** The cheapest deeds first. */
  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    return mortgageByRank(ctx, price, missing);
  }

  /** More deeds or more cash than it gives: either will do. */
  override tradeResponse(_ctx: DecisionContext, _from: Seat, { give, get }: TradeOffer): boolean {
    return give.deeds.length > get.deeds.length || give.cash > get.cash;
  }
}

function baseRent(square: Square, ctx: DecisionContext): number {
  return ctx.board.baseRent[square];
}

function price(square: Square, ctx: DecisionContext): number {
  return ctx.board.price[square];
}

export const GREEDY: TierDefinition = {
  id: "greedy" as Tier,
  kind: "specified",
  label: "Greedy",
  version: 1,
  learns: false,
  summary: "buys all it can above a buffer of 100, builds two houses a turn, takes any net gain in a trade",
  parameters: [],
  create: () => new GreedyPlayer(),
};
