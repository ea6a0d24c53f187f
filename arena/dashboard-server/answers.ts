import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Told } from "./answer-worker.ts";
import type { Pulse } from "./pulse.ts";
import { type Asked, subjectOf } from "./routes.ts";

/** Answers that are worked out at a time: a slow one does not hold up the rest. */
const THREADS = 2;
/** Answers kept once given. */
const KEPT = 64;

/** Answers from threads of their own, each given once for each state of its run. */
export class Answers {
  private readonly pool: Piscina<Asked, Told>;
  private readonly kept = new Map<string, Promise<Told>>();
  private readonly pulse: Pulse;

  constructor(store: string, pulse: Pulse) {
    this.pool = new Piscina({ ...WORKER, workerData: { store }, minThreads: 1, maxThreads: THREADS });
    this.pulse = pulse;
  }

  /** The answer, or why there is none. Rejects when the store cannot be read. */
  ask(asked: Asked): Promise<Told> {
    const state = this.pulse.stateOf(subjectOf(asked), asked.numbers[0]);
    const key = `${asked.route} ${asked.numbers} ${state}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const given = this.pool.run(asked);
    if (this.kept.size === KEPT) this.kept.delete(this.kept.keys().next().value as string);
    this.kept.set(key, given);
    given.catch(() => this.kept.delete(key));
    return given;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}

/** The worker's file, and what Node needs to run it: from the sources their loader, from the build nothing. */
const WORKER = import.meta.url.endsWith(".ts")
  ? {
      filename: fileURLToPath(new URL("./answer-worker.ts", import.meta.url)),
      execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    }
  : { filename: fileURLToPath(new URL("./answer-worker.js", import.meta.url)) };
