import { pathToFileURL } from "node:url";
import type { Connection, DatabaseOptions, Value } from "./connection.ts";

/** The part of `node:sqlite` that is used; the types of the oldest Node supported have none of it. */
interface NodeSqlite {
  readonly DatabaseSync: new (path: string, options: { readonly readOnly: boolean }) => NodeDatabase;
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

type Row = Readonly<Record<string, Value>>;

interface NodeStatement {
  all(...parameters: readonly Value[]): Row[];
  iterate(...parameters: readonly Value[]): IterableIterator<Row>;
  run(...parameters: readonly Value[]): { readonly changes: number; readonly lastInsertRowid: number };
}

/** Node's own SQLite, undefined where this Node has none. */
export function nodeSqlite(): NodeSqlite | undefined {
  loaded ??= { module: load() };
  return loaded.module;
}

let loaded: { readonly module: NodeSqlite | undefined } | undefined;

/** Loading it prints that it is experimental, which says nothing to who runs a tournament. */
function load(): NodeSqlite | undefined {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule?.("node:sqlite") as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Opens a database by `node:sqlite`, which must be there. */
export function openNodeSqlite(
  path: string,
  { readOnly = false, immutable = false }: DatabaseOptions,
): Connection {
  const { DatabaseSync } = nodeSqlite() as NodeSqlite;
  const database = named(() => new DatabaseSync(immutable ? immutableUrl(path) : path, { readOnly }));
  const statements = new Map<string, NodeStatement>();
  const prepared = (sql: string): NodeStatement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    rows: (query, ...parameters) =>
      named(() =>
        prepared(query)
          .all(...parameters)
          .map(valuesOf),
      ),
    iterate: (query, ...parameters) => iterate(named(() => database.prepare(query).iterate(...parameters))),
    run: (statement, ...parameters) =>
      named(() => {
        const { changes, lastInsertRowid } = prepared(statement).run(...parameters);
        return { changes, rowId: lastInsertRowid };
      }),
    exec: (statements) => named(() => database.exec(statements)),
    close: () => named(() => database.close()),
  };
}

const immutableUrl = (path: string): string => `${pathToFileURL(path)}?immutable=1`;

const valuesOf = (row: Row): Value[] => Object.values(row);

function* iterate(rows: IterableIterator<Row>): IterableIterator<Value[]> {
  try {
    for (let next = named(() => rows.next()); next.done !== true; next = named(() => rows.next())) {
      yield valuesOf(next.value);
    }
  } finally {
    // Read to the end or not, the statement holds no moment of the store any more.
    rows.return?.();
  }
}

/** SQLite's names of its primary result codes, as far as they are told apart. */
const CODES: ReadonlyMap<number, string> = new Map([
  [5, "SQLITE_BUSY"],
  [6, "SQLITE_LOCKED"],
  [8, "SQLITE_READONLY"],
  [10, "SQLITE_IOERR"],
  [11, "SQLITE_CORRUPT"],
  [13, "SQLITE_FULL"],
  [14, "SQLITE_CANTOPEN"],
  [26, "SQLITE_NOTADB"],
]);

/** Runs `work`; an error of SQLite gets the name of its code. */
function named<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && "errcode" in error)) throw error;
    // The low byte is the primary code, what lies above it the details.
    const code = CODES.get(Number(error.errcode) & 0xff) ?? "SQLITE_ERROR";
    throw Object.assign(new Error(error.message, { cause: error }), { code });
  }
}
