import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { COMMANDS } from "../../../../arena/apps/cli/command-table.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import { freshFolder } from "../../tournament/process.ts";

/** A folder of one's own, files in it, and the program run inside this process with that folder to work in. */
export function workshop() {
  const folder = freshFolder();
  return {
    folder,
    /** Writes a file, as JSON unless it is text, and returns its path. */
    file(name: string, content: unknown): string {
      const path = join(folder, name);
      writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
      return path;
    },
    /** Runs a line of the program, its words one by one. */
    async arena(...args: readonly string[]) {
      const written = { stdout: "", stderr: "" };
      const sink = (stream: "stdout" | "stderr") => ({
        isTerminal: false,
        write: (text: string) => {
          written[stream] += text;
        },
      });
      const streams = {
        stdout: sink("stdout"),
        stderr: sink("stderr"),
        signal: new AbortController().signal,
      };
      const code = await runCommandLine(args, streams, { env: {}, cwd: folder, commands: COMMANDS });
      return { code, ...written };
    },
  };
}
