import { useEffect } from "preact/hooks";
import type { Command } from "../../arena/replay/timeline/playback.ts";

/** The same keys as in the terminal. */
const COMMANDS: Readonly<Record<string, Command>> = {
  " ": "nextOrStop",
  Enter: "next",
  ArrowRight: "next",
  ArrowLeft: "back",
  Backspace: "back",
  a: "auto",
  f: "fast",
  "[": "previousTurn",
  "]": "nextTurn",
  b: "nextMark",
  Home: "first",
  End: "last",
  "?": "keys",
};

/** Elements that have a use of their own for some keys. */
const OWN_KEYS: Readonly<Record<string, RegExp>> = {
  INPUT: /./,
  SELECT: /./,
  BUTTON: /^(Enter| )$/,
  A: /^Enter$/,
  SUMMARY: /^(Enter| )$/,
};

/**
 * Listens for the keys of a replay wherever the focus is, except where they mean something else. `others`: keys that only the
 * page has.
 */
export function useKeys(
  move: (command: Command) => void,
  others: Readonly<Record<string, () => void>>,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const pressed = key.length === 1 ? key.toLowerCase() : key;
      const [command, other] = [COMMANDS[pressed], others[pressed]];
      if ((command === undefined && other === undefined) || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && OWN_KEYS[target.tagName]?.test(key)) return;
      event.preventDefault();
      if (command !== undefined) move(command);
      else other?.();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
