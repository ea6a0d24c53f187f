/**
 * Rows of cells as text, each column as wide as its widest cell. The first column reads from the left, the others too
 * unless `numbers` says that they are figures. No row ends in blanks.
 */
export function textTable(rows: readonly (readonly string[])[], numbers = false): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => row[i]?.length ?? 0)),
  );
  const cell = (text: string, i: number): string =>
    numbers && i > 0 ? text.padStart(widths[i]) : text.padEnd(widths[i]);
  return rows.map((row) => `${row.map(cell).join("  ").trimEnd()}\n`).join("");
}
