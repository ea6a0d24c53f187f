import { DeedBuyer, timesPrice } from "./manner/deed-buyer.ts";
import { canPay } from "./manner/reckoning.ts";
import { sellsAt } from "./manner/selling.ts";
import { completes } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/**
 * A student league's deal-maker (2026): buys with 100 left, builds with 800 more than the cost, offers 0.75 times the
 * price for deeds, sells its own at 1.25 times and declines the rest. The source is silent on which deeds it offers for:
 * those that complete a set of its own. It bids to the printed price with the same 100 left.
 */
export const DEAL_MAKER = opponent(
  "deal-maker",
  "Deal-maker",
  "buys cheaply from others, sells at a quarter above the price, builds when rich",
  [
    dollars("keep", 100, "cash that purchases and bids leave"),
    dollars("buildKeep", 800, "cash that building leaves"),
    multiple("offers", 0.75, "what it offers for a deed, as a multiple of the price"),
    multiple("sells", 1.25, "what it sells a deed for, as a multiple of the price"),
  ],
  ({ keep, buildKeep, offers, sells }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => Math.min(ctx.board.price[square], ctx.cash - keep),
    building: { keep: buildKeep },
    accepts: (ctx, _from, offer) => sellsAt(ctx, offer, sells) && canPay(ctx, offer),
    proposing: new DeedBuyer({ wants: completes, price: timesPrice(offers), keep }),
  }),
);
