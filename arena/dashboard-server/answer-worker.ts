/** What the thread beside the server runs: answers of the store as JSON, so that the server itself never waits. */

import { workerData } from "piscina";
import { Store } from "../store/store.ts";
import { concealedJson } from "./conceal.ts";
import { type Asked, answer } from "./routes.ts";

const store = Store.read((workerData as { readonly store: string }).store);

/** The answer as JSON; null where the store has no such thing. */
export default function answerAsked(asked: Asked): string | null {
  const given = answer(store, asked);
  return given === undefined ? null : concealedJson(given);
}
