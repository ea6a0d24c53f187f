import { closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Connection } from "./connection.ts";
import { openSqlite } from "./open-sqlite.ts";
import { explained, StoreError } from "./store-error.ts";

/** Milliseconds for which a reader may hold a lock to see whether anybody else does. */
const SWEEP_MS = 250;

/**
 * Keeps a second writer out of the store at `path`, and returns how to let it in again. The lock is an open
 * transaction on a small database beside the store: the operating system ends it with the process, however that
 * dies, so that no lock is ever left behind. The file goes when the lock is given back.
 */
export function lockForWriting(path: string, patienceMs = SWEEP_MS): () => void {
  return explained(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const file = `${path}-writer`;
    for (;;) {
      const before = identityOf(file, true);
      const lock = lockedDatabase(file, path, patienceMs);
      // Another writer may have removed the file between the two: then this lock is on a file that nobody else will find.
      if (before !== null && identityOf(file, false) === before) return () => unlock(lock, file);
      lock.close();
    }
  });
}

/**
 * Removes the file of a lock whose process was killed. A lock that is held stays, as does a file that may not be removed.
 */
export function sweepLock(path: string): void {
  try {
    if (statSync(`${path}-writer`, { throwIfNoEntry: false })?.size === 0) lockForWriting(path, 0)();
  } catch {
    // Somebody writes, or this disk is not to be written to: then there is nothing to sweep.
  }
}

function lockedDatabase(file: string, path: string, patienceMs: number): Connection {
  const lock = openSqlite(file, { timeout: patienceMs });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (!/^SQLITE_BUSY/.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    throw new StoreError(
      `store ${path}: another run is writing it; wait for it, or give --store another file`,
    );
  }
}

/** Removes the file while it is still locked, so that it is never another writer's. */
function unlock(lock: Connection, file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Some systems remove no open file: it stays, empty, and locks nothing.
  }
  lock.close();
}

/** Identity of the file at the path, null where there is none; with `make` an empty one is made first. */
function identityOf(file: string, make: boolean): string | null {
  if (make) makeEmpty(file);
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino} ${found.birthtimeNs}`;
}

/** Opens nothing that is there: closing it would give up this process's own lock on it. */
function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, "wx"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}
