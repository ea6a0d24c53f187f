import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Told } from "./answer-worker.ts";
import type { Pulse } from "./pulse.ts";
import { type Asked, isPlayed, subjectOf } from "./routes.ts";

/** Games that are played again at a time: a slow one does not hold up the rest. */
const PLAYERS = 2;
/** Answers kept once given. */
const KEPT = 64;

/** Answers from threads of their own, each given once for each state of its run. */
export class Answers {
  /** A single thread, so that what it has counted of a run is there when it is asked again. */
  private readonly counting: Pool;
  private readonly playing: Pool;
  private readonly kept = new Map<string, Promise<Told>>();
  private readonly pulse: Pulse;

  constructor(store: string, pulse: Pulse) {
    this.counting = poolOf(store, 1);
    this.playing = poolOf(store, PLAYERS);
    this.pulse = pulse;
  }

  /** The answer, or why there is none. Rejects when the store cannot be read. */
  ask(asked: Asked): Promise<Told> {
    const state = this.pulse.stateOf(subjectOf(asked), asked.numbers[0]);
    const key = `${asked.route} ${asked.numbers} ${state}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const given = (isPlayed(asked) ? this.playing : this.counting).run(asked);
    if (this.kept.size === KEPT) this.kept.delete(this.kept.keys().next().value as string);
    this.kept.set(key, given);
    given.catch(() => this.kept.delete(key));
    return given;
  }

  async close(): Promise<void> {
    await Promise.all([this.counting.destroy(), this.playing.destroy()]);
  }
}

type Pool = Piscina<Asked, Told>;

function poolOf(store: string, threads: number): Pool {
  return new Piscina({ ...WORKER, workerData: { store }, minThreads: 1, maxThreads: threads });
}

/** The worker's file, and what Node needs to run it: from the sources their loader, from the build nothing. */
const WORKER = import.meta.url.endsWith(".ts")
  ? {
      filename: fileURLToPath(new URL("./answer-worker.ts", import.meta.url)),
      execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    }
  : { filename: fileURLToPath(new URL("./answer-worker.js", import.meta.url)) };
