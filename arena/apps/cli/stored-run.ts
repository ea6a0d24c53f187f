import { resolve } from "node:path";
import { type RunEntry, Store } from "../../tournament/store/store.ts";
import { flag, value } from "./command.ts";
import { refused } from "./refused.ts";
import { text, type ValueReader, wholeNumber } from "./values.ts";

/** Option for the store of commands that only read. */
export const READ_STORE = value(text, {
  default: ".arena/arena.db",
  describe: "file that keeps the results",
});

/** Consent to start the players that a store names. */
export const TRUST_PLAYERS = flag({
  describe: "start player files and programs that the store names, to play its games again",
});

/** The number of a run, as `arena runs` lists it. */
export const runNumber: ValueReader<number> = wholeNumber({ min: 1 });

/**
 * Opens the store for reading and hands over the run of that number, or the newest; closes the store afterwards. Refuses a
 * store or a run that is not there.
 */
export async function withRun<T>(
  path: string,
  run: number | undefined,
  use: (store: Store, entry: RunEntry) => T | Promise<T>,
): Promise<T> {
  const store = refused(() => Store.read(resolve(path)));
  try {
    const entry = refused(() => (run === undefined ? store.newestRun() : store.run(run)));
    return await use(store, entry);
  } finally {
    store.close();
  }
}
