import type { Seat, Square } from "../../../components/index.ts";
import type { Refusal } from "../../../src/events/refusals.ts";
import { type Bundle, bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type {
  IncomeTaxAnswer,
  JailAnswer,
  MortgagedDeedAnswer,
  Player,
  RaiseStep,
} from "../../../src/player/player.ts";

/**
 * A player that does anything: mostly what the rules might allow, sometimes what they do not, and now and then nonsense,
 * all from its own stream. It builds, trades, mortgages and overreaches, so that every rule and refusal gets its turn.
 */
export class FuzzPlayer implements Player {
  jailDecision(ctx: DecisionContext): JailAnswer {
    return pick(ctx, ["pay", "card", "roll", "roll"]);
  }

  shouldBuyProperty(ctx: DecisionContext): boolean {
    return ctx.random(4) > 0;
  }

  auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    if (ctx.random(60) === 0) return ctx.means() + 1;
    if (ctx.random(60) === 0) return standing;
    const price = ctx.board.price[square];
    return ctx.random(3) === 0 || standing > price * 2 ? 0 : standing + 1 + ctx.random(price);
  }

  buildingBid(ctx: DecisionContext, _square: Square, standing: number): number {
    return ctx.random(3) === 0 ? 0 : standing + 1 + ctx.random(60);
  }

  buildHouses(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(12) === 0) return [anySquare(ctx)];
    const plan = ctx.plan();
    const lots: Square[] = [];
    const refused = new Map<Refusal, Square>();
    for (let height = ctx.random(6); height > 0; height--) {
      for (const square of ctx.ownedProperties) {
        if (ctx.random(5) === 0) continue;
        const reason = plan.build(square);
        if (reason === null) lots.push(square);
        else refused.set(reason, square);
      }
    }
    // Each reason alike, however few the lots to which it applies.
    if (ctx.random(3) === 0) return [...lots, pick(ctx, [...refused.values()]) ?? anySquare(ctx)];
    // Half a plan may be uneven where a whole one is not: that is refused too.
    return ctx.random(20) === 0 ? lots.slice(1) : lots;
  }

  sellBuildings(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(8) > 0) return [];
    if (ctx.random(4) === 0) return [anySquare(ctx)];
    const plan = ctx.plan();
    return ctx.ownedProperties.filter((square) => ctx.random(2) === 0 && plan.sell(square) === null);
  }

  mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(10) > 0) return [];
    if (ctx.random(6) === 0) return twice(anySquare(ctx));
    return ctx.ownedProperties.filter((square) => ctx.random(3) === 0 && ctx.canMortgage(square));
  }

  unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(10) === 0) return [anySquare(ctx)];
    return ctx.ownedProperties.filter((square) => ctx.squareMortgaged[square] !== 0 && ctx.random(2) === 0);
  }

  raiseCash(ctx: DecisionContext): readonly RaiseStep[] {
    return ctx.ownedProperties
      .filter(() => ctx.random(3) === 0)
      .map((square) => (ctx.random(2) === 0 ? { sell: square } : { mortgage: square }));
  }

  proposeTrade(ctx: DecisionContext): TradeOffer | null {
    if (ctx.random(3) > 0) return null;
    const to = ctx.random(ctx.seats) as Seat;
    return { to, give: this.share(ctx, ctx.playerId), get: this.share(ctx, to) };
  }

  tradeResponse(ctx: DecisionContext): boolean {
    return ctx.random(3) === 0;
  }

  takeMortgagedDeed(ctx: DecisionContext): MortgagedDeedAnswer {
    return pick(ctx, ["keep", "lift"]);
  }

  incomeTax(ctx: DecisionContext): IncomeTaxAnswer {
    return pick(ctx, ["flat", "percent"]);
  }

  speedDie(ctx: DecisionContext, options: readonly Square[]): Square | null {
    return ctx.random(8) === 0 ? anySquare(ctx) : pick(ctx, options);
  }

  /** Some of what the seat holds, rarely a dollar or a card too many. */
  private share(ctx: DecisionContext, seat: Seat): Bundle {
    const cash = ctx.opponentCash[seat];
    return bundle({
      cash:
        ctx.random(2) === 0
          ? 0
          : ctx.random(Math.floor(cash / 2) + 1) + (ctx.random(30) === 0 ? cash + 1 : 0),
      deeds: ctx.propertiesOf(seat).filter(() => ctx.random(5) === 0),
      jailCards: ctx.random(20) === 0 ? 1 : ctx.random(2) * Math.min(1, ctx.jailCardsOf(seat)),
    });
  }
}

/** Everything wrong in one game: throws, answers of another kind, and writes to what it is shown. */
export class Vandal extends FuzzPlayer {
  override jailDecision(): JailAnswer {
    throw new Error("will not say");
  }

  override buildHouses(): readonly Square[] {
    return "everywhere" as unknown as readonly Square[];
  }

  override proposeTrade(): TradeOffer | null {
    return "a castle" as unknown as TradeOffer;
  }

  override shouldBuyProperty(ctx: DecisionContext): boolean {
    if (ctx.random(4) === 0) (ctx.opponentCash as { [seat: number]: number })[ctx.playerId] = 1_000_000;
    return true;
  }
}

function pick<T>(ctx: DecisionContext, from: readonly T[]): T {
  return from[ctx.random(from.length)];
}

function anySquare(ctx: DecisionContext): Square {
  return ctx.random(ctx.board.size) as Square;
}

function twice(square: Square): Square[] {
  return [square, square];
}
