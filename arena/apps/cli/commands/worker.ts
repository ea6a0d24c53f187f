import { availableParallelism } from "node:os";
import { hostOf } from "../../../tournament/queue/redis-connection.ts";
import { defineCommand, positional, value } from "../command.ts";
import { GROUP } from "../option-groups.ts";
import { text, wholeNumber } from "../values.ts";

/** `arena worker`: plays units for `arena run --queue` until it is stopped. */
export const worker = defineCommand({
  name: "worker",
  summary: "play units for runs on other machines",
  examples: [
    ["arena worker redis://10.0.0.5:6379", "as many units at a time as there are cores, until Ctrl-C"],
    ["arena worker rediss://:secret@queue.example:6380 --slots 2", "two units at a time, over TLS"],
  ],
  options: {
    slots: value(wholeNumber({ min: 1, max: 256 }), {
      group: GROUP.machine,
      default: String(availableParallelism()),
      describe: "units played at a time",
    }),
  },
  positionals: { queue: positional(text, "address of the Redis that arena run --queue names") },
  async run({ options, positionals, answer, note, progress, signal }) {
    const { queue: url } = positionals;
    const host = hostOf(url);
    const { serveQueue } = await import("../../../tournament/queue/serve-queue.ts");
    let units = 0;
    note(`waiting for units at ${host}; Ctrl-C finishes those that were begun`);
    await serveQueue({
      url,
      slots: options.slots,
      signal,
      played: () => {
        units++;
        progress(() => `${units} units played for ${host}`);
      },
    });
    answer({ schema: 1, queue: host, units }, () => `${units} units played\n`);
    return undefined;
  },
});
