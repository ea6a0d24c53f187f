import { concealedJson } from "./conceal.ts";
import { type Asked, answer } from "./routes.ts";
import type { RunTallies } from "./run-tallies.ts";
import { Refused } from "./stored-games.ts";

/** An answer as JSON, or why there is none. */
export type Told = { readonly json: string } | { readonly missing: true } | { readonly refused: string };

/** Throws where the store cannot be read. */
export function tell(tallies: RunTallies, asked: Asked): Told {
  try {
    const given = answer(tallies, asked);
    return given === undefined ? { missing: true } : { json: concealedJson(given) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}
