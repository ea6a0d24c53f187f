import type { Key } from "ink";
import type { Command, Leaving } from "./playback.ts";

/** The keys as they are explained, in order of use. */
export const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ["Space", "next event; stops auto-play"],
  ["→ Enter", "next event"],
  ["← Backspace", "previous event"],
  ["A", "auto-play on and off"],
  ["F", "fast-forward on and off"],
  ["[ ]", "previous, next turn"],
  ["B", "next bankruptcy or monopoly"],
  ["Home End", "first, last event"],
  ["?", "these keys, or the next panel"],
  ["Q Esc", "quit"],
];

/** A command, or leaving. */
export type Asked = Command | Leaving;

const BY_LETTER: Readonly<Record<string, Asked>> = {
  " ": "nextOrStop",
  a: "auto",
  f: "fast",
  "[": "previousTurn",
  "]": "nextTurn",
  b: "nextMark",
  "?": "keys",
  q: "quit",
};

/** The commands of a keyboard input; keys pressed faster than they are read come in one. */
export function commandsOf(input: string, key: Key): Asked[] {
  const asked = specialKey(input, key);
  if (asked !== undefined) return asked === null ? [] : [asked];
  return [...input.toLowerCase()].flatMap((letter) => BY_LETTER[letter] ?? []);
}

/** A key that is no letter, null for one that means nothing, undefined for letters. */
function specialKey(input: string, key: Key): Asked | null | undefined {
  if (key.ctrl) return input === "c" ? "interrupt" : input === "z" ? "suspend" : null;
  if (key.escape) return "quit";
  if (key.rightArrow || key.return) return "next";
  // Terminals send DEL for the backspace key.
  if (key.leftArrow || key.backspace || key.delete) return "back";
  if (key.home) return "first";
  return key.end ? "last" : undefined;
}
