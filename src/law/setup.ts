import { BANK, type Seat } from "../../components/index.ts";
import { STREAM } from "../chance/dice.ts";
import { block, type RandomKey, scale, threefry } from "../chance/random.ts";
import { STOCK } from "../world/bank-stock.ts";
import { MONEY } from "../world/money.ts";
import { PHASE } from "../world/phases.ts";
import type { World } from "../world/world.ts";
import { transfer } from "./bank.ts";
import { shuffleDeck } from "./card-piles.ts";
import { setOwner } from "./holdings.ts";
import { supplyOf } from "./supply.ts";

/**
 * Sets the table for a new game under `key`: everybody on GO with the start cash, decks shuffled, every deed and
 * building with the bank (S-1). Nothing of the last game remains.
 */
export function resetWorld(world: World, key: RandomKey): void {
  const { rules, seats, turn, bank } = world;
  world.key = key;
  world.state.fill(0);
  world.events.clear();
  const startCash = seats === 2 ? (rules.twoPlayerStartCash ?? rules.startCash) : rules.startCash;
  for (const seat of world.table) world.cash[seat] = startCash;
  for (const square of world.squares) world.owner[square] = BANK;
  const supply = supplyOf(world.board, rules);
  bank[STOCK.houses] = supply.houses;
  bank[STOCK.hotels] = supply.hotels;
  bank[STOCK.jackpot] = rules.jackpotStart;
  for (const deck of world.decks) shuffleDeck(world, deck);
  if (rules.startingDeeds > 0) dealDeeds(world);
  turn.phase = PHASE.preTurn;
  turn.seat = rules.openingThrow ? openingSeat(world) : world.table[0];
  turn.firstSeat = turn.seat;
  turn.round = 1;
}

/** E-1: deals `startingDeeds` to each seat in turn, paid for at the printed price; one who cannot pay gets no more. */
function dealDeeds(world: World): void {
  const { rules, seats, table, price, key } = world;
  const pile = [...world.deeds];
  for (let i = pile.length - 1; i > 0; i--) {
    threefry(key.k0, key.k1, STREAM.deal, i);
    const j = scale(block[0], i + 1);
    [pile[i], pile[j]] = [pile[j], pile[i]];
  }
  for (let dealt = 0; dealt < rules.startingDeeds * seats && dealt < pile.length; dealt++) {
    const seat = table[dealt % seats];
    const square = pile[dealt];
    if (world.cash[seat] < price[square]) continue;
    transfer(world, seat, BANK, price[square], MONEY.purchase);
    setOwner(world, square, seat);
  }
}

/** S-3: the seat with the highest throw of two dice; those who tie for it throw again. */
export function openingSeat(world: World): Seat {
  const { key } = world;
  let throwing = world.table;
  for (let attempt = 0; throwing.length > 1; attempt++) {
    const thrown = throwing.map((seat) => {
      threefry(key.k0, key.k1, STREAM.openingThrow + seat, attempt);
      return scale(block[0], 6) + scale(block[1], 6);
    });
    const best = Math.max(...thrown);
    throwing = throwing.filter((_, i) => thrown[i] === best);
  }
  return throwing[0];
}
