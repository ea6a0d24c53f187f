import { HEIGHTS, type Square } from "../../../components/index.ts";
import { NONE } from "../../../src/events/questions.ts";
import type { BuildingPlan } from "../../../src/law/building-plan.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { RaiseStep } from "../../../src/player/player.ts";
import type { Appraisal } from "./value.ts";

/** Height of the houses that a complete group is kept free for. */
const PROMISED_HEIGHT = 3;
/** Share of the rent at that height which mortgaging a lot of a complete, bare group puts at risk. */
const PROMISED_SHARE = 0.5;
/** Ranks the lots of complete groups before every other deed. */
const BLOCKED_FIRST = 1_000_000;

/**
 * Steps that raise `missing` dollars: always the sale or mortgage that gives up least rent for a dollar.
 */
export function cheapestSteps(
  ctx: DecisionContext,
  { chances }: Appraisal,
  missing: number,
): readonly RaiseStep[] {
  const { board } = ctx;
  const plan = ctx.plan();
  const steps: RaiseStep[] = [];
  const pledged: Square[] = [];
  for (let open = missing; open > 0; ) {
    let best: Square | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const square of board.deeds) {
      if (ctx.squareOwners[square] !== ctx.playerId || pledged.includes(square)) continue;
      const price =
        plan.heightOf(square) > 0
          ? salePrice(ctx, chances, plan, square)
          : loanPrice(ctx, chances, plan, square);
      if (price < least) {
        least = price;
        best = square;
      }
    }
    if (best === null) break;
    if (plan.heightOf(best) > 0) {
      plan.sell(best);
      steps.push({ sell: best });
      open -= board.houseCost[best] / 2;
    } else {
      pledged.push(best);
      steps.push({ mortgage: best });
      open -= board.mortgageValue[best];
    }
  }
  return steps;
}

/** Idle deeds to mortgage for `need` dollars, the least rent for the dollar first. Complete groups are left alone. */
export function idleDeedsFor(ctx: DecisionContext, { chances }: Appraisal, need: number): readonly Square[] {
  const plan = ctx.plan();
  const picked: Square[] = [];
  for (let open = need; open > 0; ) {
    let best: Square | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const square of ctx.board.deeds) {
      if (ctx.squareOwners[square] !== ctx.playerId || picked.includes(square)) continue;
      const set = ctx.board.set[square];
      if (set < ctx.board.groups.length && ctx.ownsCompleteSet(set)) continue;
      const price = loanPrice(ctx, chances, plan, square);
      if (price < least) {
        least = price;
        best = square;
      }
    }
    if (best === null) break;
    picked.push(best);
    open -= ctx.board.mortgageValue[best];
  }
  return picked;
}

/** Rent per throw given up for each dollar of a sale, or infinity where nothing may be sold. */
function salePrice(
  ctx: DecisionContext,
  chances: readonly number[],
  plan: BuildingPlan,
  lot: Square,
): number {
  const { board, rules } = ctx;
  const height = plan.heightOf(lot);
  if (rules.evenBuilding) {
    for (const sibling of board.sets[board.set[lot]]) {
      if (plan.heightOf(sibling) > height) return Number.POSITIVE_INFINITY;
    }
  }
  const bare = height === 1 ? 2 : 1;
  const lost = board.rents[lot * HEIGHTS + height] - bare * board.rents[lot * HEIGHTS + height - 1];
  return (chances[lot] * lost) / (board.houseCost[lot] / 2);
}

/** Rent per throw given up for each dollar of a mortgage, or infinity where there is none to be had. */
function loanPrice(
  ctx: DecisionContext,
  chances: readonly number[],
  plan: BuildingPlan,
  square: Square,
): number {
  const { board } = ctx;
  if (ctx.squareMortgaged[square] !== 0) return Number.POSITIVE_INFINITY;
  const set = board.set[square];
  for (const sibling of board.sets[set]) if (plan.heightOf(sibling) > 0) return Number.POSITIVE_INFINITY;
  const promised =
    set < board.groups.length && ctx.ownsCompleteSet(set)
      ? board.rents[square * HEIGHTS + PROMISED_HEIGHT] * PROMISED_SHARE
      : 0;
  return (chances[square] * (ctx.rentOf(square) + promised)) / board.mortgageValue[square];
}

/**
 * Mortgages to lift with `spare` dollars: those that keep a complete group from being built on first, then, unless
 * `groupsOnly`, the dearest.
 */
export function liftsFor(ctx: DecisionContext, spare: number, groupsOnly: boolean): readonly Square[] {
  const { board } = ctx;
  let lifts: Square[] | null = null;
  for (let cash = spare; cash > 0; ) {
    let best: Square | null = null;
    let most = 0;
    for (const square of board.deeds) {
      if (ctx.squareOwners[square] !== ctx.playerId || ctx.squareMortgaged[square] === 0) continue;
      if (ctx.liftCost(square) > cash || lifts?.includes(square)) continue;
      const blocks = board.set[square] < board.groups.length && ctx.ownsCompleteSet(board.set[square]);
      if (groupsOnly && !blocks) continue;
      const rank = board.price[square] + (blocks ? BLOCKED_FIRST : 0);
      if (rank > most) {
        most = rank;
        best = square;
      }
    }
    if (best === null) break;
    lifts ??= [];
    lifts.push(best);
    cash -= ctx.liftCost(best);
  }
  return lifts ?? NONE;
}
