import type { Square, Tier } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { type JailAnswer, PassivePlayer } from "../../../src/player/player.ts";
import { canPayFine, liftByRank, raiseBid } from "../heuristics.ts";
import type { TierDefinition } from "../tier.ts";

/**
 * The baseline (specification, P1): no learning, no memory, no model. Its chance is the parity of the square, so it
 * plays the same game twice.
 */
class RandomPlayer extends PassivePlayer {
  override jailDecision(ctx: DecisionContext): JailAnswer {
    return canPayFine(ctx) ? "pay" : "roll";
  }

  /** An even square that it can afford. */
  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return isEven(square) && ctx.cash >= ctx.board.price[square];
  }

  /** Opens with the smallest bid; raises on even squares, up to the printed price and its cash. */
  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    if (standing === 0) return Math.min(ctx.rules.auctionIncrement, ctx.cash);
    if (!isEven(square)) return 0;
    return raiseBid(ctx, square, standing, Math.min(ctx.board.price[square], ctx.cash));
  }

  /** Lifts the mortgages of even squares as soon as it can pay for them. */
  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return liftByRank(ctx, evenFromGo, 0);
  }
}

function isEven(square: Square): boolean {
  return square % 2 === 0;
}

/** Even squares by their distance from GO, odd ones not at all. */
function evenFromGo(square: Square): number {
  return isEven(square) ? -square : Number.NEGATIVE_INFINITY;
}

export const RANDOM: TierDefinition = {
  id: "random" as Tier,
  kind: "specified",
  label: "Random",
  version: 1,
  learns: false,
  summary: "buys by the parity of the square, never builds, never trades",
  parameters: [],
  create: () => new RandomPlayer(),
};
