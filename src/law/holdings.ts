import { BANK, HOTEL, type Seat, type Square } from "../../components/index.ts";
import { STOCK } from "../world/bank-stock.ts";
import type { World } from "../world/world.ts";

function add(column: { [index: number]: number }, index: number, amount: number): void {
  column[index] += amount;
}

/** Dollars that mortgaging the deed and selling its buildings would raise now. */
function liquidityOf(world: World, square: Square): number {
  const { mortgageValue, houseCost, mortgaged, buildings } = world;
  const loan = mortgaged[square] === 0 ? mortgageValue[square] : 0;
  return loan + buildings[square] * (houseCost[square] / 2);
}

/** The deed's part of E-2 worth: printed price, or half of it when mortgaged, and buildings at cost. */
function worthOf(world: World, square: Square): number {
  const { price, mortgageValue, houseCost, mortgaged, buildings } = world;
  const deed = mortgaged[square] === 0 ? price[square] : mortgageValue[square];
  return deed + buildings[square] * houseCost[square];
}

/** Adds (`sign` 1) or takes away (−1) what the deed contributes to its owner's sums. */
function count(world: World, square: Square, sign: 1 | -1): void {
  const owner = world.owner[square];
  if (owner === BANK) return;
  const { derived } = world;
  const set = world.set[square];
  const isGroup = set < world.groups;
  if (isGroup && sign === -1 && ownsSet(world, owner, set)) add(derived.groupsOwned, owner, -1);
  add(derived.setCount, owner * world.setSize.length + set, sign);
  if (isGroup && sign === 1 && ownsSet(world, owner, set)) add(derived.groupsOwned, owner, 1);
  add(derived.deedCount, owner, sign);
  add(derived.mortgages, owner, sign * world.mortgaged[square]);
  add(derived.built, owner, sign * world.buildings[square]);
  countWorth(world, square, sign);
}

/** The part of {@link count} that a mortgage or a building changes too. */
function countWorth(world: World, square: Square, sign: 1 | -1): void {
  const owner = world.owner[square];
  if (owner === BANK) return;
  add(world.derived.liquidity, owner, sign * liquidityOf(world, square));
  add(world.derived.assets, owner, sign * worthOf(world, square));
}

/** Gives the deed to `owner` (or the bank). With `setMortgaged` and `setBuildings` the only writer of `Owned`. */
export function setOwner(world: World, square: Square, owner: Seat): void {
  count(world, square, -1);
  world.owner[square] = owner;
  count(world, square, 1);
}

/** Marks the deed mortgaged (1) or free (0). */
export function setMortgaged(world: World, square: Square, mortgaged: 0 | 1): void {
  const { derived } = world;
  const owner = world.owner[square];
  const change = mortgaged - world.mortgaged[square];
  countWorth(world, square, -1);
  world.mortgaged[square] = mortgaged;
  countWorth(world, square, 1);
  if (owner !== BANK) add(derived.mortgages, owner, change);
  add(derived.setMortgages, world.set[square], change);
}

/** Sets the height of a lot, 0–5, moving houses and hotels between lot and bank (H-5, H-15). */
export function setBuildings(world: World, square: Square, height: number): void {
  const { derived, bank } = world;
  const owner = world.owner[square];
  const before = world.buildings[square];
  countWorth(world, square, -1);
  world.buildings[square] = height;
  countWorth(world, square, 1);
  if (owner !== BANK) add(derived.built, owner, height - before);
  add(derived.setBuildings, world.set[square], height - before);
  bank[STOCK.houses] = bank[STOCK.houses] + housesIn(before) - housesIn(height);
  bank[STOCK.hotels] = bank[STOCK.hotels] + hotelsIn(before) - hotelsIn(height);
}

/** Houses standing on a lot of that height. */
export function housesIn(height: number): number {
  return height === HOTEL ? 0 : height;
}

/** Hotels standing on a lot of that height. */
export function hotelsIn(height: number): number {
  return height === HOTEL ? 1 : 0;
}

/** True when the seat holds every deed of the set. */
export function ownsSet(world: World, seat: Seat, set: number): boolean {
  const { derived, setSize } = world;
  return derived.setCount[seat * setSize.length + set] === setSize[set];
}

/** Deeds of the set that the seat holds. */
export function countInSet(world: World, seat: Seat, set: number): number {
  return world.derived.setCount[seat * world.setSize.length + set];
}

/** Worth by the short game's formula (E-2): cash, deeds (mortgaged at half), buildings at cost. */
export function netWorth(world: World, seat: Seat): number {
  return world.cash[seat] + world.derived.assets[seat];
}

/** Cash and all that could be raised by selling buildings and mortgaging deeds (K-1). */
export function means(world: World, seat: Seat): number {
  return world.cash[seat] + world.derived.liquidity[seat];
}

/** Cash and all that could be raised without touching the sets of `kept` (M-1). */
export function meansBeside(world: World, seat: Seat, kept: readonly number[]): number {
  let left = means(world, seat);
  for (const set of kept) left -= setLiquidity(world, seat, set);
  return left;
}

/** Dollars that the seat could raise from its deeds of the set. */
export function setLiquidity(world: World, seat: Seat, set: number): number {
  const squares = world.sets[set];
  let sum = 0;
  for (let i = 0; i < squares.length; i++) {
    if (world.owner[squares[i]] === seat) sum += liquidityOf(world, squares[i]);
  }
  return sum;
}

/** Worth for the income tax (T-3): cash, every deed at its printed price, mortgaged or not, buildings at cost. */
export function taxableWorth(world: World, seat: Seat): number {
  let worth = world.cash[seat];
  const { price, houseCost } = world;
  for (const square of world.deeds) {
    if (world.owner[square] !== seat) continue;
    worth += price[square] + world.buildings[square] * houseCost[square];
  }
  return worth;
}
