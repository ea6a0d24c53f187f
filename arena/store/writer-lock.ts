import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { explained, StoreError } from "./store-error.ts";

/**
 * Keeps a second writer out of the store at `path`, and returns how to let it in again. The lock is an open
 * transaction on a small database beside the store: the operating system ends it with the process, however that
 * dies, so that no lock is ever left behind.
 */
export function lockForWriting(path: string): () => void {
  return explained(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const lock = new Database(`${path}-writer`, { timeout: 0 });
    try {
      lock.exec("BEGIN EXCLUSIVE");
    } catch (error) {
      lock.close();
      if (!(error instanceof Database.SqliteError) || error.code !== "SQLITE_BUSY") throw error;
      throw new StoreError(
        `store ${path}: another run is writing it; wait for it, or give --store another file`,
      );
    }
    return () => lock.close();
  });
}
