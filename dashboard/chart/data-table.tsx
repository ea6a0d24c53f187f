import type { ComponentChildren } from "preact";
import { shown, type TableData } from "./table-data.ts";

interface Props {
  readonly data: TableData;
  readonly caption: string;
  /** True for a caption for screen readers alone, below a heading that says the same. */
  readonly quiet?: boolean;
  /** Content of the first column of a row in place of its text. */
  readonly lead?: (row: number) => ComponentChildren;
  /** Content of a cell in place of its text; undefined leaves the text. */
  readonly cell?: (row: number, column: string) => ComponentChildren;
}

/** A table of numbers; the first column names the row. */
export function DataTable({ data: { columns, rows }, caption, quiet = false, lead, cell }: Props) {
  return (
    <table>
      <caption class={quiet ? "unseen" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, show }) => (
            <th key={name} scope="col" class={show === undefined ? "text" : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, number) => (
          <tr key={String(row[0]) + String(row[1])}>
            {columns.map((column, i) =>
              i === 0 ? (
                <th key={column.name} scope="row" class={column.show === undefined ? "text" : undefined}>
                  {lead === undefined ? shown(column, row[i] ?? null) : lead(number)}
                </th>
              ) : (
                <td key={column.name} class={column.show === undefined ? "text" : undefined}>
                  {cell?.(number, column.name) ?? shown(column, row[i] ?? null)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
