/** A value of a table as it is; intervals are two columns. */
export type Value = string | number | boolean | null;

export interface Column {
  readonly name: string;
  /** Format of a value, which the CSV has unrounded; text when left out. */
  readonly show?: (value: number | null) => string;
}

/** The numbers behind a chart, in full. */
export interface TableData {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Value[])[];
}

/** The value as its column shows it. */
export function shown({ show }: Column, value: Value): string {
  if (show !== undefined && typeof value !== "string") return show(value === null ? null : Number(value));
  return value === null ? "–" : String(value);
}

/** RFC 4180, with values as they are. */
export function csvOf({ columns, rows }: TableData): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return `${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

function cell(value: Value): string {
  const text = value === null ? "" : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
