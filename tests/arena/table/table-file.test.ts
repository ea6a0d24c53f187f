import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nextTable, readTable, TableFile, tablesIn } from "../../../arena/table/table-file.ts";
import { playAtRandom, tableOf } from "./people.ts";

const scratch = (): string => mkdtempSync(join(tmpdir(), "tables-"));

test("a table is saved answer by answer, undo included, and read back as it was", () => {
  const path = nextTable(join(scratch(), "tables"));
  const table = tableOf({ practice: true });
  const file = new TableFile(path, table.identity, null);
  for (let i = 0; i < 40; i++) {
    if (i % 7 === 6) table.undo();
    else playAtRandom(table, `${i}`, 1);
    file.save(table.entries);
    expect(readTable(path)).toEqual({ identity: table.identity, entries: table.entries });
  }
});

test("a line that was broken off when the machine stopped is left out", () => {
  const path = nextTable(scratch());
  const table = playAtRandom(tableOf(), "broken", 5);
  new TableFile(path, table.identity, null).save(table.entries);
  appendFileSync(path, '{"seat":0,"quest');
  expect(readTable(path).entries).toEqual(table.entries);
});

test("tables are numbered, the newest last", () => {
  const folder = scratch();
  for (let i = 0; i < 11; i++) new TableFile(nextTable(folder), tableOf().identity, null).save([]);
  expect(
    tablesIn(folder)
      .map((path) => path.slice(folder.length + 1))
      .slice(-2),
  ).toEqual(["10.jsonl", "11.jsonl"]);
});

test.each([
  ["not JSON", "nonsense\n", /^line 1: /],
  ["another kind of file", '{"format":2}\n', /^line 1: /],
])("%s is refused in one line", (_name, text, line) => {
  const path = join(scratch(), "1.jsonl");
  writeFileSync(path, text);
  expect(() => readTable(path)).toThrow(line);
});

test.each([
  ['{"seat":5,"question":"buy","answer":true}', /line 2: seat: seat 5 of 3/],
  ['{"seat":0,"question":"buy","answer":12}', /line 2: answer: to buy/],
  ['{"seat":0,"question":"throw","answer":false}', /line 2: answer: expected true/],
  ['{"seat":0,"question":"swim","answer":false}', /line 2: question/],
  ['{"keep":-1}', /line 2: keep/],
])("the answer %s is refused in one line", (text, line) => {
  const path = nextTable(scratch());
  new TableFile(path, tableOf().identity, null).save([]);
  writeFileSync(path, `${readFileSync(path, "utf8")}${text}\n`);
  expect(() => readTable(path)).toThrow(line);
});
