import { BANK, type Seat, type Square } from "../../components/index.ts";
import { EVENT } from "../events/events.ts";
import { MONEY } from "../world/money.ts";
import type { World } from "../world/world.ts";
import { transfer } from "./bank.ts";
import { setBuildings, setMortgaged, setOwner } from "./holdings.ts";

/** Actions on a deed that are known to be legal: money, state and event together. */

/** Mortgages the deed for its printed value (M-1). */
export function mortgageDeed(world: World, seat: Seat, square: Square): void {
  const amount = world.mortgageValue[square];
  transfer(world, BANK, seat, amount, MONEY.mortgage);
  setMortgaged(world, square, 1);
  world.events.emit(EVENT.PropertyMortgaged, seat, square, amount);
}

/** Lifts the mortgage for `cost` dollars: its value and 10% (M-3), or its value alone where the 10% is paid (K-5). */
export function liftMortgage(world: World, seat: Seat, square: Square, cost: number): void {
  transfer(world, seat, BANK, cost, MONEY.unmortgage);
  setMortgaged(world, square, 0);
  world.events.emit(EVENT.PropertyUnmortgaged, seat, square, cost);
}

/** Puts one more building on the lot for `price` dollars: the printed cost, or what a contest for the last one made it. */
export function putUpBuilding(world: World, seat: Seat, square: Square, price: number): void {
  transfer(world, seat, BANK, price, MONEY.build);
  const height = world.buildings[square] + 1;
  setBuildings(world, square, height);
  world.events.emit(EVENT.HouseBuilt, seat, square, height);
}

/** Sells the lot down to `height` at half price a building (H-7, H-8). */
export function sellBuildingsTo(world: World, seat: Seat, square: Square, height: number): void {
  const sold = world.buildings[square] - height;
  const amount = sold * (world.houseCost[square] / 2);
  transfer(world, BANK, seat, amount, MONEY.sellBuilding);
  setBuildings(world, square, height);
  world.events.emit(EVENT.BuildingSold, seat, square, height, amount);
}

/** Moves the deed as it stands from its owner to `to`. */
export function transferDeed(world: World, square: Square, to: Seat): void {
  const from = world.owner[square];
  setOwner(world, square, to);
  world.events.emit(EVENT.DeedTransferred, square, from, to);
}
