import { openBetterSqlite } from "./better-sqlite.ts";
import type { Connection, DatabaseOptions } from "./connection.ts";
import { nodeSqlite, openNodeSqlite } from "./node-sqlite.ts";

/**
 * Opens a database by the SQLite that Node brings along (22.13 and later), else by the package `better-sqlite3`. Throws
 * where there is neither.
 */
export function openSqlite(path: string, options: DatabaseOptions = {}): Connection {
  const open = nodeSqlite() === undefined ? openBetterSqlite : openNodeSqlite;
  const connection = open(path, options);
  connection.exec(`PRAGMA busy_timeout = ${options.timeout ?? 0}; PRAGMA trusted_schema = OFF`);
  return connection;
}
