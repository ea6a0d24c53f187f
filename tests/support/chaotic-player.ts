import type { Seat, Square } from "../../components/index.ts";
import { bundle, type TradeOffer } from "../../src/law/trade.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import type {
  IncomeTaxAnswer,
  JailAnswer,
  MortgagedDeedAnswer,
  Player,
  RaiseStep,
} from "../../src/player/player.ts";

/**
 * Answers every question by the throw of a die, from its own stream of the game: mostly what the rules allow, now and
 * then what they do not. It goes where no sensible player goes.
 */
export class ChaoticPlayer implements Player {
  jailDecision(ctx: DecisionContext): JailAnswer {
    return oneOf<JailAnswer>(ctx, ["pay", "card", "roll"]);
  }
  shouldBuyProperty(ctx: DecisionContext): boolean {
    return ctx.random(3) > 0;
  }
  auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    if (ctx.random(3) === 0) return 0;
    const most = ctx.random(20) === 0 ? ctx.means() + 50 : ctx.board.price[square];
    return standing + 1 + ctx.random(Math.max(1, most - standing));
  }
  buildingBid(ctx: DecisionContext, _square: Square, standing: number): number {
    return ctx.random(2) === 0 ? 0 : standing + 1 + ctx.random(80);
  }
  buildHouses(ctx: DecisionContext): readonly Square[] {
    const plan = ctx.plan();
    const lots: Square[] = [];
    for (let step = ctx.random(12); step > 0; step--) {
      const lot = anyDeed(ctx);
      if (plan.build(lot) === null || ctx.random(60) === 0) lots.push(lot);
    }
    return lots;
  }
  sellBuildings(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(3) > 0) return [];
    const plan = ctx.plan();
    return some(ctx, ctx.ownedProperties).filter((lot) => plan.sell(lot) === null || ctx.random(40) === 0);
  }
  mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    if (ctx.random(3) > 0) return [];
    return some(ctx, ctx.ownedProperties).filter((deed) => ctx.canMortgage(deed) || ctx.random(40) === 0);
  }
  unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    return some(ctx, ctx.ownedProperties).filter((deed) => ctx.squareMortgaged[deed] !== 0);
  }
  raiseCash(ctx: DecisionContext): readonly RaiseStep[] {
    return some(ctx, ctx.ownedProperties).map((square) =>
      ctx.squareHouses[square] > 0 ? { sell: square } : { mortgage: square },
    );
  }
  proposeTrade(ctx: DecisionContext): TradeOffer | null {
    if (ctx.random(2) === 0) return null;
    const to = ctx.random(ctx.seats) as Seat;
    return {
      to,
      give: bundle({
        cash: ctx.random(2) * ctx.random(300),
        deeds: some(ctx, ctx.ownedProperties).slice(0, 2),
        jailCards: ctx.random(2) * ctx.jailCardsOf(ctx.playerId),
      }),
      get: bundle({
        cash: ctx.random(2) * ctx.random(300),
        deeds: some(ctx, ctx.propertiesOf(to)).slice(0, 2),
        jailCards: ctx.random(2) * ctx.jailCardsOf(to),
      }),
    };
  }
  tradeResponse(ctx: DecisionContext): boolean {
    return ctx.random(2) === 0;
  }
  takeMortgagedDeed(ctx: DecisionContext): MortgagedDeedAnswer {
    return oneOf<MortgagedDeedAnswer>(ctx, ["keep", "lift"]);
  }
  incomeTax(ctx: DecisionContext): IncomeTaxAnswer {
    return oneOf<IncomeTaxAnswer>(ctx, ["flat", "percent"]);
  }
  speedDie(ctx: DecisionContext, options: readonly Square[]): Square | null {
    return ctx.random(4) === 0 ? null : oneOf(ctx, options);
  }
}

function oneOf<Item>(ctx: DecisionContext, items: readonly Item[]): Item {
  return items[ctx.random(items.length)];
}

function anyDeed(ctx: DecisionContext): Square {
  return oneOf(ctx, ctx.board.deeds);
}

function some(ctx: DecisionContext, squares: readonly Square[]): readonly Square[] {
  return squares.filter(() => ctx.random(3) === 0);
}
