import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { TaskResult, UnitTask, WorkerStart } from "./unit-worker.ts";

/** Threads that play units. */
export type WorkerPool = Piscina<UnitTask, TaskResult>;

/** Memory of a thread in MB, past which it is ended: an engine needs a few, so it is a player's doing. */
const MAX_MEMORY = 512;

/** A pool of `threads` worker threads, each started with `start`. */
export function createWorkerPool(threads: number, start: WorkerStart): WorkerPool {
  return new Piscina<UnitTask, TaskResult>({
    ...WORKER,
    workerData: start,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
  });
}

/** The worker's file, and what Node needs to run it: from the sources their loader, from the build nothing. */
const WORKER = import.meta.url.endsWith(".ts")
  ? {
      filename: fileURLToPath(new URL("./unit-worker.ts", import.meta.url)),
      execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    }
  : { filename: fileURLToPath(new URL("./unit-worker.js", import.meta.url)) };
