/** What the threads beside the server run: answers of the store as JSON, so that the server itself never waits. */

import { workerData } from "piscina";
import { Store } from "../store/store.ts";
import { concealedJson } from "./conceal.ts";
import { type Asked, answer } from "./routes.ts";
import { RunTallies } from "./run-tallies.ts";
import { Refused } from "./stored-games.ts";

/** An answer as JSON, or why there is none. */
export type Told = { readonly json: string } | { readonly missing: true } | { readonly refused: string };

const tallies = new RunTallies(Store.read((workerData as { readonly store: string }).store));

export default function answerAsked(asked: Asked): Told {
  try {
    const given = answer(tallies, asked);
    return given === undefined ? { missing: true } : { json: concealedJson(given) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}
