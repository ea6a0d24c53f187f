import { BANK, type Seat } from "../../components/index.ts";
import { STOCK } from "../world/bank-stock.ts";
import { MONEY_REASONS } from "../world/money.ts";
import type { World } from "../world/world.ts";

const REASONS = MONEY_REASONS.length;

/**
 * The only way money moves: `amount` whole dollars from a seat or the bank to a seat or the bank, for a reason of
 * {@link MONEY_REASONS} by its number. The bank never runs out (S-2). The payer's means are checked by the caller.
 */
export function transfer(world: World, from: Seat, to: Seat, amount: number, reason: number): void {
  const { cash, income, spending, bank } = world;
  if (from === BANK) {
    bank[STOCK.paidOut] += amount;
  } else {
    cash[from] -= amount;
    const at = from * REASONS + reason;
    spending[at] += amount;
  }
  if (to === BANK) {
    bank[STOCK.paidOut] -= amount;
  } else {
    cash[to] += amount;
    const at = to * REASONS + reason;
    income[at] += amount;
  }
}

/** Puts `amount` from the bank's hands into the Free Parking pot. */
export function feedJackpot(world: World, amount: number): void {
  world.bank[STOCK.jackpot] += amount;
}
