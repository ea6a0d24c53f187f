import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { Cell, ExportTable } from "./tables.ts";

/** CSV (RFC 4180): a heading, then a line a row, those of a unit in one piece. */
export function* csvLines(table: ExportTable, units: Iterable<UnitResult>): IterableIterator<string> {
  yield `${table.columns.map(({ name }) => name).join()}\n`;
  for (const unit of units) {
    let lines = "";
    for (const row of table.rows(unit)) lines += `${row.map(csvCell).join()}\n`;
    yield lines;
  }
}

/** One JSON array with an object a row, a piece a unit. */
export function* jsonPieces(table: ExportTable, units: Iterable<UnitResult>): IterableIterator<string> {
  let before = "[\n";
  for (const unit of units) {
    let piece = "";
    for (const row of table.rows(unit)) {
      piece += `${before}${JSON.stringify(Object.fromEntries(table.columns.map(({ name }, i) => [name, row[i]])))}`;
      before = ",\n";
    }
    yield piece;
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function csvCell(cell: Cell): string {
  return typeof cell === "string" && /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);
}
