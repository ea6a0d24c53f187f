import { completes, isRailroad } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars } from "./manner/thresholds.ts";

/**
 * A student league's hoarder (2026): buys railroads and what completes a set, with 600 left; never builds, never trades;
 * mortgages below 400. The source is silent on auctions, where it bids to the printed price under the same terms, and on
 * lifting, which it does with 600 left.
 */
export const HOARDER = opponent(
  "hoarder",
  "Hoarder",
  "buys railroads and what completes a set, keeps a fortune, never builds or trades",
  [
    dollars("keep", 600, "cash that a purchase leaves"),
    dollars("mortgageBelow", 400, "cash below which it mortgages its cheapest deeds"),
  ],
  ({ keep, mortgageBelow }) => ({
    buys: (ctx, square) =>
      (isRailroad(ctx, square) || completes(ctx, square)) && ctx.cash - ctx.board.price[square] >= keep,
    bidLimit: (ctx, square) =>
      isRailroad(ctx, square) || completes(ctx, square)
        ? Math.min(ctx.board.price[square], ctx.cash - keep)
        : 0,
    liftKeep: keep,
    mortgages(ctx) {
      let missing = mortgageBelow - ctx.cash;
      return ctx.deedsOf().filter((square) => {
        if (missing <= 0 || !ctx.canMortgage(square)) return false;
        missing -= ctx.board.mortgageValue[square];
        return true;
      });
    },
  }),
);
