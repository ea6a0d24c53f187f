import type { TradeOffer } from "../../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";

/** True when the offer asks for deeds alone and pays cash alone, at least `multiple` times their printed prices. */
export function sellsAt(ctx: DecisionContext, { give, get }: TradeOffer, multiple: number): boolean {
  if (give.deeds.length > 0 || get.deeds.length === 0 || get.cash > 0 || get.jailCards > 0) return false;
  let price = 0;
  for (const square of get.deeds) price += ctx.board.price[square];
  return give.cash >= price * multiple;
}
