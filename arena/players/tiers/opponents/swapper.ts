import { KeySwapper } from "./manner/key-swapper.ts";
import { setsForAsked } from "./manner/reckoning.ts";
import { isRailroad } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { BIDS, dollars } from "./manner/thresholds.ts";

/**
 * A contrast of this arena's: takes only deeds for deeds that bring it a set or a railroad, never cash; builds to hotels at
 * once with no reserve. With `bids=false` a sleeper that never bids. Decided: it buys down to 100, bids to the printed
 * price, refuses to pay cash on top, counts a railroad only when it gives none away for it, and offers swaps on the terms
 * that it takes them: what completes the other's set, or a railroad, for what completes its own.
 */
export const SWAPPER = opponent(
  "swapper",
  "Swapper",
  "takes only deeds for deeds, for a set or a railroad, and builds with all it has",
  [
    BIDS,
    dollars("keep", 100, "cash that purchases and bids leave"),
    dollars("buildKeep", 0, "cash that building leaves"),
  ],
  ({ bids, keep, buildKeep }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => (bids ? Math.min(ctx.board.price[square], ctx.cash - keep) : 0),
    building: { keep: buildKeep },
    accepts(ctx, _from, offer) {
      const { give, get } = offer;
      if (give.deeds.length === 0 || get.deeds.length === 0 || get.cash > 0) return false;
      const railroad = (square: (typeof give.deeds)[number]): boolean => isRailroad(ctx, square);
      const sets = setsForAsked(ctx, offer);
      return sets > 0 || (sets === 0 && give.deeds.some(railroad) && !get.deeds.some(railroad));
    },
    proposing: new KeySwapper(),
  }),
);
