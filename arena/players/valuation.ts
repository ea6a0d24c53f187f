import type { Seat, Square } from "../../components/index.ts";
import type { TradeOffer } from "../../src/law/trade.ts";
import type { DecisionContext } from "../../src/player/decision-context.ts";
import { THROW_CHANCE } from "./landing/landing-chances.ts";

/**
 * The valuations that the specified tiers share (specification, shared AI functions). They share functions, not
 * inheritance; all are allocation-free.
 */

/** Worth of a railroad relative to its price, by how many others of them the seat holds. */
const RAILROAD_SCALE = [0.6, 1, 1.5, 2] as const;
/** Worth of a utility relative to its price, alone and beside the others. */
const UTILITY_SCALE = [0.8, 1.2] as const;
/** Multiple of the worth of a deed that completes a set. */
const COMPLETION_BONUS = 1.5;

/** 2 for a complete set, else 1 and up to half as much again by the share of it that the seat holds. */
export function monopolyMultiplier(ctx: DecisionContext, set: number, held: number): number {
  const size = ctx.countInGroup(set);
  return held >= size ? 2 : 1 + (held / size) * 0.5;
}

/**
 * Worth of the deed to the seat asked, in dollars, as if it held it: price scaled by the share of the set, half
 * as much again when it completes it; railroads and utilities by their number.
 */
export function strategicValue(ctx: DecisionContext, square: Square): number {
  const { board } = ctx;
  const set = board.set[square];
  const price = board.price[square];
  const others = ctx.ownedInGroup(set) - (ctx.squareOwners[square] === ctx.playerId ? 1 : 0);
  if (set === board.railroadSet) return price * scaled(RAILROAD_SCALE, others);
  if (set === board.utilitySet) return price * scaled(UTILITY_SCALE, others);
  const completes = others + 1 === ctx.countInGroup(set);
  return price * monopolyMultiplier(ctx, set, others + 1) * (completes ? COMPLETION_BONUS : 1);
}

/** The scale's entry for `count`, its last for more: boards may have more railroads than the classic one. */
function scaled(scale: readonly number[], count: number): number {
  return scale[Math.min(count, scale.length - 1)];
}

/**
 * True when the trade would complete a colour group for the other side: for `to` by what `from` gives, seen by the one
 * who gives it. `given` goes to `receiver`; what it hands over in return, `returned`, leaves it.
 */
export function completesSetFor(
  ctx: DecisionContext,
  receiver: Seat,
  given: readonly Square[],
  returned: readonly Square[],
): boolean {
  const { board } = ctx;
  for (const square of given) {
    const set = board.set[square];
    if (set >= board.groups.length) continue;
    let held = ctx.ownedInGroup(set, receiver);
    for (const other of given) if (board.set[other] === set) held++;
    for (const other of returned) if (board.set[other] === set) held--;
    if (held === ctx.countInGroup(set)) return true;
  }
  return false;
}

/** True when accepting `offer` from `from` hands that player a complete colour group. */
export function createsOpponentMonopoly(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
  return completesSetFor(ctx, from, offer.get.deeds, offer.give.deeds);
}

/** The rent of every deed of the opponent, added up, as it stands with its buildings: the worst the board can do. */
export function maxRentExposure(ctx: DecisionContext, opponent: Seat): number {
  let exposure = 0;
  for (const square of ctx.board.deeds) {
    if (ctx.squareOwners[square] === opponent) exposure += ctx.rentOf(square);
  }
  return exposure;
}

/** Seats of the others that are still in the game, in seat order; a new list each time. */
export function opponentsOf(ctx: DecisionContext): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < ctx.seats; seat++) {
    if (seat !== ctx.seat && !ctx.isBankrupt(seat as Seat)) seats.push(seat as Seat);
  }
  return seats;
}

/** Rent in dollars that the next throw of two dice costs this seat on average, as the others' deeds stand now. */
export function rentAhead(ctx: DecisionContext): number {
  let expected = 0;
  for (let sum = 2; sum <= 12; sum++) {
    const square = ((ctx.position + sum) % ctx.board.size) as Square;
    const owner = ctx.squareOwners[square];
    if (owner >= 0 && owner !== ctx.seat) expected += ctx.rentOf(square, sum) * THROW_CHANCE[sum];
  }
  return expected;
}
