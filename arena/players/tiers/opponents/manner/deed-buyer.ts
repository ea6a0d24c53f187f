import type { Square } from "../../../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";
import { isTradable } from "./sets.ts";
import type { Proposing, Rank } from "./style.ts";

/** Rounds before the owner who turned an offer down is asked for the same deed again. */
const ASKED_AGAIN = 8;

/** Deeds that a buyer wants, and the price that it offers. */
export interface Purchase {
  readonly wants: (ctx: DecisionContext, square: Square) => boolean;
  /** Dollars offered, rounded down; none of less than a dollar. */
  readonly price: Rank;
  /** Cash that the purchase leaves. */
  readonly keep: number;
}

/** A multiple of the printed price. */
export function timesPrice(multiple: number): Rank {
  return (square, ctx) => ctx.board.price[square] * multiple;
}

/** Offers cash for deeds that others hold: the first wanted in board order, each at most every eighth round. */
export class DeedBuyer implements Proposing {
  private readonly purchase: Purchase;
  /** By square: the round from which it may be asked for. */
  private askedFrom = new Int32Array(0);

  constructor(purchase: Purchase) {
    this.purchase = purchase;
  }

  begin({ board }: DecisionContext): void {
    if (this.askedFrom.length !== board.size) this.askedFrom = new Int32Array(board.size);
    this.askedFrom.fill(0);
  }

  propose(ctx: DecisionContext): TradeOffer | null {
    const { wants, price, keep } = this.purchase;
    for (const square of ctx.board.deeds) {
      const owner = ctx.squareOwners[square];
      if (owner < 0 || owner === ctx.playerId || ctx.round < this.askedFrom[square]) continue;
      if (!isTradable(ctx, square) || !wants(ctx, square)) continue;
      const cash = Math.floor(price(square, ctx));
      if (cash < 1 || ctx.cash - cash < keep) continue;
      this.askedFrom[square] = ctx.round + ASKED_AGAIN;
      return { to: owner, give: bundle({ cash }), get: bundle({ deeds: [square] }) };
    }
    return null;
  }
}
