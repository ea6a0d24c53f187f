import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import type { Sink } from "../../../../arena/apps/cli/streams.ts";

/** Runs one line of the real program in this process, in the folder `cwd`. */
export async function arenaIn(cwd: string, line: string) {
  const written = { stdout: "", stderr: "" };
  const sink = (stream: "stdout" | "stderr"): Sink => ({
    isTerminal: false,
    write: (text) => {
      written[stream] += text;
    },
  });
  const streams = { stdout: sink("stdout"), stderr: sink("stderr"), signal: new AbortController().signal };
  const code = await runCommandLine(line.split(" "), streams, { env: {}, cwd, commands: COMMANDS });
  return { code, ...written };
}
