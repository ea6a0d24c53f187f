import { ColumnAllocator } from "../../components/index.ts";
import { EventBuffer } from "../events/event-buffer.ts";
import { bindColumns } from "./columns.ts";
import { populate } from "./entities.ts";
import type { World } from "./world.ts";

/** A copy of everything that changes: one buffer. */
export type Snapshot = Int32Array;

export function takeSnapshot(world: World): Snapshot {
  return world.state.slice();
}

/** Puts the world back to where `snapshot` was taken. Refuses a snapshot of a world of another shape. */
export function restoreSnapshot(world: World, snapshot: Snapshot): void {
  if (snapshot.length !== world.state.length) {
    throw new Error(
      `snapshot has ${snapshot.length} words, this world ${world.state.length}: it belongs to another board or seat count`,
    );
  }
  world.state.set(snapshot);
}

/**
 * A second world in the same position, with the same streams and no events: a place to try a line of play. Its entities
 * are those of `world`, so the lists of what is what are not asked for again.
 */
export function cloneWorld(world: World): World {
  const { board, rules, seats, regions, printedRegions, structure, key, dice } = world;
  const [state, printed] = [world.state.slice(), world.printed.slice()];
  const { components, columns } = bindColumns(
    new ColumnAllocator(state),
    new ColumnAllocator(printed),
    board,
    seats,
  );
  return {
    ...columns,
    ...structure,
    board,
    rules,
    seats,
    state,
    regions,
    printed,
    printedRegions,
    entities: populate(components, board, seats),
    components,
    structure,
    events: new EventBuffer(),
    key,
    dice,
  };
}

/**
 * 64-bit FNV-style hash of the whole state as 16 hexadecimal digits. Not cryptographic: it tells two runs apart, it
 * does not resist an adversary.
 */
export function hashState(world: World): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  const { state } = world;
  for (let i = 0; i < state.length; i++) {
    const word = state[i];
    a = Math.imul(a ^ word, 0x01000193);
    b = Math.imul(b ^ (word + (a >>> 15)), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return (a >>> 0).toString(16).padStart(8, "0") + (b >>> 0).toString(16).padStart(8, "0");
}
