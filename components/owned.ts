import type { Column, ColumnAllocator } from "./column.ts";
import type { Seat } from "./ids.ts";

/** The owner of a deed and the buildings on it. Changes during play; by entity id. */
export interface Owned {
  /** The seat that holds the deed, `BANK` for nobody. */
  readonly owner: Column<Seat>;
  /** 0–4 houses; 5 is a hotel. */
  readonly buildings: Column;
  /** 1 while the deed is mortgaged. */
  readonly mortgaged: Column;
}

export function createOwned(allocator: ColumnAllocator, entities: number): Owned {
  return {
    owner: allocator.column("Owned.owner", entities + 1),
    buildings: allocator.column("Owned.buildings", entities + 1),
    mortgaged: allocator.column("Owned.mortgaged", entities + 1),
  };
}
