import type { Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { Appraisal } from "./value.ts";

/** A raise is this share of the price, so that an auction settles in a few rounds and is still won cheaply. */
const RAISE_SHARE = 0.05;

/** Worth of having the deed, in dollars: to oneself, and the share `denial` of the gain of whoever needs it most. */
export function worthToHave(
  ctx: DecisionContext,
  appraisal: Appraisal,
  square: Square,
  denial: number,
): number {
  let wanted = 0;
  for (const seat of appraisal.seats) {
    if (seat === ctx.playerId || ctx.isBankrupt(seat)) continue;
    const gain = appraisal.worthTo(ctx, seat, square) - appraisal.deedWorth(ctx, square);
    if (gain > wanted) wanted = gain;
  }
  return appraisal.worthTo(ctx, ctx.playerId, square) + denial * wanted;
}

/** The next bid up to `limit`: a small raise, 0 once that is out of reach. */
export function nextBid(ctx: DecisionContext, square: Square, standing: number, limit: number): number {
  const least = standing + ctx.rules.auctionIncrement;
  if (limit < least) return 0;
  return Math.max(
    least,
    Math.min(Math.floor(limit), standing + Math.ceil(ctx.board.price[square] * RAISE_SHARE)),
  );
}
