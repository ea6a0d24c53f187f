import type { Square } from "../../components/index.ts";
import { NONE } from "../../src/events/questions.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import type { JailAnswer, RaiseStep } from "../../src/player/player.ts";

/**
 * Heuristics that several tiers share, each a function of the position and of one number of the tier. Lists are
 * made only when there is something to put on them.
 */

/** A raise of about a tenth of the price, so that an auction settles in a handful of bids; 0 beyond `limit`. */
export function raiseBid(ctx: DecisionContext, square: Square, standing: number, limit: number): number {
  const least = standing + ctx.rules.auctionIncrement;
  if (limit < least) return 0;
  const step = Math.ceil(ctx.board.price[square] / 10);
  return Math.max(least, Math.min(Math.floor(limit), standing + step));
}

/** A bid for the last building of up to `most` times its price, leaving `reserve` in hand. */
export function raiseBuildingBid(
  ctx: DecisionContext,
  square: Square,
  standing: number,
  most: number,
  reserve: number,
): number {
  const least = standing + ctx.rules.auctionIncrement;
  return least <= ctx.board.houseCost[square] * most && ctx.cash - least >= reserve ? least : 0;
}

/** Out of jail by the card if there is one, else by the fine where it is offered and in hand, else by the dice. */
export function leaveJail(ctx: DecisionContext): JailAnswer {
  if (ctx.hasJailCard) return "card";
  return canPayFine(ctx) ? "pay" : "roll";
}

/** True when the fine may be paid before the throw. */
export function canPayFine(ctx: DecisionContext): boolean {
  return ctx.jailTurns < ctx.rules.jailAttempts - 1 && ctx.cash >= ctx.rules.jailFine;
}

/** True when the deed is the last that the seat lacks of its set. */
export function completesSet(ctx: DecisionContext, square: Square): boolean {
  const set = ctx.board.set[square];
  return ctx.ownedInGroup(set) === ctx.countInGroup(set) - 1;
}

/** Rank of a deed, in any unit. */
type Worth = (square: Square, ctx: DecisionContext) => number;

/**
 * Buildings one at a time on the open lot that `worth` ranks highest, while at least `reserve` is left, up to `most`
 * of them. Ties go to the first in board order.
 */
export function buildByRank(
  ctx: DecisionContext,
  worth: Worth,
  reserve: number,
  most = Number.POSITIVE_INFINITY,
): readonly Square[] {
  const { groups } = ctx.board;
  if (!someBuildable(ctx, reserve)) return NONE;
  const plan = ctx.plan();
  let lots: Square[] | null = null;
  for (let built = 0; built < most; built++) {
    let best: Square | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (let set = 0; set < groups.length; set++) {
      const { houseCost, squares } = groups[set];
      if (plan.cash - houseCost < reserve || plan.groupRefusal(set) !== null) continue;
      for (const square of squares) {
        if (plan.lotRefusal(square) !== null) continue;
        const rank = worth(square, ctx);
        if (rank > highest) {
          highest = rank;
          best = square;
        }
      }
    }
    if (best === null) break;
    plan.build(best);
    lots ??= [];
    lots.push(best);
  }
  return lots ?? NONE;
}

/** Mortgages that can be lifted with `reserve` left in hand, the highest `worth` first; none of worth −∞. */
export function liftByRank(ctx: DecisionContext, worth: Worth, reserve: number): readonly Square[] {
  let cash = ctx.cash - reserve;
  if (!someLiftable(ctx, cash)) return NONE;
  const lifted: Square[] = [];
  for (;;) {
    let best: Square | null = null;
    let highest = Number.NEGATIVE_INFINITY;
    for (const square of ctx.board.deeds) {
      if (!isLiftable(ctx, square, cash) || lifted.includes(square)) continue;
      const rank = worth(square, ctx);
      if (rank > highest) {
        highest = rank;
        best = square;
      }
    }
    if (best === null) return lifted;
    lifted.push(best);
    cash -= ctx.liftCost(best);
  }
}

/** Mortgages that raise `missing` dollars, the lowest `worth` first; deeds of built groups are left to the engine. */
export function mortgageByRank(ctx: DecisionContext, worth: Worth, missing: number): readonly RaiseStep[] {
  const pledged: Square[] = [];
  for (let open = missing; open > 0; ) {
    let best: Square | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const square of ctx.board.deeds) {
      if (!ctx.canMortgage(square) || pledged.includes(square)) continue;
      const rank = worth(square, ctx);
      if (rank < lowest) {
        lowest = rank;
        best = square;
      }
    }
    if (best === null) break;
    pledged.push(best);
    open -= ctx.board.mortgageValue[best];
  }
  return pledged.map((square) => ({ mortgage: square }));
}

/** True when a complete group's building would leave `reserve`: asked before anything is planned. */
function someBuildable(ctx: DecisionContext, reserve: number): boolean {
  const { groups } = ctx.board;
  if (ctx.cash <= reserve) return false;
  for (let set = 0; set < groups.length; set++) {
    if (ctx.cash - (groups[set]?.houseCost ?? 0) >= reserve && ctx.ownsCompleteSet(set)) return true;
  }
  return false;
}

/** True when a mortgage of this seat can be lifted for `cash`. */
function someLiftable(ctx: DecisionContext, cash: number): boolean {
  if (cash <= 0 || ctx.mortgageCount() === 0) return false;
  for (const square of ctx.board.deeds) if (isLiftable(ctx, square, cash)) return true;
  return false;
}

function isLiftable(ctx: DecisionContext, square: Square, cash: number): boolean {
  if (ctx.squareMortgaged[square] === 0 || ctx.squareOwners[square] !== ctx.playerId) return false;
  return ctx.liftCost(square) <= cash;
}
