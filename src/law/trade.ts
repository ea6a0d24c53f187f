import type { Seat, Square } from "../../components/index.ts";
import type { Refusal } from "../events/refusals.ts";
import type { World } from "../world/world.ts";
import { jailCardCount } from "./card-piles.ts";

/** One side of a trade: what a player hands over. */
export interface Bundle {
  /** Whole dollars. */
  readonly cash: number;
  readonly deeds: readonly Square[];
  /** Get Out of Jail Free cards; of two held, the first deck's goes first. */
  readonly jailCards: number;
}

/** An offer on the table: the proposer gives `give` to seat `to` and gets `get`. */
export interface TradeOffer {
  readonly to: Seat;
  readonly give: Bundle;
  readonly get: Bundle;
}

/** A bundle with what is not named left out. */
export function bundle(parts: Partial<Bundle>): Bundle {
  return { cash: parts.cash ?? 0, deeds: parts.deeds ?? [], jailCards: parts.jailCards ?? 0 };
}

/** The reason for which `from` may not offer this trade (X-1 to X-5, C-10), or null. Both sides are judged. */
export function tradeRefusal(world: World, from: Seat, offer: TradeOffer): Refusal | null {
  const { to, give, get } = offer;
  if (!isBundle(give) || !isBundle(get)) return "malformed";
  if (!(Number.isInteger(to) && to >= 0 && to < world.seats) || to === from || world.bankrupt[to] !== 0) {
    return "no-such-partner";
  }
  if (give.deeds.length + get.deeds.length + give.jailCards + get.jailCards === 0) return "nothing-traded";
  return bundleRefusal(world, from, give) ?? bundleRefusal(world, to, get);
}

function bundleRefusal(world: World, holder: Seat, side: Bundle): Refusal | null {
  if (side.cash > world.cash[holder]) return "not-enough-cash";
  if (side.jailCards > jailCardCount(world.jailCards[holder])) return "no-jail-card";
  for (let i = 0; i < side.deeds.length; i++) {
    const square = side.deeds[i];
    const set = world.set[square] ?? -1;
    if (set === -1) return "not-a-deed";
    if (world.owner[square] !== holder) return "not-owned";
    if (world.derived.setBuildings[set] !== 0) return "group-built";
    if (side.deeds.indexOf(square) !== i) return "named-twice";
  }
  return null;
}

function isBundle(side: unknown): side is Bundle {
  if (typeof side !== "object" || side === null) return false;
  const { cash, deeds, jailCards } = side as Partial<Record<keyof Bundle, unknown>>;
  return isCount(cash) && isCount(jailCards) && Array.isArray(deeds) && deeds.every(Number.isInteger);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
