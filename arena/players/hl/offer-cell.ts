import type { Seat, Square } from "../../../components/index.ts";
import type { Bundle } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { completesSetFor } from "../valuation.ts";

/**
 * An offer as anybody would describe it to the one who is asked, without knowing who that is: more deeds or fewer, more
 * cash or less, whether it completes a colour group for either side, whether it brings a railroad, and the ratio of what is
 * received to what is given at printed prices. Offers that are alike in all of that share a cell.
 */

/** Lower bounds of the steps of the ratio; a ratio below the first is step 0. */
export const RATIO_STEPS: readonly number[] = [0.1, 0.4, 0.7, 0.95, 1.25, 1.6, 2, 2.5, 3, 4.5];
export const RATIOS = RATIO_STEPS.length + 1;
/** Worth of a mortgaged deed, as a share of its printed price. */
export const MORTGAGED_SHARE = 0.5;
/** Kinds of offers that differ in more than the ratio: deeds × cash × completes one's set × the asker's × railroad. */
export const KINDS = 3 * 3 * 2 * 2 * 2;
export const CELLS = KINDS * RATIOS;

/** Kind of an offer: net deeds and net cash of the one asked, whose sets it completes, and whether a railroad comes. */
export function kindOf(
  netDeeds: number,
  netCash: number,
  completesOwn: boolean,
  completesAskers: boolean,
  bringsRailroad: boolean,
): number {
  const deeds = Math.sign(netDeeds) + 1;
  const cash = Math.sign(netCash) + 1;
  const completes = ((deeds * 3 + cash) * 2 + (completesOwn ? 1 : 0)) * 2 + (completesAskers ? 1 : 0);
  return completes * 2 + (bringsRailroad ? 1 : 0);
}

/** From the kind of an offer without cash to that of the same offer with cash given by, or to, the one asked. */
export const WITH_CASH = 2 * 2 * 2;

/** Step of the ratio of what is received to what is given, of which it is known that it is not below `least`. */
export function ratioStep(received: number, given: number, least = 0): number {
  let step = least;
  while (step < RATIO_STEPS.length && received >= RATIO_STEPS[step] * given) step++;
  return step;
}

export function cellOf(
  ctx: DecisionContext,
  asker: Seat,
  asked: Seat,
  receives: Bundle,
  gives: Bundle,
): number {
  const kind = kindOf(
    receives.deeds.length - gives.deeds.length,
    receives.cash - gives.cash,
    completesSetFor(ctx, asked, receives.deeds, gives.deeds),
    completesSetFor(ctx, asker, gives.deeds, receives.deeds),
    railroadsIn(ctx, receives.deeds) > railroadsIn(ctx, gives.deeds),
  );
  const received = deedsWorth(ctx, receives.deeds) + receives.cash;
  const given = deedsWorth(ctx, gives.deeds) + gives.cash;
  return kind * RATIOS + ratioStep(received, given);
}

function railroadsIn({ board }: DecisionContext, deeds: readonly Square[]): number {
  let count = 0;
  for (const square of deeds) if (board.set[square] === board.railroadSet) count++;
  return count;
}

function deedsWorth(ctx: DecisionContext, deeds: readonly Square[]): number {
  let worth = 0;
  for (const square of deeds) {
    worth += ctx.board.price[square] * (ctx.squareMortgaged[square] === 0 ? 1 : MORTGAGED_SHARE);
  }
  return worth;
}
