import { Piscina } from "piscina";
import { memoryLimits } from "../../runtime/thread-memory.ts";
import { type ThreadProgram, threadProgram } from "../../runtime/thread-program.ts";
import type { TaskResult, UnitTask } from "./play-task.ts";

/** Threads that play units of any plan; started when they are needed first, and kept until the pool is destroyed. */
export type WorkerPool = Piscina<UnitTask, TaskResult>;

/** Memory of a thread in MB past which a call of a player is cut off: an engine needs a few, so it is the player's doing. */
export const MAX_MEMORY = 512;

/** A program that plays tasks as `unit-worker.ts` does, with what it is told beside them. */
export interface WorkerProgram {
  readonly program: ThreadProgram;
  readonly data?: unknown;
}

/** Made for each pool, since modules that threads import first are registered at any time. */
const unitWorker = (): WorkerProgram => ({ program: threadProgram(import.meta.url, "./unit-worker") });

/** Hands over a pool of up to `threads` worker threads, and ends them when it is done with. */
export async function withWorkerPool<T>(
  threads: number,
  use: (pool: WorkerPool) => Promise<T>,
  { program, data }: WorkerProgram = unitWorker(),
): Promise<T> {
  const pool: WorkerPool = new Piscina<UnitTask, TaskResult>({
    ...program,
    workerData: data,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    resourceLimits: memoryLimits(MAX_MEMORY * threads),
  });
  // A thread that ends between tasks, by a player's timer: the next task gets another.
  pool.on("error", () => {});
  try {
    return await use(pool);
  } finally {
    await pool.destroy();
  }
}
