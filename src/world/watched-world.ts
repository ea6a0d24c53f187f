import { ColumnAllocator } from "../../components/index.ts";
import { bindColumns } from "./columns.ts";
import type { World } from "./world.ts";

/** Told of every look at a column and every change of one, by the column's name, before it happens. */
export interface ColumnWatch {
  onRead(column: string): void;
  onWrite(column: string): void;
}

/**
 * The world over the same memory, seen through columns that tell `watch` of what is done to them: slow, and the same in
 * everything else. The world itself is as fast as before.
 */
export function watchedWorld(world: World, watch: ColumnWatch): World {
  const { columns } = bindColumns(
    new WatchedAllocator(world.state, watch),
    new WatchedAllocator(world.printed, watch),
    world.board,
    world.seats,
  );
  return Object.create(world, Object.getOwnPropertyDescriptors(columns));
}

class WatchedAllocator extends ColumnAllocator {
  private readonly watch: ColumnWatch;

  constructor(buffer: Int32Array, watch: ColumnWatch) {
    super(buffer);
    this.watch = watch;
  }

  override take(name: string, length: number): Int32Array {
    return watched(super.take(name, length), name, this.watch);
  }
}

/** The column behind a proxy; a window of it is watched under the same name. */
function watched(column: Int32Array, name: string, watch: ColumnWatch): Int32Array {
  return new Proxy(column, {
    get(target, key) {
      if (key === "subarray") {
        return (from: number, to: number) => watched(target.subarray(from, to), name, watch);
      }
      if (key !== "length") watch.onRead(name);
      return Reflect.get(target, key);
    },
    set(target, key, value) {
      watch.onWrite(name);
      return Reflect.set(target, key, value);
    },
  });
}
