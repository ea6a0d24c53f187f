/** A value of a row: SQLite's integers and reals, texts, blobs and null. */
export type Value = number | string | Uint8Array | null;

/** An open SQLite database. Every method throws an Error with a `code` that names SQLite's: `SQLITE_FULL`, `SQLITE_BUSY` … */
export interface Connection {
  /** Every row of a query, each as its values in the order of the columns, whose names must differ. */
  rows(query: string, ...parameters: readonly Value[]): Value[][];
  /** The same, read as they are asked for. */
  iterate(query: string, ...parameters: readonly Value[]): IterableIterator<Value[]>;
  /** Runs one statement. */
  run(statement: string, ...parameters: readonly Value[]): Changed;
  /** Runs statements without parameters. */
  exec(statements: string): void;
  close(): void;
}

/** Effect of a statement. */
export interface Changed {
  /** Rows inserted, updated or deleted. */
  readonly changes: number;
  /** Number of the row inserted last. */
  readonly rowId: number;
}

export interface DatabaseOptions {
  readonly readOnly?: boolean;
  /** Reads the file as it lies, which nobody may change meanwhile, and writes nothing beside it. */
  readonly immutable?: boolean;
  /** Milliseconds that a statement waits for another program's transaction. */
  readonly timeout?: number;
}

/** The only value of the only row of a query. */
export function onlyValue(connection: Connection, query: string): Value {
  const [[value]] = connection.rows(query);
  return value;
}

/** Does `work` in one transaction, which begins as a writer when it is `immediate`. Whatever is thrown undoes it. */
export function inTransaction<T>(connection: Connection, work: () => T, begin: "" | "IMMEDIATE" = ""): T {
  connection.exec(`BEGIN ${begin}`);
  try {
    const result = work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    rollBack(connection);
    throw error;
  }
}

function rollBack(connection: Connection): void {
  try {
    connection.exec("ROLLBACK");
  } catch {
    // SQLite has undone it already, as it does on a full disk.
  }
}
