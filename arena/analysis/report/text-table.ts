/** Columns of a terminal that nobody has widened: no table is wider. */
const TERMINAL = 80;
const GAP = "  ";

/**
 * Rows of cells as text, each column as wide as its widest cell; where that is wider than a terminal, the widest columns
 * are broken into lines. The first column reads from the left, the others too unless `numbers` says that they are figures.
 * No line ends in blanks.
 */
export function textTable(rows: readonly (readonly string[])[], numbers = false): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const fitted = fitRows(rows, TERMINAL - GAP.length * (columns - 1));
  const widths = widthsOf(fitted);
  const cell = (text: string, i: number): string =>
    numbers && i > 0 ? text.padStart(widths[i]) : text.padEnd(widths[i]);
  const lines = fitted.flatMap((row) => {
    const height = Math.max(...row.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => row.map((lines, i) => cell(lines[line] ?? "", i)));
  });
  return lines.map((line) => `${line.join(GAP).trimEnd()}\n`).join("");
}

/** The same cells for a table with `│` around each, which is no wider than a terminal: their lines are broken in them. */
export function boxedCells(rows: readonly (readonly string[])[]): string[][] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return fitRows(rows, TERMINAL - 3 * columns - 1).map((row) => row.map((lines) => lines.join("\n")));
}

/** A sentence in lines that fit a terminal. */
export function wrapped(text: string): string {
  return brokenAt(text, TERMINAL).join("\n");
}

/** Every cell in lines, so that the widest of each column together take `room` at most. */
function fitRows(rows: readonly (readonly string[])[], room: number): string[][][] {
  const cells = rows.map((row) => row.map((text) => text.split("\n")));
  const widths = widthsOf(cells);
  const longest = widthsOf(rows.map((row) => row.map((text) => wordsOf(text).map((word) => word.trimEnd()))));
  for (let width = sum(widths); width > room; width--) {
    // Words are broken only where they leave no other way.
    const open = widths.map((each, i) => (each > longest[i] ? each : 0));
    const from = open.some((each) => each > 0) ? open : widths;
    widths[from.indexOf(Math.max(...from))]--;
  }
  return cells.map((row) => row.map((lines, i) => lines.flatMap((line) => brokenAt(line, widths[i]))));
}

function widthsOf(rows: readonly (readonly (readonly string[])[])[]): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.flatMap((row) => row[i]?.map((line) => line.length) ?? 0)),
  );
}

/** What a line may end with: it breaks after blanks, commas, colons and slashes. */
const wordsOf = (text: string): readonly string[] => text.match(/[^\s,:/]*[\s,:/]+|[^\s,:/]+/g) ?? [];

/** The text in lines of `width` characters at most, broken between words, and within those that are longer. */
function brokenAt(text: string, width: number): string[] {
  const lines = [""];
  for (const word of wordsOf(text)) {
    if ((lines.at(-1) + word).trimEnd().length > width && lines.at(-1) !== "") lines.push("");
    for (let rest = word; rest !== ""; ) {
      const last = lines.length - 1;
      const part = rest.trimEnd().length <= width ? rest : rest.slice(0, width);
      lines[last] += part;
      rest = rest.slice(part.length);
      if (rest !== "") lines.push("");
    }
  }
  return lines.map((line) => line.trimEnd());
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
