import { HEIGHTS, HOTEL, NOWHERE, type Seat, type Square } from "../../components/index.ts";
import { STOCK } from "../world/bank-stock.ts";
import type { World } from "../world/world.ts";
import { mortgageDeed, sellBuildingsTo } from "./deed-actions.ts";
import { housesIn } from "./holdings.ts";
import { rentOf } from "./rent.ts";

/** A throw of seven stands for the dice where a utility's rent is compared with others. */
const MEAN_THROW = 7;

/** Lots to be sold down together, and the rent that this loses. */
interface Sale {
  readonly lots: readonly Square[];
  readonly heights: readonly number[];
  readonly rentLost: number;
}

/**
 * Raises cash in the engine's own order until the seat has `target` dollars or nothing is left: buildings before
 * mortgages, evenly, the least rent lost first, ties in board order (scenario format, `raiseCash`). The sets of `kept`
 * stay as they are.
 */
export function raiseInEngineOrder(
  world: World,
  seat: Seat,
  target: number,
  kept: readonly number[] = NO_SETS,
): void {
  while (world.cash[seat] < target && world.derived.built[seat] > 0) {
    if (!sellCheapest(world, seat, kept)) break;
  }
  while (world.cash[seat] < target) {
    const deed = cheapestMortgage(world, seat, kept);
    if (deed === null) return;
    mortgageDeed(world, seat, deed);
  }
}

const NO_SETS: readonly number[] = [];

/**
 * H-9: after the buildings of a list were sold one by one, makes up for houses that the bank did not have for the hotels
 * among them: their groups are sold further down, the last named first.
 */
export function coverHouseShortage(world: World, seat: Seat, sold: readonly Square[]): void {
  for (let i = sold.length - 1; i >= 0 && world.bank[STOCK.houses] < 0; i--) {
    carryOut(world, seat, breakDown(world, sold[i]));
  }
}

function carryOut(world: World, seat: Seat, { lots, heights }: Sale): void {
  lots.forEach((lot, i) => {
    if (heights[i] !== world.buildings[lot]) sellBuildingsTo(world, seat, lot, heights[i]);
  });
}

/** Makes the legal sale outside the sets of `kept` that loses the least rent. False when there is none. */
function sellCheapest(world: World, seat: Seat, kept: readonly number[]): boolean {
  let best = NOWHERE;
  let least = Number.POSITIVE_INFINITY;
  for (const lot of world.streets) {
    const height = world.buildings[lot];
    if (world.owner[lot] !== seat || height === 0 || !isTallest(world, lot)) continue;
    if (kept.includes(world.set[lot])) continue;
    const rentLost = lacksHouses(world, lot)
      ? breakDown(world, lot).rentLost
      : rentAt(world, lot, height) - rentAt(world, lot, height - 1);
    if (rentLost < least) {
      least = rentLost;
      best = lot;
    }
  }
  if (best === NOWHERE) return false;
  if (lacksHouses(world, best)) carryOut(world, seat, breakDown(world, best));
  else sellBuildingsTo(world, seat, best, world.buildings[best] - 1);
  return true;
}

/** True when the lot carries a hotel that the bank cannot break into houses (H-9). */
function lacksHouses(world: World, lot: Square): boolean {
  return world.buildings[lot] === HOTEL && world.bank[STOCK.houses] < HOTEL - 1;
}

/** True when the lot may be the next of its group to lose a building (H-7). */
function isTallest(world: World, lot: Square): boolean {
  if (!world.rules.evenBuilding) return true;
  const height = world.buildings[lot];
  return groupOf(world, lot).every((sibling) => world.buildings[sibling] <= height);
}

function groupOf(world: World, lot: Square): readonly Square[] {
  return world.sets[world.set[lot]];
}

/** Rent of a lot of a complete group at that height. */
function rentAt(world: World, lot: Square, height: number): number {
  const rent = world.rents[lot * HEIGHTS + height];
  return height === 0 ? 2 * rent : rent;
}

/**
 * H-9: a hotel the bank cannot break into four houses is sold further down, across the group: the even arrangement
 * that the stock allows and that sells the fewest buildings. Without even building, the lot goes down alone.
 */
function breakDown(world: World, hotel: Square): Sale {
  const lots = world.rules.evenBuilding ? groupOf(world, hotel) : [hotel];
  const standing = lots.map((lot) => world.buildings[lot]);
  const stock = standing.reduce((sum, height) => sum + housesIn(height), world.bank[STOCK.houses]);
  let total = standing.reduce((sum, height) => sum + height, 0);
  let heights: number[];
  do {
    total = Math.max(0, total - 1);
    heights = spread(world, lots, standing, total);
  } while (total > 0 && heights.reduce((sum, height) => sum + housesIn(height), 0) > stock);
  const rentLost = lots.reduce(
    (sum, lot, i) => sum + rentAt(world, lot, standing[i]) - rentAt(world, lot, heights[i]),
    0,
  );
  return { lots, heights, rentLost };
}

/** `total` buildings spread evenly over the lots, the odd ones where they earn most, none higher than it stands. */
function spread(world: World, lots: readonly Square[], standing: readonly number[], total: number): number[] {
  const base = Math.floor(total / lots.length);
  const gain = (i: number) => rentAt(world, lots[i], base + 1) - rentAt(world, lots[i], base);
  const taller = lots
    .map((_, i) => i)
    .filter((i) => standing[i] > base)
    .sort((i, j) => gain(j) - gain(i) || i - j)
    .slice(0, total - base * lots.length);
  return lots.map((_, i) => (taller.includes(i) ? base + 1 : base));
}

/** The deed outside the sets of `kept` whose mortgage loses the least rent, or null when none can be mortgaged. */
function cheapestMortgage(world: World, seat: Seat, kept: readonly number[]): Square | null {
  let best: Square | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const deed of world.deeds) {
    if (world.owner[deed] !== seat || world.mortgaged[deed] !== 0) continue;
    if (world.derived.setBuildings[world.set[deed]] !== 0 || kept.includes(world.set[deed])) continue;
    const rent = rentOf(world, deed, MEAN_THROW);
    if (rent < least) {
      least = rent;
      best = deed;
    }
  }
  return best;
}
