import { fileWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { Cell, ExportTable } from "./tables.ts";

/** Rows that are gathered before they are written as one row group. */
const GROUP_ROWS = 65_536;

/** Writes a Parquet file, a row group at a time. */
export async function writeParquet(
  path: string,
  table: ExportTable,
  units: Iterable<UnitResult>,
): Promise<void> {
  let columns = emptyColumns(table);
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: schemaFromColumnData({ columnData: columns }),
  });
  const flush = async (): Promise<void> => {
    await writer.write({ columnData: columns });
    columns = emptyColumns(table);
  };
  for (const unit of units) {
    for (const row of table.rows(unit)) for (const [i, cell] of row.entries()) columns[i]?.data.push(cell);
    if ((columns[0]?.data.length ?? 0) >= GROUP_ROWS) await flush();
  }
  await flush();
  await writer.finish();
}

const emptyColumns = ({ columns }: ExportTable) =>
  columns.map(({ name, type }) => ({ name, type, data: [] as Cell[], nullable: false }));
