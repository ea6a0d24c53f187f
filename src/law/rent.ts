import { BANK, HEIGHTS, type Square } from "../../components/index.ts";
import type { World } from "../world/world.ts";
import { countInSet, ownsSet } from "./holdings.ts";

/**
 * Rent printed for the deed as it stands, with `dice` the throw that brought the visitor. Zero for nobody's
 * deed and for a mortgaged one; who the visitor is, and where the owner sits, is the caller's to ask.
 */
export function rentOf(world: World, square: Square, dice: number): number {
  const owner = world.owner[square];
  if (owner === BANK || world.mortgaged[square] !== 0) return 0;
  const set = world.set[square];
  if (set >= world.groups) {
    const printed = square * world.setSize[set] + countInSet(world, owner, set) - 1;
    return set === world.groups ? world.railroadRents[printed] : dice * world.utilityMultipliers[printed];
  }
  const height = world.buildings[square];
  const rent = world.rents[square * HEIGHTS + height];
  // a bare lot of a full group doubles, whatever its siblings carry; a built one charges what is printed.
  return height === 0 && ownsSet(world, owner, set) ? 2 * rent : rent;
}
