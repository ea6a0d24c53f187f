import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parquetReadObjects } from "hyparquet";
import { describe, expect, test } from "vitest";
import { type Cell, EXPORT_TABLES, exportTable } from "../../../../arena/analysis/export/tables.ts";
import { csvLines, jsonPieces } from "../../../../arena/analysis/export/text-formats.ts";
import { writeParquet } from "../../../../arena/analysis/export/write-parquet.ts";
import { PLAN, UNITS } from "../../tournament/store/units.ts";

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
  const table = exportTable(name, PLAN);
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

test("CSV quotes what would break a line", () => {
  expect([...csvLines(exportTable("faults", PLAN), units)].join("")).toMatch(/,"said ""no"",\ntwice"\n$/);
});
