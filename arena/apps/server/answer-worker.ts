/** The program of the threads beside the server: answers as JSON, so that the server itself never waits. */

import { workerData } from "piscina";
import { Store } from "../../tournament/store/store.ts";
import type { Asked } from "./routes.ts";
import { RunTallies } from "./run-tallies.ts";
import { type Told, tell } from "./told.ts";

export interface WorkerSettings {
  /** The store's file. */
  readonly store: string;
  /** Players that are files or programs may be started. */
  readonly trusts: boolean;
}

const { store, trusts } = workerData as WorkerSettings;
const tallies = new RunTallies(Store.read(store), trusts);

export default function answerAsked(asked: Asked): Told {
  return tell(tallies, asked);
}
