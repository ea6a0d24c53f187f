import type { Seat, Square } from "../../components/index.ts";
import type { Refusal } from "../events/refusals.ts";
import type { World } from "../world/world.ts";
import { means } from "./holdings.ts";

/** The cost of lifting a mortgage: the mortgage and interest on it, rounded up (M-3 to M-5). */
export function liftCost(world: World, square: Square): number {
  return world.mortgageValue[square] + interestOn(world, square);
}

/** Interest on the deed's mortgage, rounded up to whole dollars (M-4, M-5). */
export function interestOn(world: World, square: Square): number {
  // Times 100 in integers: 0.1 × 30 in floating point would round 3 up to 4.
  return Math.floor((world.mortgageValue[square] * world.rules.mortgageInterest + 99) / 100);
}

/** The reason for which the seat may not mortgage the deed now (M-1), or null. */
export function mortgageRefusal(world: World, seat: Seat, square: Square): Refusal | null {
  const set = world.set[square];
  if (set === undefined || set === -1) return "not-a-deed";
  if (world.owner[square] !== seat) return "not-owned";
  if (world.mortgaged[square] !== 0) return "already-mortgaged";
  return world.derived.setBuildings[set] === 0 ? null : "group-built";
}

/** The reason for which the seat may not lift the deed's mortgage with `cash` in hand (M-2, M-3), or null. */
export function unmortgageRefusal(world: World, seat: Seat, square: Square, cash: number): Refusal | null {
  if ((world.set[square] ?? -1) === -1) return "not-a-deed";
  if (world.owner[square] !== seat) return "not-owned";
  if (world.mortgaged[square] === 0) return "not-mortgaged";
  return cash < liftCost(world, square) ? "not-enough-cash" : null;
}

/** True when the seat may buy deeds: at some tables only after it has passed GO. */
export function mayBuy(world: World, seat: Seat): boolean {
  return world.laps[seat] >= world.rules.buyAfterLaps;
}

/** The lowest bid that may follow `standing` (0: none yet). B-4, B-7. */
export function lowestBid(world: World, standing: number): number {
  return standing + world.rules.auctionIncrement;
}

/** The reason for which the seat may not bid `amount` over `standing` (B-7, B-10), or null. */
export function bidRefusal(world: World, seat: Seat, amount: number, standing: number): Refusal | null {
  if (!Number.isSafeInteger(amount)) return "malformed";
  if (amount < lowestBid(world, standing)) return "bid-too-low";
  return amount > means(world, seat) ? "bid-beyond-means" : null;
}

/** The reason for which the seat may not pay the fine before its throw (J-5, J-8, M-1), or null. */
export function payFineRefusal(world: World, seat: Seat): Refusal | null {
  if (world.jailTurns[seat] >= world.rules.jailAttempts - 1) return "fine-not-offered";
  return means(world, seat) < world.rules.jailFine ? "not-enough-cash" : null;
}

/** The reason for which the seat may not use a jail card, or null. */
export function jailCardRefusal(world: World, seat: Seat): Refusal | null {
  return world.jailCards[seat] === 0 ? "no-jail-card" : null;
}
