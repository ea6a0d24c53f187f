/** Everything that is not visible text (Unicode category C): controls, escape sequences' first bytes, marks of direction. */
const INVISIBLE = /[^\P{C}\n]/gu;

/**
 * The text as it may be shown: each character that could move a cursor, clear a screen or turn the direction of writing is
 * a `�`. Labels, messages, ids and whatever else a store or a player wrote pass through here on their way out.
 */
export const visibleText = (text: string): string => text.replace(INVISIBLE, "\ufffd");

/** The same on one line, runs of blanks as one. */
export const visibleLine = (text: string): string => text.replace(/[\s\p{C}]+/gu, " ");

/** The JSON with those characters written as escapes, which means the same. */
export const visibleJson = (json: string): string =>
  json.replace(INVISIBLE, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`)
      .join(""),
  );
