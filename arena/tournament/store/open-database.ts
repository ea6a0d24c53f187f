import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";
import { APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION } from "./schema.ts";
import { explained, StoreRefusal } from "./store-error.ts";

export type Connection = Database.Database;

/** Milliseconds that a statement waits for another program's transaction. */
const PATIENCE = 10_000;

/** Opens the store at `path` for reading, while others may write it. Throws a {@link StoreRefusal} or a StoreError. */
export function openForReading(path: string): Connection {
  if (!existsSync(path)) throw new StoreRefusal(`store ${path}: there is no such file; arena run makes one`);
  refuseFolder(path);
  return explained(path, () => {
    const connection = new Database(path, { readonly: true, timeout: PATIENCE });
    const version = versionOf(connection, path);
    if (version === SCHEMA_VERSION) return connection;
    throw new StoreRefusal(
      `store ${path}: it has schema ${version}, this program reads ${SCHEMA_VERSION}; any arena run on it brings it up to date`,
    );
  });
}

/** Opens the store at `path` for writing, and makes it or brings it up to date. Throws a {@link StoreRefusal} or a StoreError. */
export function openForWriting(path: string): Connection {
  return explained(path, () => {
    mkdirSync(dirname(path), { recursive: true });
    const connection = new Database(path, { timeout: PATIENCE });
    // Large pages for large rows: a unit's game rows are kilobytes long. Takes effect in a new file only.
    connection.pragma("page_size = 16384");
    // Journalled ahead, others read while a run writes, and a killed run leaves whole transactions.
    connection.pragma("journal_mode = WAL");
    connection.pragma("synchronous = NORMAL");
    connection.pragma("foreign_keys = ON");
    migrate(connection, path);
    return connection;
  });
}

/** Throws a {@link StoreRefusal} for a folder, which the database would take for a broken disk. */
export function refuseFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new StoreRefusal(`store ${path}: it is a folder; name a file, as in ${join(path, "arena.db")}`);
}

function migrate(connection: Connection, path: string): void {
  connection
    .transaction(() => {
      for (let version = versionOf(connection, path); version < SCHEMA_VERSION; version++) {
        connection.exec(MIGRATIONS[version]);
        connection.pragma(`application_id = ${APPLICATION_ID}`);
        connection.pragma(`user_version = ${version + 1}`);
      }
    })
    .immediate();
}

/** The schema of a store, 0 for an empty file. Refuses what is no store and what a newer program has made. */
function versionOf(connection: Connection, path: string): number {
  const version = Number(connection.pragma("user_version", { simple: true }));
  const application = Number(connection.pragma("application_id", { simple: true }));
  const tables = connection.prepare("SELECT count(*) FROM sqlite_master").pluck().get();
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
