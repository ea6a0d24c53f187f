import { opponent } from "./manner/style.ts";
import { BIDS, dollars, multiple } from "./manner/thresholds.ts";

/**
 * A contrast of this arena's: never trades, bids at most half the price, keeps 500, builds slowly. With `bids=false` a
 * sleeper that never bids. "Slowly" is one house a turn; the 500 hold for purchases, bids and houses.
 */
export const MISER = opponent(
  "miser",
  "Miser",
  "never trades, bids at most half the price, keeps 500 and builds a house a turn",
  [
    BIDS,
    multiple("bidTo", 0.5, "highest bid, as a multiple of the price"),
    dollars("keep", 500, "cash that purchases, bids and houses leave"),
  ],
  ({ bids, bidTo, keep }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => (bids ? Math.min(ctx.board.price[square] * bidTo, ctx.cash - keep) : 0),
    building: { keep, most: 1 },
    liftKeep: keep,
  }),
);
