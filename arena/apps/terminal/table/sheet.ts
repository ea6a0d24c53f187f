import type { Key } from "ink";
import type { TableMove } from "../../../table/table-move.ts";
import type { Line } from "../canvas.ts";

/** A key as a sheet reads it: a small letter, a digit, or the name of a special key. */
export type SheetKey = string;

/** Consequence of a key: a move to be made, or nothing beyond what the sheet shows. */
export type Pressed = TableMove | null;

/** An answer that takes more than one key: a list, an offer or an amount, put together before it is given. */
export interface Sheet {
  readonly title: string;
  /** Lines that stay in sight above the rows, and below them. */
  head(columns: number): string[];
  rows(): readonly string[];
  /** The row that keys act on. */
  readonly cursor: number;
  press(key: SheetKey): Pressed;
}

const SPECIAL = [
  ["upArrow", "up"],
  ["downArrow", "down"],
  ["leftArrow", "left"],
  ["rightArrow", "right"],
  ["return", "enter"],
  ["escape", "escape"],
  ["tab", "tab"],
  ["pageUp", "pageUp"],
  ["pageDown", "pageDown"],
  // Terminals send DEL for the backspace key.
  ["backspace", "back"],
  ["delete", "back"],
] as const satisfies readonly (readonly [keyof Key, SheetKey])[];

/** The keys of a keyboard input; keys pressed faster than they are read come in one. */
export function keysOf(input: string, key: Key): SheetKey[] {
  if (key.ctrl) return input === "c" ? ["interrupt"] : input === "z" ? ["suspend"] : [];
  const special = SPECIAL.find(([name]) => key[name]);
  if (special !== undefined) return [special[1]];
  const letters = [...input.toLowerCase()].map((letter) => (letter === "\r" ? "enter" : letter));
  // Esc with a letter close behind it looks like Alt with that letter.
  return key.meta ? ["escape", ...letters] : letters;
}

/** Moves a cursor by an arrow key within so many rows. */
export function stepped(cursor: number, key: SheetKey, rows: number): number {
  const by = key === "up" ? -1 : key === "down" ? 1 : 0;
  return Math.max(0, Math.min(rows - 1, cursor + by));
}

/** An amount with a digit more, or one less on Backspace, up to a limit; null for another key. */
export function typed(amount: number, key: SheetKey, most: number): number | null {
  if (/^\d$/.test(key)) return Math.min(most, amount * 10 + Number(key));
  return key === "back" ? Math.floor(amount / 10) : null;
}

/** As many of the rows as fit, the one under the cursor among them and marked. */
export function rowLines(rows: readonly string[], cursor: number, columns: number, height: number): Line[] {
  const from = Math.max(0, Math.min(cursor - Math.floor(height / 2), rows.length - height));
  return rows.slice(from, from + height).map((row, i) => {
    const here = from + i === cursor;
    const text = `${here ? "▶" : " "}${row}`;
    return [{ text: text.length > columns ? `${text.slice(0, columns - 1)}…` : text, inverse: here }];
  });
}
