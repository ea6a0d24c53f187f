import { DataFault } from "../../src/text/data-fault.ts";

/** A text, which is passed over, or a number. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(\.\d+)?([eE][+-]?\d+)?/g;

/**
 * Refuses JSON with a number that is read as another than is written: a whole number beyond what a double holds exactly,
 * or one beyond all doubles. Throws a {@link DataFault} with the number as the text has it.
 */
export function refuseInexactNumbers(text: string): void {
  for (const [token, fraction, exponent] of text.matchAll(TOKEN)) {
    if (token.startsWith('"')) continue;
    const value = Number(token);
    const whole = fraction === undefined && exponent === undefined;
    if (Number.isFinite(value) && (!whole || Number.isSafeInteger(value))) continue;
    throw new DataFault(
      [],
      `${token}: expected a number of at most ${Number.MAX_SAFE_INTEGER} either way; a larger seed is given as text`,
    );
  }
}
