import type { QueueState } from "../../tournament/queue/queue-tally.ts";
import type { ServeState } from "../../tournament/queue/serve-queue.ts";
import type { Metric } from "./serve-metrics.ts";

const counter = (name: string, help: string, value: number): Metric => ({
  name,
  kind: "counter",
  help,
  samples: [[value]],
});
const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  kind: "gauge",
  help,
  samples: [[value]],
});

/** A run by way of a queue, in numbers. */
export function coordinatorMetrics({ units, games, seconds, workers }: QueueState): Metric[] {
  const here = workers.filter(({ state }) => state === "here");
  return [
    counter("units_done_total", "Units that came back and are stored.", units.done),
    gauge("units_in_flight", "Units handed out that are not back yet.", units.inFlight),
    counter("units_repeated_total", "Units played twice, with the same result.", units.repeated),
    counter("units_mismatched_total", "Units played twice, with different results.", units.mismatched),
    counter("units_failed_total", "Units that failed for good.", units.failed),
    counter("games_total", "Games of the units that came back.", games),
    gauge("games_per_second", "Games a second since the run began.", games / Math.max(1, seconds)),
    gauge("workers", "Workers that are here.", here.length),
    {
      name: "worker_heartbeat_age_seconds",
      kind: "gauge",
      help: "Seconds since the last heartbeat of a worker that has not left.",
      samples: workers
        .filter(({ state }) => state !== "left")
        .map(({ name, age }) => [Number(age.toFixed(3)), { worker: name }] as const),
    },
  ];
}

/** A worker in numbers; `seconds` since it began, and since its last word reached the server. */
export function workerMetrics(
  { done, inFlight, failed, games, slots }: ServeState,
  seconds: number,
  sinceBeat: number,
): Metric[] {
  return [
    counter("units_done_total", "Units played.", done),
    gauge("units_in_flight", "Units being played.", inFlight),
    counter("units_failed_total", "Attempts at units that failed.", failed),
    counter("games_total", "Games of the units that were played.", games),
    gauge("games_per_second", "Games a second since the worker began.", games / Math.max(1, seconds)),
    gauge("slots", "Units that can be played at a time.", slots),
    gauge("heartbeat_age_seconds", "Seconds since the last heartbeat reached the server.", sinceBeat),
  ];
}
