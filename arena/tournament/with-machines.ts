import type { QueueSettings } from "./queue/with-queue.ts";
import { playTournament } from "./workers/play-tournament.ts";
import type { PlayUnits } from "./workers/play-units.ts";
import { type WorkerProgram, withWorkerPool } from "./workers/worker-pool.ts";

/** The machines that play units: the threads of this one, or those of a queue. They change nothing in the results. */
export interface Machines {
  /** Threads of this machine. */
  readonly workers: number;
  /** Workers elsewhere in place of the threads. */
  readonly queue?: QueueSettings | undefined;
  /** Seconds for one answer of an external player, the usual ones when left out. */
  readonly thinkLimit?: number | undefined;
  /** Seat player files in threads of their own, and not in the workers. Workers elsewhere always do. */
  readonly isolate?: boolean;
  readonly signal: AbortSignal;
  /** The threads' program, where it is not the usual one. Workers elsewhere have their own. */
  readonly program?: WorkerProgram | undefined;
}

/** Hands over what plays units on these machines, and lets go of them when it is done with. */
export async function withMachines<T>(
  { workers, queue, thinkLimit, isolate, signal, program }: Machines,
  use: (play: PlayUnits) => Promise<T>,
): Promise<T> {
  if (queue === undefined) {
    return withWorkerPool(
      workers,
      (pool) => use((work, steps) => playTournament(work, { ...steps, pool, thinkLimit, isolate })),
      program,
    );
  }
  // Loaded for a queue only.
  const { withQueue } = await import("./queue/with-queue.ts");
  return withQueue(queue, thinkLimit, signal, use);
}
