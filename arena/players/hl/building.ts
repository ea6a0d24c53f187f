import { HEIGHTS, HOTEL, type Square } from "../../../components/index.ts";
import { NONE } from "../../../src/events/questions.ts";
import type { BuildingPlan } from "../../../src/law/building-plan.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { Appraisal } from "./value.ts";

/**
 * Lots to build on while `reserve` stays in cash: always in the group whose rent grows most for the dollar up to some
 * height (the step to three houses is what pays, not the first house), on its lowest lot that is landed on for most.
 */
export function buildingsFor(ctx: DecisionContext, appraisal: Appraisal, reserve: number): readonly Square[] {
  const { groups } = ctx.board;
  const plan = ctx.plan();
  let lots: Square[] | null = null;
  for (;;) {
    let best: Square | null = null;
    let steepest = 0;
    for (let set = 0; set < groups.length; set++) {
      if (!ctx.ownsCompleteSet(set) || plan.cash - groups[set].houseCost < reserve) continue;
      const lot = nextLot(ctx, appraisal, plan, set);
      if (lot === null) continue;
      const slope = slopeFrom(ctx, appraisal, set, plan.heightOf(lot));
      if (slope > steepest) {
        steepest = slope;
        best = lot;
      }
    }
    if (best === null) return lots ?? NONE;
    plan.build(best);
    lots ??= [];
    lots.push(best);
  }
}

/** The open lot of the group on which the next building adds most. */
function nextLot(
  ctx: DecisionContext,
  { chances }: Appraisal,
  plan: BuildingPlan,
  set: number,
): Square | null {
  const { rents, groups } = ctx.board;
  let best: Square | null = null;
  let most = 0;
  for (const lot of groups[set].squares) {
    if (plan.buildRefusal(lot) !== null) continue;
    const height = plan.heightOf(lot);
    const gain = chances[lot] * (rents[lot * HEIGHTS + height + 1] - rents[lot * HEIGHTS + height]);
    if (gain > most) {
      most = gain;
      best = lot;
    }
  }
  return best;
}

/** Rent per throw and dollar that building on from `height` adds, up to the height for which that is most. */
export function slopeFrom(ctx: DecisionContext, appraisal: Appraisal, set: number, height: number): number {
  const { houseCost, squares } = ctx.board.groups[set];
  const now = appraisal.groupRent(set, height);
  let steepest = 0;
  for (let to = height + 1; to <= HOTEL; to++) {
    const slope = (appraisal.groupRent(set, to) - now) / (houseCost * squares.length * (to - height));
    if (slope > steepest) steepest = slope;
  }
  return steepest;
}

/** Dollars that it takes to raise every complete group of the seat to `height`; 0 when none stands lower. */
export function costToReach(ctx: DecisionContext, height: number): number {
  const { groups } = ctx.board;
  let cost = 0;
  for (let set = 0; set < groups.length; set++) {
    if (!ctx.ownsCompleteSet(set)) continue;
    for (const lot of groups[set].squares) {
      if (ctx.squareHouses[lot] < height) cost += (height - ctx.squareHouses[lot]) * groups[set].houseCost;
    }
  }
  return cost;
}
