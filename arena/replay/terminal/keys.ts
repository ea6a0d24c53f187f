import type { Key } from "ink";
import type { Command } from "./playback.ts";

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

const BY_LETTER: Readonly<Record<string, Command | "quit">> = {
  " ": "nextOrStop",
  a: "auto",
  f: "fast",
  "[": "previousTurn",
  "]": "nextTurn",
  b: "nextMark",
  "?": "keys",
  q: "quit",
};

/** What a key press asks for, null for nothing. */
export function commandOf(input: string, key: Key): Command | "quit" | "interrupt" | "suspend" | null {
  if (key.ctrl) return input === "c" ? "interrupt" : input === "z" ? "suspend" : null;
  if (key.escape) return "quit";
  if (key.rightArrow || key.return) return "next";
  // Terminals send DEL for the backspace key.
  if (key.leftArrow || key.backspace || key.delete) return "back";
  if (key.home) return "first";
  if (key.end) return "last";
  return BY_LETTER[input.toLowerCase()] ?? null;
}
