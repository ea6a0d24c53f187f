import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type CommandTable,
  defineCommand,
  flag,
  restPositionals,
  value,
} from "../../../../arena/apps/cli/command.ts";
import { runCommandLine } from "../../../../arena/apps/cli/shell.ts";
import type { Sink } from "../../../../arena/apps/cli/streams.ts";
import { decimal, listOf, oneOf, text, wholeNumber } from "../../../../arena/apps/cli/values.ts";
import { RunError } from "../../../../arena/runtime/exit.ts";

/** A command with an option of every kind, which answers with what it was given. */
const play = defineCommand({
  name: "play",
  summary: "plays what it is told",
  examples: [
    ["arena play a.json -n 10", "ten games"],
    ["arena play a.json b.json --seats fixed", "two files"],
  ],
  options: {
    games: value(wholeNumber({ min: 1 }), { alias: "n", default: "240", group: "Play", describe: "games" }),
    seats: value(oneOf("all", "rotate", "fixed"), { default: "all", group: "Play", describe: "seatings" }),
    players: value(listOf(text), { default: "random,hl", group: "Play", describe: "players" }),
    stopWhen: value(decimal({ min: 0, max: 1 }), { describe: "width of the interval to stop at" }),
    resume: flag({ describe: "go on where the last run stopped" }),
  },
  positionals: { files: restPositionals(text, "what to play") },
  async run({ answer, options, positionals, note, warn, colour, signal }) {
    note("a note");
    if (options.games === 13) throw new RunError("thirteen games\ncannot be played");
    if (options.games === 14) warn("fourteen is many");
    if (options.games === 15) throw new TypeError("a fault of the program");
    answer({ ...options, ...positionals, colour, aborted: signal.aborted }, () => "played\n");
    return undefined;
  },
});

/** A command with a required option and no positionals. */
const plan = defineCommand({
  name: "plan",
  summary: "plans",
  examples: [
    ["arena plan --detect 2", "two points"],
    ["arena plan --detect 5", "five points"],
  ],
  options: { detect: value(decimal({ min: 0 }), { required: true, describe: "the difference to detect" }) },
  positionals: {},
  async run({ out, options }) {
    out(`${options.detect}\n`);
    return 1;
  },
});

const COMMANDS: CommandTable = {
  play: { summary: play.summary, load: async () => play },
  plan: { summary: plan.summary, load: async () => plan },
};

/** What one command line did. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a line runs in; an empty folder, an empty environment and pipes when left out. */
export interface Setting {
  readonly env?: Readonly<Record<string, string>>;
  /** The text of arena.config.json in the working folder. */
  readonly config?: string;
  readonly terminal?: boolean;
  readonly signal?: AbortSignal;
  /** The two commands above when left out. */
  readonly commands?: CommandTable;
}

/** Runs a line inside this process. */
export async function arena(line: string, setting: Setting = {}): Promise<Outcome> {
  const { env = {}, config, terminal = false, signal = new AbortController().signal } = setting;
  const { commands = COMMANDS } = setting;
  const cwd = mkdtempSync(join(tmpdir(), "arena-cli-"));
  if (config !== undefined) writeFileSync(join(cwd, "arena.config.json"), config);
  const written = { stdout: "", stderr: "" };
  const sink = (stream: "stdout" | "stderr"): Sink => ({
    isTerminal: terminal,
    write: (text) => {
      written[stream] += text;
    },
  });
  const args = line.split(" ").filter((word) => word !== "");
  const streams = { stdout: sink("stdout"), stderr: sink("stderr"), signal };
  const code = await runCommandLine(args, streams, { env, cwd, commands });
  return { code, ...written };
}
