import { DeedBuyer, timesPrice } from "./manner/deed-buyer.ts";
import { sellsAt } from "./manner/selling.ts";
import { completes } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { BIDS, dollars, multiple } from "./manner/thresholds.ts";

/**
 * A contrast of this arena's: buys, bids and builds normally; sells any deed, keys to groups too, for cash of 2.5 times its
 * price; never takes deeds for deeds. With `bids=false` a sleeper that never bids. Decided: "normally" is down to 100, to
 * the printed price, and with 150 left; and it offers its own price for the deed that completes a set.
 */
export const SELLER = opponent(
  "seller",
  "Seller",
  "sells any deed for 2.5 times its price in cash, offers as much for keys, never takes deeds for deeds",
  [
    BIDS,
    dollars("keep", 100, "cash that purchases and bids leave"),
    dollars("buildKeep", 150, "cash that building leaves"),
    multiple("sells", 2.5, "what it sells a deed for, as a multiple of the price"),
  ],
  ({ bids, keep, buildKeep, sells }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => (bids ? Math.min(ctx.board.price[square], ctx.cash - keep) : 0),
    building: { keep: buildKeep },
    accepts: (ctx, _from, offer) => sellsAt(ctx, offer, sells),
    proposing: new DeedBuyer({ wants: completes, price: timesPrice(sells), keep: buildKeep }),
  }),
);
