import { opponent } from "./manner/style.ts";
import { BIDS, dollars, multiple } from "./manner/thresholds.ts";

/**
 * A contrast of this arena's: bids up to 2.2 times the price and sells nothing. With `bids=false` a sleeper that never
 * bids. It buys down to 50, bids down to nothing, builds with 150 left, and makes no offer.
 */
export const SNIPER = opponent(
  "sniper",
  "Sniper",
  "bids up to 2.2 times the price and sells nothing",
  [
    BIDS,
    multiple("bidTo", 2.2, "highest bid, as a multiple of the price"),
    dollars("keep", 50, "cash that purchases leave"),
    dollars("buildKeep", 150, "cash that building leaves"),
  ],
  ({ bids, bidTo, keep, buildKeep }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => (bids ? ctx.board.price[square] * bidTo : 0),
    building: { keep: buildKeep },
  }),
);
