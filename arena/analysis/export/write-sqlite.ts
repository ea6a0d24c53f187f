import { existsSync } from "node:fs";
import { UsageError } from "../../runtime/exit.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type Connection, inTransaction, onlyValue, type Value } from "../../tournament/store/connection.ts";
import { openSqlite } from "../../tournament/store/open-sqlite.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { type Cell, EXPORT_TABLES, type ExportColumn, type ExportTable, exportTable } from "./tables.ts";

/** Marks an SQLite file as written by an export (`application_id`): "AreX". */
const APPLICATION_ID = 0x41726558;

const TYPES = { INT32: "INTEGER", DOUBLE: "REAL", STRING: "TEXT", BOOLEAN: "INTEGER" } as const;

/**
 * Writes every table of a run into an SQLite file, beside other runs that it holds and in the place of what it holds of
 * this one. Throws a {@link UsageError} on a file that no export wrote; on any failure the file stays as it was.
 */
export function writeSqlite(
  path: string,
  plan: TournamentPlan,
  run: number,
  units: Iterable<UnitResult>,
): void {
  const isNew = !existsSync(path);
  const connection = openSqlite(path);
  try {
    if (isNew) connection.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    else refuseOther(path, connection);
    inTransaction(connection, () => {
      const tables = EXPORT_TABLES.map((name) => ({ name, ...exportTable(name, plan, run) }));
      for (const { name, columns } of tables) {
        makeRoom(connection, name, columns);
        connection.run(`DELETE FROM ${name} WHERE run = ?`, run);
      }
      for (const unit of units) for (const table of tables) insert(connection, table.name, table, unit);
    });
  } finally {
    connection.close();
  }
}

function refuseOther(path: string, connection: Connection): void {
  let id: Value;
  try {
    id = onlyValue(connection, "PRAGMA application_id");
  } catch {
    id = null;
  }
  if (id !== APPLICATION_ID)
    throw new UsageError(`${path} is no file of arena export; name another, or a new one`);
}

/** The table with these columns; one that is there gets those that it lacks, as where more seats play than before. */
function makeRoom(connection: Connection, table: string, columns: readonly ExportColumn[]): void {
  const declared = columns.map(({ name, type }) => `${name} ${TYPES[type]}`);
  connection.exec(`CREATE TABLE IF NOT EXISTS ${table} (${declared.join(", ")})`);
  const present = connection.rows(`SELECT name FROM pragma_table_info('${table}')`).map(([name]) => name);
  for (const [i, { name }] of columns.entries()) {
    if (!present.includes(name)) connection.exec(`ALTER TABLE ${table} ADD COLUMN ${declared[i]}`);
  }
}

function insert(
  connection: Connection,
  name: string,
  { columns, rows }: ExportTable,
  unit: UnitResult,
): void {
  const names = columns.map((column) => column.name);
  const statement = `INSERT INTO ${name} (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`;
  for (const row of rows(unit)) connection.run(statement, ...row.map(sqlValue));
}

const sqlValue = (cell: Cell): Value => (typeof cell === "boolean" ? Number(cell) : cell);
