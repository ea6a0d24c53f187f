import { resolve } from "node:path";
import { type RunEntry, Store } from "../store/store.ts";
import { value } from "./command.ts";
import { text, type ValueReader, wholeNumber } from "./values.ts";

/** Where commands that only read find their runs. */
export const READ_STORE = value(text, {
  default: ".arena/arena.db",
  describe: "file that keeps the results",
});

/** The number of a run, as `arena runs` lists it. */
export const runNumber: ValueReader<number> = wholeNumber({ min: 1 });

/** Opens the store for reading and hands over the run of that number, or the newest; closes the store afterwards. */
export async function withRun<T>(
  path: string,
  run: number | undefined,
  use: (store: Store, entry: RunEntry) => T | Promise<T>,
): Promise<T> {
  const store = Store.read(resolve(path));
  try {
    return await use(store, run === undefined ? store.newestRun() : store.run(run));
  } finally {
    store.close();
  }
}
