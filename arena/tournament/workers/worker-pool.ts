import { Piscina } from "piscina";
import { memoryLimits } from "../../runtime/thread-memory.ts";
import { threadProgram } from "../../runtime/thread-program.ts";
import type { TaskResult, UnitTask } from "./unit-worker.ts";

/** Threads that play units of any plan; started when they are needed first, and kept until the pool is destroyed. */
export type WorkerPool = Piscina<UnitTask, TaskResult>;

/** Memory of a thread in MB past which a call of a player is cut off: an engine needs a few, so it is the player's doing. */
export const MAX_MEMORY = 512;

/** Hands over a pool of up to `threads` worker threads, and ends them when it is done with. */
export async function withWorkerPool<T>(threads: number, use: (pool: WorkerPool) => Promise<T>): Promise<T> {
  const pool: WorkerPool = new Piscina<UnitTask, TaskResult>({
    ...threadProgram(import.meta.url, "./unit-worker"),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    resourceLimits: memoryLimits(MAX_MEMORY * threads),
  });
  try {
    return await use(pool);
  } finally {
    await pool.destroy();
  }
}
