import { statSync } from "node:fs";
import { UsageError } from "../../runtime/exit.ts";
import { openBetterSqlite } from "./better-sqlite.ts";
import type { Connection, DatabaseOptions } from "./connection.ts";
import { nodeSqlite, openNodeSqlite } from "./node-sqlite.ts";

/** Endings of the files that SQLite reads along with a database. */
const COMPANIONS = ["", "-journal", "-wal", "-shm"];

/**
 * Opens a database by the SQLite that Node brings along (22.13 and later), else by the package `better-sqlite3`. Throws
 * where there is neither, and on devices and pipes, on which SQLite would wait without end.
 */
export function openSqlite(path: string, options: DatabaseOptions = {}): Connection {
  for (const ending of COMPANIONS) {
    const found = statSync(path + ending, { throwIfNoEntry: false });
    if (found !== undefined && !found.isFile() && !found.isDirectory()) {
      throw new UsageError(
        `store ${path}: ${path + ending} is a device or a pipe: remove it, or name another store`,
      );
    }
  }
  const open = nodeSqlite() === undefined ? openBetterSqlite : openNodeSqlite;
  const connection = open(path, options);
  connection.exec(`PRAGMA busy_timeout = ${options.timeout ?? 0}; PRAGMA trusted_schema = OFF`);
  return connection;
}
