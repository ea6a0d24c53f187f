import { describe, expect, test } from "vitest";
import { openBetterSqlite } from "../../../../arena/tournament/store/better-sqlite.ts";
import type { Connection } from "../../../../arena/tournament/store/connection.ts";
import { inTransaction, onlyValue } from "../../../../arena/tournament/store/connection.ts";
import { nodeSqlite, openNodeSqlite } from "../../../../arena/tournament/store/node-sqlite.ts";
import { freshPath } from "./units.ts";

const DRIVERS = [
  ["better-sqlite3", openBetterSqlite, packageLoads()],
  ["node:sqlite", openNodeSqlite, nodeSqlite() !== undefined],
] as const;

/** False where the package is not installed, or was built for another Node. */
function packageLoads(): boolean {
  try {
    openBetterSqlite(":memory:", {}).close();
    return true;
  } catch {
    return false;
  }
}

const codeOf = (work: () => unknown): string | undefined => {
  try {
    work();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
  return undefined;
};

function filled(connection: Connection): Connection {
  connection.exec("CREATE TABLE t (i INTEGER, x REAL, s TEXT, b BLOB) STRICT");
  connection.run("INSERT INTO t VALUES (?, ?, ?, ?)", 1, 0.5, "é", Buffer.from([0, 255]));
  connection.run("INSERT INTO t VALUES (?, ?, ?, ?)", 2, null, null, null);
  return connection;
}

describe.each(DRIVERS.filter(([, , here]) => here))("SQLite by %s", (_name, open) => {
  test("gives back numbers, texts, blobs and nulls as they were put in", () => {
    const connection = filled(open(":memory:", {}));
    const rows = connection.rows("SELECT i, x, s, b FROM t ORDER BY i");
    expect(rows.map((row) => row.map((value) => (value instanceof Uint8Array ? [...value] : value)))).toEqual(
      [
        [1, 0.5, "é", [0, 255]],
        [2, null, null, null],
      ],
    );
    expect([...connection.iterate("SELECT i FROM t WHERE i > ? ORDER BY i", 0)]).toEqual([[1], [2]]);
    expect(connection.run("UPDATE t SET i = i + 1").changes).toBe(2);
    expect(onlyValue(connection, "SELECT max(i) FROM t")).toBe(3);
  });

  test("undoes a transaction in which something is thrown", () => {
    const connection = filled(open(":memory:", {}));
    const failing = (): never => {
      connection.run("DELETE FROM t");
      throw new Error("no");
    };
    expect(() => inTransaction(connection, failing)).toThrow("no");
    expect(onlyValue(connection, "SELECT count(*) FROM t")).toBe(2);
  });

  test("names its errors by SQLite's codes", () => {
    const path = freshPath();
    const first = filled(open(path, {}));
    const second = open(path, {});
    first.exec("BEGIN EXCLUSIVE");
    expect(codeOf(() => second.exec("BEGIN EXCLUSIVE"))).toBe("SQLITE_BUSY");
    first.exec("ROLLBACK");
    expect(codeOf(() => first.exec("SELECT nonsense"))).toBe("SQLITE_ERROR");
    expect(codeOf(() => open(path, { readOnly: true }).exec("DELETE FROM t"))).toMatch(/^SQLITE_READONLY/);
    expect(codeOf(() => open(`${path}/none`, {}))).toMatch(/^SQLITE_CANTOPEN/);
  });
});

test("one of the two is there", () => {
  expect(DRIVERS.some(([, , here]) => here)).toBe(true);
});
