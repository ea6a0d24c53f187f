import { completesForOther } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars } from "./manner/thresholds.ts";

/**
 * A student league's blocker (2026): buys whatever denies a set to another, down to 50, else with 300 left; never builds,
 * never offers. "Denies" is read as a deed that is the last somebody else lacks. The source is silent on trades offered to
 * it, which it refuses, and on auctions, where it bids to the printed price under the terms of a purchase.
 */
export const BLOCKER = opponent(
  "blocker",
  "Blocker",
  "buys what others need, never builds, never trades",
  [
    dollars("denyKeep", 50, "cash that buying what denies a set leaves"),
    dollars("keep", 300, "cash that any other purchase leaves"),
  ],
  ({ denyKeep, keep }) => ({
    buys: (ctx, square) =>
      ctx.cash - ctx.board.price[square] >= (completesForOther(ctx, square) ? denyKeep : keep),
    bidLimit: (ctx, square) =>
      Math.min(ctx.board.price[square], ctx.cash - (completesForOther(ctx, square) ? denyKeep : keep)),
  }),
);
