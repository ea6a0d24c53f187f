import Database from "better-sqlite3";
import { RunError } from "../cli/exit.ts";

/** A store that cannot be used as asked: the message is one line that names it and says what to do. */
export class StoreError extends RunError {}

/** What SQLite's result codes mean for somebody who runs tournaments. */
const MEANINGS: readonly (readonly [code: string, meaning: string])[] = [
  [
    "SQLITE_FULL",
    "the disk is full; units that were finished before are kept, make room and go on with --resume",
  ],
  ["SQLITE_READONLY", "it cannot be written to; give --store a file that can, or change its permissions"],
  ["SQLITE_CANTOPEN", "it cannot be opened; does its folder exist, and may you write there?"],
  ["SQLITE_NOTADB", "it is not a store of the arena; give --store another file"],
  ["SQLITE_CORRUPT", "it is damaged; restore a copy, or save what can be read with sqlite3's .recover"],
  ["SQLITE_BUSY", "another program has locked it; wait until it is done"],
  ["SQLITE_IOERR", "the disk failed to read or write it; units that were finished before are kept"],
];

/** Runs `work` on the store at `path`; what SQLite throws becomes one line. */
export function explained<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError) && !(error instanceof TypeError)) throw error;
    const code = error instanceof Database.SqliteError ? error.code : "SQLITE_CANTOPEN";
    const known = MEANINGS.find(([prefix]) => code.startsWith(prefix));
    throw new StoreError(`store ${path}: ${known?.[1] ?? `${error.message} (${code})`}`, { cause: error });
  }
}
