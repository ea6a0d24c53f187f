import { DeedBuyer, timesPrice } from "./manner/deed-buyer.ts";
import { canPay, listGain, setsForAsked } from "./manner/reckoning.ts";
import { completes, isOfDearestGroups, isRailroad, ownsGroupWithRoom } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/**
 * A student league's big builder (2026): buys the green and the dark blue group (the two dearest of the board) and
 * railroads with 200 left, builds down to 50 and mortgages the rest for it, offers 1.25 times the price, waits in jail.
 * The source is silent on deeds that complete another set of its own, which it buys too, on trades offered to it, which it
 * takes when they bring a set or cost nothing at printed prices, and on auctions, where it bids to the printed price for
 * what it would buy.
 */
export const BIG_BUILDER = opponent(
  "big-builder",
  "Big builder",
  "buys the dearest groups and railroads, builds with all it has and mortgages the rest",
  [
    dollars("keep", 200, "cash that purchases, bids and offers leave"),
    dollars("buildKeep", 50, "cash that building leaves"),
    multiple("offers", 1.25, "what it offers for a deed, as a multiple of the price"),
  ],
  ({ keep, buildKeep, offers }) => ({
    jail: () => "roll",
    buys: (ctx, square) =>
      (isOfDearestGroups(ctx, square) || isRailroad(ctx, square) || completes(ctx, square)) &&
      ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) =>
      isOfDearestGroups(ctx, square) || isRailroad(ctx, square) || completes(ctx, square)
        ? Math.min(ctx.board.price[square], ctx.cash - keep)
        : 0,
    building: { keep: buildKeep },
    mortgages: (ctx) =>
      ownsGroupWithRoom(ctx)
        ? ctx
            .deedsOf()
            .filter((square) => ctx.canMortgage(square) && !ctx.ownsCompleteSet(ctx.board.set[square]))
        : [],
    accepts: (ctx, _from, offer) =>
      canPay(ctx, offer) && (setsForAsked(ctx, offer) > 0 || listGain(ctx, offer) >= 0),
    proposing: new DeedBuyer({
      wants: (ctx, square) => isOfDearestGroups(ctx, square) || completes(ctx, square),
      price: timesPrice(offers),
      keep,
    }),
  }),
);
