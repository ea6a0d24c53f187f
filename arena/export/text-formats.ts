import type { UnitResult } from "../tournament/unit-result.ts";
import type { Cell, ExportTable } from "./tables.ts";

/** Lines of CSV (RFC 4180): a heading, then a line a row. */
export function* csvLines(table: ExportTable, units: Iterable<UnitResult>): IterableIterator<string> {
  yield `${table.columns.map(({ name }) => name).join()}\n`;
  for (const unit of units) {
    for (const row of table.rows(unit)) yield `${row.map(csvCell).join()}\n`;
  }
}

/** The pieces of one JSON array with an object a row. */
export function* jsonPieces(table: ExportTable, units: Iterable<UnitResult>): IterableIterator<string> {
  let before = "[\n";
  for (const unit of units) {
    for (const row of table.rows(unit)) {
      yield `${before}${JSON.stringify(Object.fromEntries(table.columns.map(({ name }, i) => [name, row[i]])))}`;
      before = ",\n";
    }
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function csvCell(cell: Cell): string {
  return typeof cell === "string" && /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);
}
