import { createWorld, type World } from "./world.ts";

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

/** A second world in the same position, with the same streams: a place to try a line of play. */
export function cloneWorld(world: World): World {
  const clone = createWorld(world.board, world.rules, world.seats);
  clone.state.set(world.state);
  clone.key = world.key;
  clone.dice = world.dice;
  return clone;
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
