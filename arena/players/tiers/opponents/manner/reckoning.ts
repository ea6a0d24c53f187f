import type { Seat, Square } from "../../../../../components/index.ts";
import type { Bundle, TradeOffer } from "../../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";

/** Worth of a mortgaged deed, as a share of its printed price. */
const MORTGAGED_SHARE = 0.5;

/** The printed price as a rank. */
export function listPrice(square: Square, ctx: DecisionContext): number {
  return ctx.board.price[square];
}

/** Dollars and deeds of a bundle at printed prices, mortgaged deeds at half. */
export function listWorth(ctx: DecisionContext, { cash, deeds }: Bundle): number {
  let worth = cash;
  for (const square of deeds) {
    worth += ctx.board.price[square] * (ctx.squareMortgaged[square] === 0 ? 1 : MORTGAGED_SHARE);
  }
  return worth;
}

/** Gain of the one who is asked at printed prices, in dollars. */
export function listGain(ctx: DecisionContext, { give, get }: TradeOffer): number {
  return listWorth(ctx, give) - listWorth(ctx, get);
}

/** Sets that become complete in the seat's hands, less those that it gives up, when it receives and leaves those deeds. */
export function setsGained(
  ctx: DecisionContext,
  seat: Seat,
  received: readonly Square[],
  left: readonly Square[],
): number {
  const { set, sets } = ctx.board;
  let gained = 0;
  for (let each = 0; each < sets.length; each++) {
    let change = 0;
    for (const square of received) if (set[square] === each) change++;
    for (const square of left) if (set[square] === each) change--;
    if (change === 0) continue;
    const held = ctx.ownedInGroup(each, seat);
    const size = ctx.countInGroup(each);
    if (held + change === size) gained++;
    else if (held === size) gained--;
  }
  return gained;
}

/** Sets that the offer gains the one who is asked. */
export function setsForAsked(ctx: DecisionContext, { give, get }: TradeOffer): number {
  return setsGained(ctx, ctx.playerId, give.deeds, get.deeds);
}

/** Sets that the offer gains the one who makes it. */
export function setsForAsker(ctx: DecisionContext, from: Seat, { give, get }: TradeOffer): number {
  return setsGained(ctx, from, get.deeds, give.deeds);
}

/** True when the one who is asked can pay what the offer asks of it and keep `reserve`. */
export function canPay(ctx: DecisionContext, { give, get }: TradeOffer, reserve = 0): boolean {
  return ctx.cash + give.cash - get.cash >= reserve;
}
