import { availableParallelism } from "node:os";
import { EXIT, UsageError } from "../../../runtime/exit.ts";
import { visibleLine } from "../../../runtime/visible-text.ts";
import { hostOf } from "../../../tournament/queue/connect-server.ts";
import type { ServeState } from "../../../tournament/queue/serve-queue.ts";
import { Pace } from "../../../tournament/workers/pace.ts";
import { defineCommand, flag, optionalPositional, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { workerMetrics } from "../queue-metrics.ts";
import { metricsAddress, withMetrics } from "../serve-metrics.ts";
import { text, wholeNumber } from "../values.ts";

/** `arena worker`: plays units for commands with `--queue` until it is stopped. */
export const worker = defineCommand({
  name: "worker",
  summary: "play units for runs on other machines",
  examples: [
    ["arena worker redis://10.0.0.5:6379", "as many units at a time as there are cores, until Ctrl-C"],
    ["arena worker postgres://arena@10.0.0.5/arena --slots 2", "two units at a time, by a PostgreSQL"],
  ],
  options: {
    queue: value(text, {
      group: GROUP.machine,
      describe:
        "address of the server, in place of URL: ARENA_QUEUE keeps a password out of the command line",
    }),
    slots: value(wholeNumber({ min: 1, max: 256 }), {
      group: GROUP.machine,
      default: String(availableParallelism()),
      describe: "units played at a time",
    }),
    allowPlayers: flag({
      group: GROUP.machine,
      describe: "run player files that come with the units, with your rights, in threads of their own",
    }),
    metrics: value(metricsAddress, {
      group: GROUP.output,
      describe: "port at which Prometheus reads how it goes, on 127.0.0.1 unless as HOST:PORT",
    }),
  },
  positionals: { url: optionalPositional(text, "address of the server that the run names by --queue") },
  async run({ options, positionals, answer, note, progress, signal }) {
    const url = positionals.url ?? options.queue;
    if (url === undefined)
      throw new UsageError("URL is missing: name the server of the queue, as in redis://10.0.0.5:6379");
    const host = hostOf(url);
    const { serveQueue } = await import("../../../tournament/queue/serve-queue.ts");
    const pace = new Pace();
    let state: ServeState | null = null;
    let beat = { number: 0, at: 0 };
    const told = (now: ServeState): void => {
      state = now;
      if (now.beat !== beat.number) beat = { number: now.beat, at: pace.seconds() };
      progress(() => stateLine(now, host));
    };
    const metrics = () =>
      state === null ? [] : workerMetrics(state, pace.seconds(), pace.seconds() - beat.at);
    note(`waiting for units at ${host}; Ctrl-C finishes those that were begun`);
    const { slots, allowPlayers } = options;
    await withMetrics(options.metrics, metrics, note, () =>
      serveQueue({ url, slots, allowPlayers, signal, told }),
    );
    const { done, failed, games }: Pick<ServeState, "done" | "failed" | "games"> = state ?? NOTHING;
    answer({ schema: 1, queue: host, units: done, failed, games }, () => `${done} units played\n`);
    // To be stopped is how it ends.
    return EXIT.done;
  },
});

const NOTHING = { done: 0, failed: 0, games: 0 };

function stateLine({ done, inFlight, failed, lastError }: ServeState, host: string): string {
  const faults = failed === 0 ? "" : ` · ${failed} failed, last: ${visibleLine(lastError)}`;
  return `${done} units played for ${host} · ${inFlight} in hand${faults}`;
}
