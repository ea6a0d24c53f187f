import { UsageError } from "../../runtime/exit.ts";
import type { QueueState } from "../../tournament/queue/queue-tally.ts";
import type { Machines } from "../../tournament/with-machines.ts";
import type { Console } from "./command.ts";
import { coordinatorMetrics } from "./queue-metrics.ts";
import { type MetricsAddress, withMetrics } from "./serve-metrics.ts";

/** Options of every command that plays: threads or workers elsewhere, limits, store. */
export interface MachineSettings {
  readonly workers: number;
  readonly queue: string | undefined;
  readonly metrics: MetricsAddress | undefined;
  readonly volatileQueue: boolean;
  readonly replayShare: number;
  readonly thinkLimit?: number | undefined;
  readonly isolate: boolean;
  readonly store: string;
  readonly resume: boolean;
}

/** Hands over the machines that the options name, and tells how their queue stands while they are used. */
export async function withMachineSettings<T>(
  settings: MachineSettings,
  { signal, warn, note }: Pick<Console, "signal" | "warn" | "note">,
  use: (machines: Machines) => Promise<T>,
): Promise<T> {
  const {
    workers,
    thinkLimit,
    isolate,
    queue: url,
    volatileQueue: volatile,
    replayShare,
    metrics,
  } = settings;
  const machines = { workers, thinkLimit, isolate, signal };
  if (url === undefined) {
    if (metrics !== undefined) throw new UsageError("--metrics tells of a queue: give --queue with it");
    return use(machines);
  }
  let state: QueueState | null = null;
  const queue = {
    url,
    volatile,
    replayShare,
    waits: warn,
    told: (now: QueueState) => {
      state = now;
    },
  };
  const read = () => (state === null ? [] : coordinatorMetrics(state));
  return withMetrics(metrics, read, note, () => use({ ...machines, queue }));
}
