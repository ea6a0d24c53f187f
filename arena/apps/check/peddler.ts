import type { Seat, Square } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { FuzzPlayer } from "../soak/fuzz-player.ts";

/** A rival that tries everything, and offers one legal trade after another. */
export class Peddler extends FuzzPlayer {
  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    const to = (ctx.playerId + 1 + ctx.random(ctx.seats - 1)) % ctx.seats;
    if (ctx.isBankrupt(to as Seat)) return null;
    const give = this.some(ctx, ctx.playerId);
    const get = this.some(ctx, to as Seat);
    if (give.length + get.length === 0) return null;
    const most = Math.min(ctx.cash, 300);
    return {
      to: to as Seat,
      give: bundle({ deeds: give, cash: ctx.random(most + 1) }),
      get: bundle({ deeds: get }),
    };
  }

  /** Up to one deed that may change hands. */
  private some(ctx: DecisionContext, seat: Seat): Square[] {
    const deeds = ctx.propertiesOf(seat).filter((square) => !ctx.groupIsBuilt(square));
    const at = ctx.random(deeds.length + 1);
    return deeds.slice(at, at + 1);
  }
}
