import { visibleText } from "../../runtime/visible-text.ts";

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

/**
 * Every cell in lines, so that the widest of each column together take `room` at most: more only where numbers and words
 * leave no other way, since neither is ever broken.
 */
function fitRows(rows: readonly (readonly string[])[], room: number): string[][][] {
  const cells = rows.map((row) => row.map((text) => visibleText(text).split("\n")));
  const widths = widthsOf(cells);
  const least = (split: (text: string) => readonly string[]): number[] =>
    widthsOf(cells.map((row) => row.map((lines) => lines.flatMap(split).map((word) => word.trimEnd()))));
  narrow(widths, least(wordsOf), room);
  narrow(widths, least(partsOf), room);
  return cells.map((row) => row.map((lines, i) => lines.flatMap((line) => brokenAt(line, widths[i]))));
}

/** Takes from the widest columns, none below its least width, until all fit the room or none can give. */
function narrow(widths: number[], least: readonly number[], room: number): void {
  for (let width = sum(widths); width > room; width--) {
    const open = widths.map((each, i) => (each > least[i] ? each : 0));
    const widest = Math.max(...open);
    if (widest <= 0) return;
    widths[open.indexOf(widest)]--;
  }
}

function widthsOf(rows: readonly (readonly (readonly string[])[])[]): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.flatMap((row) => row[i]?.map((line) => line.length) ?? 0)),
  );
}

/** Words with what follows them: a line may end after blanks, and after a comma, colon or slash that no digit follows. */
const wordsOf = (text: string): readonly string[] => text.split(/(?<=\s)(?=\S)|(?<=[,:/])(?=[^\s\d,:/])/);

/** Parts of words, as of `policy=fixed-arm`: where words are too long, a line may end within them before a letter. */
const partsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => word.split(/(?<=[=_.-])(?=\p{L})/u));

/** The text in lines of `width` characters, broken between words and, in those that are longer, between their parts. */
function brokenAt(text: string, width: number): string[] {
  const fits = (line: string): boolean => line.trimEnd().length <= width;
  const lines = [""];
  for (const word of wordsOf(text).flatMap((each) => (fits(each) ? [each] : partsOf(each)))) {
    const last = lines.at(-1) ?? "";
    if (last === "" || fits(last + word)) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trimEnd());
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);
