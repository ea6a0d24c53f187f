import { setImmediate } from "node:timers/promises";
import { defineCommand, flag } from "../../../../arena/apps/cli/command.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import { processStreams } from "../../../../arena/apps/cli/streams.ts";

/** A run that writes until it is told to stop, and with --deaf does not listen. */
const loud = defineCommand({
  name: "loud",
  summary: "writes until it is stopped",
  examples: [
    ["arena loud", "writes"],
    ["arena loud --deaf", "does not listen"],
  ],
  options: { deaf: flag({ describe: "go on after Ctrl-C" }) },
  positionals: {},
  async run({ out, signal, options }) {
    signal.addEventListener("abort", () => out("Ctrl-C\n"));
    while (options.deaf || !signal.aborted) {
      out("a line of data\n");
      await setImmediate();
    }
    out("saved\n");
    return undefined;
  },
});

process.exitCode = await runCommandLine(["loud", ...process.argv.slice(2)], processStreams(), {
  env: {},
  cwd: process.cwd(),
  commands: { loud: { summary: loud.summary, load: async () => loud } },
});
