import { BANK, NOWHERE, type Seat, type Square } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { feedJackpot, transfer } from "../../src/law/bank.ts";
import { setOwner } from "../../src/law/holdings.ts";
import type { JackpotFeed } from "../../src/rules/rule-set.ts";
import { MONEY, MONEY_REASONS, type MoneyReason } from "../../src/world/money.ts";
import { TALLIES, TALLY } from "../../src/world/tally.ts";
import type { World } from "../../src/world/world.ts";

/** A consequence of paying a debt of that reason in full. */
type Paid = (world: World, debtor: Seat, creditor: Seat, amount: number, square: Square) => void;

const ON_PAID: Partial<Record<MoneyReason, Paid>> = {
  rent: (world, payer, payee, amount, square) => {
    world.rentTaken[square] += amount;
    world.events.emit(EVENT.RentPaid, payer, payee, amount, square);
  },
  tax: (world, player, _bank, amount, square) => {
    feed(world, "taxes", amount);
    world.events.emit(EVENT.TaxPaid, player, amount, square);
  },
  card: (world, _player, _bank, amount) => feed(world, "cards", amount),
  jailFine: (world, _player, _bank, amount) => feed(world, "fines", amount),
  interest: (world, player, _bank, amount, square) => {
    world.events.emit(EVENT.InterestPaid, player, square, amount);
  },
  purchase: (world, buyer, _bank, price, square) => {
    setOwner(world, square, buyer);
    tally(world, buyer, TALLY.deedsBought);
    world.events.emit(EVENT.PropertyBought, buyer, square, price);
  },
  auction: (world, winner, _bank, amount, square) => {
    setOwner(world, square, winner);
    tally(world, winner, TALLY.auctionsWon);
    world.events.emit(EVENT.AuctionWon, winner, square, amount);
    world.events.emit(EVENT.PropertyAuctioned, square, winner, amount);
  },
};

const PAID_BY_NUMBER = MONEY_REASONS.map((reason) => ON_PAID[reason] ?? null);

/** Counts one for a seat. */
export function tally(world: World, seat: Seat, which: number): void {
  const at = seat * TALLIES.length + which;
  world.tallies[at]++;
}

function feed(world: World, source: JackpotFeed, amount: number): void {
  if (world.rules.jackpotFeeds.includes(source)) feedJackpot(world, amount);
}

/** Makes `debtor` owe `amount`: paid at once when the cash is there, otherwise it joins what is pending (K-2). */
export function owe(
  world: World,
  debtor: Seat,
  creditor: Seat,
  amount: number,
  reason: number,
  square: Square = NOWHERE,
): void {
  if (amount === 0) return;
  if (world.cash[debtor] >= amount) pay(world, debtor, creditor, amount, reason, square);
  else world.work.pushDebt(debtor, creditor, amount, reason, square);
}

/** A debt to the bank for jail, settled before the token moves (J-6). */
export function oweFine(world: World, seat: Seat): void {
  owe(world, seat, BANK, world.rules.jailFine, MONEY.jailFine);
}

/** Pays a debt in full. */
export function pay(
  world: World,
  debtor: Seat,
  creditor: Seat,
  amount: number,
  reason: number,
  square: Square,
): void {
  transfer(world, debtor, creditor, amount, reason);
  PAID_BY_NUMBER[reason]?.(world, debtor, creditor, amount, square);
}

/** Pays the topmost debt, for which the cash is there. */
export function payTopDebt(world: World): void {
  const { work } = world;
  const { debtor, creditor, amount, reason, square } = work;
  work.pop();
  pay(world, debtor, creditor, amount, reason, square);
}
