import { DeedBuyer, timesPrice } from "./manner/deed-buyer.ts";
import { canPay, listGain } from "./manner/reckoning.ts";
import { isRailroad, isUtility } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/**
 * A student league's railroader (2026): buys railroads and utilities with 150 left and offers the printed price for them.
 * The source is silent on building, for which it never has a group; on trades offered to it, which it takes when they give
 * up no railroad or utility and lose nothing at printed prices; and on auctions, where it bids to the printed price.
 */
export const RAILROADER = opponent(
  "railroader",
  "Railroader",
  "buys railroads and utilities only, and offers their price for the rest of them",
  [
    dollars("keep", 150, "cash that purchases, bids and offers leave"),
    multiple("offers", 1, "what it offers for a railroad or utility, as a multiple of the price"),
  ],
  ({ keep, offers }) => ({
    buys: (ctx, square) =>
      (isRailroad(ctx, square) || isUtility(ctx, square)) && ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) =>
      isRailroad(ctx, square) || isUtility(ctx, square)
        ? Math.min(ctx.board.price[square], ctx.cash - keep)
        : 0,
    accepts: (ctx, _from, offer) =>
      canPay(ctx, offer) &&
      listGain(ctx, offer) >= 0 &&
      !offer.get.deeds.some((square) => isRailroad(ctx, square) || isUtility(ctx, square)),
    proposing: new DeedBuyer({
      wants: (ctx, square) => isRailroad(ctx, square) || isUtility(ctx, square),
      price: timesPrice(offers),
      keep,
    }),
  }),
);
