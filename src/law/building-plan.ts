import { HOTEL, type Seat, type Square } from "../../components/index.ts";
import type { Refusal } from "../events/refusals.ts";
import { STOCK } from "../world/bank-stock.ts";
import type { World } from "../world/world.ts";
import { hotelsIn, housesIn, ownsSet } from "./holdings.ts";

/**
 * Building and selling on paper: heights, stock and cash of one seat, changed step by step without touching the
 * world, so that a list is judged whole before any of it happens. One per game, loaded again for each list.
 */
export class BuildingPlan {
  readonly #world: World;
  private readonly heights: Int32Array;
  private seat = 0 as Seat;
  private houses = 0;
  private hotels = 0;
  /** Dollars the seat would have in hand. */
  cash = 0;

  constructor(world: World) {
    this.#world = world;
    this.heights = new Int32Array(world.squares.length);
  }

  /** Starts from the table as it stands, with `cash` dollars to build for; the seat's own when left out. */
  load(seat: Seat, cash = this.#world.cash[seat]): this {
    const { heights } = this;
    const world = this.#world;
    for (let square = 0; square < heights.length; square++) heights[square] = world.buildings[square];
    this.seat = seat;
    this.houses = world.bank[STOCK.houses];
    this.hotels = world.bank[STOCK.hotels];
    this.cash = cash;
    return this;
  }

  heightOf(square: Square): number {
    return this.heights[square];
  }

  /** Adds one building to the lot if the rules allow it now (H-1 to H-6, H-10, H-14); else says why not. */
  build(square: Square): Refusal | null {
    const refusal = this.buildRefusal(square);
    if (refusal !== null) return refusal;
    const height = this.heightOf(square);
    this.cash -= this.#world.houseCost[square];
    this.setHeight(square, height + 1);
    return null;
  }

  /** The reason for which one more building on the lot is not allowed, or null. */
  buildRefusal(square: Square): Refusal | null {
    const { seat } = this;
    const world = this.#world;
    const set = world.set[square];
    if (world.owner[square] !== seat || set === -1) return "not-owned";
    if (world.houseCost[square] === 0) return "not-a-street";
    return this.groupRefusal(set) ?? this.lotRefusal(square);
  }

  /** The reason for which no lot of the colour group can take a building, whatever stands there (H-1, H-10), or null. */
  groupRefusal(set: number): Refusal | null {
    const world = this.#world;
    if (!ownsSet(world, this.seat, set)) return "group-incomplete";
    return world.derived.setMortgages[set] === 0 ? null : "group-mortgaged";
  }

  /** The reason against one more building on a lot whose group {@link groupRefusal} allows, or null. */
  lotRefusal(square: Square): Refusal | null {
    const { rules, set, houseCost } = this.#world;
    const height = this.heightOf(square);
    if (height === HOTEL) return "fully-built";
    if (rules.evenBuilding && height > this.lowest(set[square])) return "uneven";
    if (height === HOTEL - 1 ? this.hotels === 0 : this.houses === 0) {
      return height === HOTEL - 1 ? "no-hotels" : "no-houses";
    }
    return this.cash < houseCost[square] ? "not-enough-cash" : null;
  }

  /**
   * Takes one building off the lot at half its price (H-7, H-8). Evenness is judged at each step. Houses that the bank
   * lacks for a hotel broken down are no reason to refuse: the group is then sold further down (H-9).
   */
  sell(square: Square): Refusal | null {
    const world = this.#world;
    const set = world.set[square];
    if (world.owner[square] !== this.seat || set === -1) return "not-owned";
    const height = this.heightOf(square);
    if (height === 0) return "nothing-to-sell";
    if (world.rules.evenBuilding && height < this.highest(set)) return "uneven";
    this.cash += world.houseCost[square] / 2;
    this.setHeight(square, height - 1);
    return null;
  }

  /** Refuses a plan that ends with more houses than the bank has; carried out, more is then sold than was named (H-9). */
  stockRefusal(): Refusal | null {
    return this.houses < 0 ? "no-houses" : null;
  }

  private setHeight(square: Square, height: number): void {
    const before = this.heightOf(square);
    this.houses += housesIn(before) - housesIn(height);
    this.hotels += hotelsIn(before) - hotelsIn(height);
    this.heights[square] = height;
  }

  private lowest(set: number): number {
    let lowest = HOTEL;
    for (const square of this.#world.sets[set]) {
      if (this.heightOf(square) < lowest) lowest = this.heightOf(square);
    }
    return lowest;
  }

  private highest(set: number): number {
    let highest = 0;
    for (const square of this.#world.sets[set]) {
      if (this.heightOf(square) > highest) highest = this.heightOf(square);
    }
    return highest;
  }
}
