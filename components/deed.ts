import type { Column, ColumnAllocator } from "./column.ts";

/** The height of a lot with a hotel: one step above four houses (H-8). */
export const HOTEL = 5;
/** Heights that a lot can have, and rents that its deed prints: bare, one to four houses, hotel. */
export const HEIGHTS = HOTEL + 1;

/** The values printed on every deed; by entity id. */
export interface Deed {
  /** Whole dollars. */
  readonly price: Column;
  /** Dollars that the bank lends on it. */
  readonly mortgageValue: Column;
  /** The set it belongs to: colour groups first, then the railroads, then the utilities; −1 without a deed. */
  readonly set: Column;
}

/** The deed of a lot that can be built on. Printed; by entity id. */
export interface Street {
  /** Price of a house, and of the hotel after four; 0 where nothing can be built. */
  readonly houseCost: Column;
  /** {@link HEIGHTS} rents an entity, by the height of the lot. */
  readonly rents: Column;
}

/** Printed; by entity id. */
export interface Railroad {
  /** As many rents an entity as there are railroads: for an owner of one, of two … of all. */
  readonly rents: Column;
}

/** Printed; by entity id. */
export interface Utility {
  /** As many an entity as there are utilities: what the dice count for an owner of one, of two … of all. */
  readonly multipliers: Column;
}

export function createDeed(printed: ColumnAllocator, entities: number): Deed {
  return {
    price: printed.column("Deed.price", entities + 1),
    mortgageValue: printed.column("Deed.mortgageValue", entities + 1),
    set: printed.column("Deed.set", entities + 1),
  };
}

export function createStreet(printed: ColumnAllocator, entities: number): Street {
  return {
    houseCost: printed.column("Street.houseCost", entities + 1),
    rents: printed.column("Street.rents", (entities + 1) * HEIGHTS),
  };
}

export function createRailroad(printed: ColumnAllocator, entities: number, railroads: number): Railroad {
  return { rents: printed.column("Railroad.rents", (entities + 1) * railroads) };
}

export function createUtility(printed: ColumnAllocator, entities: number, utilities: number): Utility {
  return { multipliers: printed.column("Utility.multipliers", (entities + 1) * utilities) };
}
