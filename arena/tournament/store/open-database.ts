import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Connection, inTransaction, onlyValue, type Value } from "./connection.ts";
import { openSqlite } from "./open-sqlite.ts";
import { APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION } from "./schema.ts";
import { explained, StoreRefusal } from "./store-error.ts";

/** Milliseconds that a statement waits for another program's transaction. */
const PATIENCE = 10_000;

/** Opens the store at `path` for reading, while others may write it. Throws a {@link StoreRefusal} or a StoreError. */
export function openForReading(path: string): Connection {
  if (!existsSync(path)) throw new StoreRefusal(`store ${path}: there is no such file; arena run makes one`);
  refuseFolder(path);
  return explained(path, () => {
    const connection = openReadable(path);
    try {
      refuseOtherSchema(connection, path);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  });
}

/** A file beside a store cannot be made: its folder may only be read, or the disk is full. */
const UNWRITABLE = /^SQLITE_(CANTOPEN|READONLY|FULL|IOERR)/;

/**
 * Opens the file for reading. Even a reader writes beside a store that is journalled ahead; where it cannot, and no journal
 * waits to be read, the file is read as it lies.
 */
function openReadable(path: string): Connection {
  // Before SQLite opens the journal, which may make or shorten it.
  const journal = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  const connection = openSqlite(path, { readOnly: true, timeout: PATIENCE });
  try {
    onlyValue(connection, "SELECT count(*) FROM sqlite_master");
    return connection;
  } catch (error) {
    connection.close();
    if (journal > 0 || !UNWRITABLE.test((error as NodeJS.ErrnoException).code ?? "")) throw error;
    return openSqlite(path, { readOnly: true, immutable: true });
  }
}

/** Opens the store at `path` for writing, and makes it or brings it up to date. Throws a {@link StoreRefusal} or a StoreError. */
export function openForWriting(path: string): Connection {
  return explained(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const connection = openSqlite(path, { timeout: PATIENCE });
    // Large pages for large rows: a unit's game rows are kilobytes long. Takes effect in a new file only.
    connection.exec("PRAGMA page_size = 16384");
    // Journalled ahead, others read while a run writes, and a killed run leaves whole transactions.
    try {
      // As a query: it answers with the mode.
      connection.rows("PRAGMA journal_mode = WAL");
      connection.exec("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
      migrate(connection, path);
      refuseOtherSchema(connection, path);
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  });
}

/** Throws a {@link StoreRefusal} for a folder, which the database would take for a broken disk. */
export function refuseFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new StoreRefusal(`store ${path}: it is a folder; name a file, as in ${join(path, "arena.db")}`);
}

function migrate(connection: Connection, path: string): void {
  inTransaction(
    connection,
    () => {
      for (let version = versionOf(connection, path); version < SCHEMA_VERSION; version++) {
        connection.exec(MIGRATIONS[version]);
        connection.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1}`);
      }
    },
    "IMMEDIATE",
  );
}

/** The schema of a store, 0 for an empty file. Refuses what is no store and what a newer program has made. */
function versionOf(connection: Connection, path: string): number {
  const version = Number(onlyValue(connection, "PRAGMA user_version"));
  const application = Number(onlyValue(connection, "PRAGMA application_id"));
  const tables = onlyValue(connection, "SELECT count(*) FROM sqlite_master");
  if (application !== APPLICATION_ID && tables !== 0) {
    throw new StoreRefusal(`store ${path}: it is another program's database; name another file`);
  }
  if (version > SCHEMA_VERSION) {
    throw new StoreRefusal(
      `store ${path}: it has schema ${version}, this program knows up to ${SCHEMA_VERSION}; use the newer program or another store`,
    );
  }
  return version;
}

/**
 * Refuses a store of an older schema, and one whose tables are not those that this program makes. Views and triggers would
 * run statements of whoever wrote the file; tables and indices of others may stand beside ours.
 */
function refuseOtherSchema(connection: Connection, path: string): void {
  const version = versionOf(connection, path);
  if (version !== SCHEMA_VERSION) {
    throw new StoreRefusal(
      `store ${path}: it has schema ${version}, this program reads ${SCHEMA_VERSION}; any arena run on it brings it up to date`,
    );
  }
  const found = schemaOf(connection);
  const wrong = [...ownSchema()].find(([name, sql]) => found.get(name) !== sql)?.[0];
  if (wrong !== undefined) throw new StoreRefusal(`store ${path}: its table ${wrong} is not that of a store`);
  const acting = onlyValue(
    connection,
    "SELECT min(name) FROM sqlite_master WHERE type IN ('view', 'trigger')",
  );
  if (acting !== null) {
    throw new StoreRefusal(
      `store ${path}: it has the view or trigger "${acting}", which no store has; drop it first`,
    );
  }
}

/** The statement that made each table, by its name. */
const schemaOf = (connection: Connection): ReadonlyMap<Value, Value> =>
  new Map(
    connection
      .rows("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
      .map(([name, sql]): [Value, Value] => [name, sql]),
  );

/** The tables as the steps of the schema make them. */
function ownSchema(): ReadonlyMap<Value, Value> {
  const empty = openSqlite(":memory:");
  try {
    for (const step of MIGRATIONS) empty.exec(step);
    return schemaOf(empty);
  } finally {
    empty.close();
  }
}
