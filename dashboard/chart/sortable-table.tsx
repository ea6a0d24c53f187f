import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { shown, type TableData, type Value } from "./table-data.ts";

interface Props {
  readonly data: TableData;
  readonly caption: string;
  /** Stands in a last column of each row, by its place in the data. */
  readonly action: (row: number) => ComponentChildren;
}

interface Order {
  readonly column: number;
  readonly falling: boolean;
}

/** A table whose heads sort it, numbers from the largest, and again the other way round. */
export function SortableTable({ data: { columns, rows }, caption, action }: Props) {
  const [order, setOrder] = useState<Order | null>(null);
  const places = rows.map((_, place) => place);
  if (order !== null) {
    const sign = order.falling ? -1 : 1;
    places.sort((a, b) => sign * compared(rows[a][order.column], rows[b][order.column]));
  }
  const sortBy = (column: number): void =>
    setOrder({
      column,
      falling: order?.column === column ? !order.falling : columns[column].show !== undefined,
    });
  return (
    <table>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, show }, column) => (
            <th
              key={name}
              scope="col"
              class={show === undefined ? "text" : undefined}
              aria-sort={order?.column !== column ? "none" : order.falling ? "descending" : "ascending"}
            >
              <button type="button" class="sorts" onClick={() => sortBy(column)}>
                {name}
                {order?.column === column ? (order.falling ? " ▾" : " ▴") : ""}
              </button>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place}>
            {columns.map((column, i) => (
              <td key={column.name} class={column.show === undefined ? "text" : undefined}>
                {shown(column, rows[place][i] ?? null)}
              </td>
            ))}
            <td>{action(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Numbers by value, texts by letter, what is not there last. */
function compared(a: Value | undefined, b: Value | undefined): number {
  if (a === null || a === undefined) return b === null || b === undefined ? 0 : 1;
  if (b === null || b === undefined) return -1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
