import type { Square } from "../../../../components/index.ts";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import type { TierDefinition } from "../../tier.ts";
import { DeedBuyer } from "./manner/deed-buyer.ts";
import { canPay, setsForAsked, setsForAsker } from "./manner/reckoning.ts";
import { completes, isAlone, isRailroad, isUtility, ownsGroupWithRoom } from "./manner/sets.ts";
import { opponent } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/**
 * The fixed agents of Bonjour et al. (2022, section VI-B): all strive for sets, trade for them, build on them and mortgage
 * what matters least. A values all deeds alike; B wants railroads and the dark blue group, and few utilities; C wants
 * railroads, the orange and the light blue group. The paper gives no thresholds: those below are ours, as are the terms of
 * trades (a set gained, or worth gained without a set for the other) and the deeds mortgaged (those held alone).
 */

/** Colour groups by their place on the classic board, counted from GO. */
const LIGHT_BLUE = 1;
const ORANGE = 3;
const DARK_BLUE = 7;

/** Liking for a deed: 1 like any other, 2 wanted, 0 hardly. */
type Taste = (ctx: DecisionContext, square: Square) => 0 | 1 | 2;

const isOf = (ctx: DecisionContext, square: Square, ...groups: readonly number[]): boolean =>
  groups.includes(ctx.board.set[square]);

function fixed(id: string, label: string, summary: string, taste: Taste): TierDefinition {
  return opponent(
    id,
    label,
    summary,
    [
      dollars("wantedKeep", 0, "cash that a wanted deed leaves"),
      dollars("keep", 150, "cash that any other deed leaves"),
      dollars("unwantedKeep", 500, "cash that a deed leaves which is hardly wanted"),
      dollars("buildKeep", 100, "cash that building leaves"),
      multiple("wanted", 1.5, "worth of a wanted deed, as a multiple of the price"),
      multiple("unwanted", 0.5, "worth of a deed that is hardly wanted, as a multiple of the price"),
      multiple(
        "offers",
        1.25,
        "what it offers for the deed that completes a set, as a multiple of its worth",
      ),
    ],
    ({ wantedKeep, keep, unwantedKeep, buildKeep, wanted, unwanted, offers }) => {
      const worth = (square: Square, ctx: DecisionContext): number =>
        ctx.board.price[square] * [unwanted, 1, wanted][taste(ctx, square)];
      const left = (ctx: DecisionContext, square: Square): number =>
        completes(ctx, square) ? wantedKeep : [unwantedKeep, keep, wantedKeep][taste(ctx, square)];
      const sum = (ctx: DecisionContext, squares: readonly Square[]): number =>
        squares.reduce((total, square) => total + worth(square, ctx), 0);
      return {
        buys: (ctx, square) => ctx.cash - ctx.board.price[square] >= left(ctx, square),
        bidLimit: (ctx, square) => Math.min(worth(square, ctx), ctx.cash - left(ctx, square)),
        building: { keep: buildKeep },
        spares: (square, ctx) => worth(square, ctx) * (ctx.ownsCompleteSet(ctx.board.set[square]) ? 4 : 1),
        mortgages: (ctx) =>
          ownsGroupWithRoom(ctx) && ctx.cash < keep + buildKeep
            ? ctx.deedsOf().filter((square) => ctx.canMortgage(square) && isAlone(ctx, square))
            : [],
        liftKeep: keep + buildKeep,
        accepts(ctx, from, offer) {
          if (!canPay(ctx, offer)) return false;
          const sets = setsForAsked(ctx, offer);
          if (sets !== 0) return sets > 0;
          const gain =
            sum(ctx, offer.give.deeds) + offer.give.cash - sum(ctx, offer.get.deeds) - offer.get.cash;
          return gain > 0 && setsForAsker(ctx, from, offer) <= 0;
        },
        proposing: new DeedBuyer({
          wants: completes,
          price: (square, ctx) => worth(square, ctx) * offers,
          keep: wantedKeep,
        }),
      };
    },
  );
}

export const FIXED_A = fixed("fixed-a", "Fixed A", "strives for sets, all deeds alike", () => 1);

export const FIXED_B = fixed(
  "fixed-b",
  "Fixed B",
  "strives for sets, railroads and dark blue first, few utilities",
  (ctx, square) =>
    isUtility(ctx, square) ? 0 : isRailroad(ctx, square) || isOf(ctx, square, DARK_BLUE) ? 2 : 1,
);

export const FIXED_C = fixed(
  "fixed-c",
  "Fixed C",
  "strives for sets, railroads, orange and light blue first",
  (ctx, square) => (isRailroad(ctx, square) || isOf(ctx, square, ORANGE, LIGHT_BLUE) ? 2 : 1),
);
