import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { type Cell, EXPORT_TABLES, exportTable } from "../../../../arena/analysis/export/tables.ts";
import { csvLines, jsonPieces } from "../../../../arena/analysis/export/text-formats.ts";
import { writeParquet } from "../../../../arena/analysis/export/write-parquet.ts";
import { writeSqlite } from "../../../../arena/analysis/export/write-sqlite.ts";
import { openSqlite } from "../../../../arena/tournament/store/open-sqlite.ts";
import { PLAN, UNITS } from "../../tournament/store/units.ts";

const RUN = 3;
const units = UNITS.map((unit, i) =>
  i > 0
    ? unit
    : {
        ...unit,
        faults: [
          {
            player: "random",
            ask: "buy",
            reason: "threw",
            count: 1,
            game: 0,
            seat: 1,
            message: 'said "no",\ntwice',
          },
        ] as const,
      },
);

describe.each(EXPORT_TABLES)("the exported table of %s", (name) => {
  const table = exportTable(name, PLAN, RUN);
  const rows = units.flatMap((unit) => [...table.rows(unit)]);

  test("has a cell of the right type in every column of every row", () => {
    expect(rows.length).toBeGreaterThan(0);
    const kinds = { INT32: "number", DOUBLE: "number", STRING: "string", BOOLEAN: "boolean" } as const;
    for (const row of rows) {
      expect(row.map((cell: Cell) => typeof cell)).toEqual(table.columns.map(({ type }) => kinds[type]));
    }
  });

  test("says the same as JSON, as CSV and as Parquet", async () => {
    const objects = rows.map((row) => Object.fromEntries(table.columns.map(({ name }, i) => [name, row[i]])));
    expect(JSON.parse([...jsonPieces(table, units)].join(""))).toEqual(objects);
    const [heading, ...pieces] = csvLines(table, units);
    expect(heading).toBe(`${table.columns.map((column) => column.name).join()}\n`);
    const breaksIn = (text: string): number => text.split("\n").length - 1;
    expect(breaksIn(pieces.join(""))).toBe(rows.length + breaksIn(rows.flat().join("")));
    const path = join(mkdtempSync(join(tmpdir(), "arena-export-")), "table.parquet");
    await writeParquet(path, table, units);
    const { buffer, byteOffset, byteLength } = readFileSync(path);
    const file = buffer.slice(byteOffset, byteOffset + byteLength);
    expect(await parquetReadObjects({ file })).toEqual(objects);
  });
});

test("the table of games names the run, the player in each seat and the winner", () => {
  const games = exportTable("games", PLAN, RUN);
  const seats = exportTable("seats", PLAN, RUN);
  const named = (table: typeof games, row: readonly Cell[]) =>
    Object.fromEntries(table.columns.map(({ name }, i) => [name, row[i]]));
  for (const unit of units) {
    const sat = [...seats.rows(unit)].map((row) => named(seats, row));
    for (const row of games.rows(unit)) {
      const game = named(games, row);
      const table = sat.filter((each) => each.game === game.game);
      expect(game.run).toBe(RUN);
      expect(table.map(({ seat }) => game[`seat${seat}`])).toEqual(table.map(({ player }) => player));
      const winners = table.filter(({ winShare }) => Number(winShare) > 0).map(({ player }) => player);
      expect(game.winner).toBe(winners.join(" & "));
    }
  }
});

describe("an exported SQLite file", () => {
  const path = join(mkdtempSync(join(tmpdir(), "arena-export-")), "run.db");
  const ask = (query: string): unknown[][] => {
    const connection = openSqlite(path, { readOnly: true });
    try {
      return connection.rows(query);
    } finally {
      connection.close();
    }
  };

  test("holds every table, and answers in SQL who won how often", () => {
    writeSqlite(path, PLAN, RUN, units);
    for (const name of EXPORT_TABLES) {
      const rows = units.flatMap((unit) => [...exportTable(name, PLAN, RUN).rows(unit)]);
      expect(ask(`SELECT count(*) FROM ${name}`)).toEqual([[rows.length]]);
    }
    const won = ask("SELECT sum(winShare) FROM seats")[0]?.[0];
    expect(won).toBeCloseTo(Number(ask("SELECT count(*) FROM games")[0]?.[0]));
  });

  test("takes other runs beside the first, and a run that is written again in its own place", () => {
    writeSqlite(path, PLAN, RUN + 1, units);
    writeSqlite(path, PLAN, RUN, units.slice(0, 1));
    expect(ask("SELECT run, count(DISTINCT unit) FROM games GROUP BY run ORDER BY run")).toEqual([
      [RUN, 1],
      [RUN + 1, units.length],
    ]);
  });

  test("is never made of a file that is something else", () => {
    const other = join(mkdtempSync(join(tmpdir(), "arena-export-")), "store.db");
    const connection = openSqlite(other);
    connection.exec("CREATE TABLE notes (text TEXT)");
    connection.close();
    expect(() => writeSqlite(other, PLAN, RUN, units)).toThrow(/is no file of arena export; name another/);
  });
});

test("CSV quotes what would break a line", () => {
  expect([...csvLines(exportTable("faults", PLAN, RUN), units)].join("")).toMatch(
    /,"said ""no"",\ntwice"\n$/,
  );
});
