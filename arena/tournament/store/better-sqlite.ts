import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type BetterSqlite from "better-sqlite3";
import { UsageError } from "../../runtime/exit.ts";
import type { Connection, DatabaseOptions, Value } from "./connection.ts";

/** Opens a database by the package `better-sqlite3`. Throws a {@link UsageError} where it is not installed. */
export function openBetterSqlite(
  path: string,
  { readOnly = false, immutable = false, timeout = 0 }: DatabaseOptions,
): Connection {
  const Database = driver();
  const database = new Database(immutable ? bytesOf(path) : path, { readonly: readOnly, timeout });
  const statements = new Map<string, BetterSqlite.Statement>();
  const prepared = (sql: string): BetterSqlite.Statement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    rows: (query, ...parameters) =>
      prepared(query)
        .raw()
        .all(...parameters) as Value[][],
    iterate: (query, ...parameters) =>
      database
        .prepare(query)
        .raw()
        .iterate(...parameters) as IterableIterator<Value[]>,
    run(statement, ...parameters) {
      const { changes, lastInsertRowid } = prepared(statement).run(...parameters);
      return { changes, rowId: Number(lastInsertRowid) };
    },
    exec: (statements) => void database.exec(statements),
    close: () => void database.close(),
  };
}

/** The file's bytes, in whose header (offsets 18 and 19) the journal ahead is taken for the plain one: memory has no other. */
function bytesOf(path: string): Buffer {
  const bytes = readFileSync(path);
  return bytes.fill(1, 18, 20);
}

function driver(): typeof BetterSqlite {
  try {
    return createRequire(import.meta.url)("better-sqlite3") as typeof BetterSqlite;
  } catch (error) {
    throw new UsageError(
      `this Node (${process.version}) has no SQLite of its own and the package better-sqlite3 does not load; use Node 22.13 or later, or install better-sqlite3`,
      { cause: error },
    );
  }
}
