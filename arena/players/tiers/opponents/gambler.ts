import { DeedBuyer, timesPrice } from "./manner/deed-buyer.ts";
import { canPay, listGain, setsForAsked } from "./manner/reckoning.ts";
import { completes } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/**
 * A student league's gambler (2026): buys down to 50, builds at 1,000, offers the printed price for deeds, accepts what
 * brings a set or loses at most 50. The source is silent on which deeds it offers for: those that complete a set of its
 * own. "At 1,000" is read as cash before a house is bought, which it then builds down to 50. A loss is counted at printed
 * prices. It bids to the printed price, down to 50.
 */
export const GAMBLER = opponent(
  "gambler",
  "Gambler",
  "buys down to its last dollars, builds once it is rich, takes trades that lose a little",
  [
    dollars("keep", 50, "cash that purchases, bids and offers leave"),
    dollars("buildAt", 1_000, "cash from which on it builds"),
    multiple("offers", 1, "what it offers for a deed, as a multiple of the price"),
    dollars("loss", 50, "what a trade may lose at printed prices"),
  ],
  ({ keep, buildAt, offers, loss }) => ({
    buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) => Math.min(ctx.board.price[square], ctx.cash - keep),
    building: { keep, from: buildAt },
    accepts: (ctx, _from, offer) =>
      canPay(ctx, offer) && (setsForAsked(ctx, offer) > 0 || listGain(ctx, offer) >= -loss),
    proposing: new DeedBuyer({ wants: completes, price: timesPrice(offers), keep }),
  }),
);
