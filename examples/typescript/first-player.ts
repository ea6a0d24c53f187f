// A first player in TypeScript. Every question and all that you may look at: docs/player-api.md. How to get better, step
// by step: docs/writing-a-player.md.
import {
  buildByRank,
  type DecisionContext,
  definePlayer,
  type JailAnswer,
  leaveJail,
  liftByRank,
  PassivePlayer,
  raiseBid,
  type Square,
} from "monopoly-arena/player";

// A question whose method you leave out gets the passive answer: do nothing, buy nothing, offer nothing.
class FirstPlayer extends PassivePlayer {
  /** Dollars that it keeps in hand. */
  private readonly reserve: number;

  constructor(reserve: number) {
    super();
    this.reserve = reserve;
  }

  // "pay", "card" or "roll".
  override jailDecision(ctx: DecisionContext): JailAnswer {
    return leaveJail(ctx);
  }

  // You landed on a deed that nobody owns. No means an auction.
  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.priceOf(square) >= this.reserve;
  }

  // A bid above `standing`, or 0 to leave the auction. This one goes up to the printed price.
  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBid(ctx, square, standing, Math.min(ctx.priceOf(square), ctx.cash - this.reserve));
  }

  // Lots to build on, one entry a building. This one builds where the rent is highest.
  override buildHouses(ctx: DecisionContext): readonly Square[] {
    return buildByRank(ctx, (square) => ctx.rentOf(square), this.reserve);
  }

  // Mortgages to lift, the dearest deed first.
  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return liftByRank(ctx, (square) => ctx.priceOf(square), this.reserve);
  }
}

export default definePlayer({
  api: 1,
  label: "FirstPlayer",
  // Count it up when it plays differently.
  version: 1,
  summary: "buys what it can pay for, builds with what is left",
  // What can be set on the command line (…:reserve=300) and searched by `arena tune`.
  parameters: [
    {
      name: "reserve",
      type: "int",
      range: [0, 1000],
      scale: "linear",
      default: 150,
      meaning: "dollars that it keeps in hand",
    },
  ],
  create: ({ reserve }) => new FirstPlayer(reserve),
});
