import { EXIT, type ExitCode, IncompleteError, RunError, UsageError } from "../../runtime/exit.ts";
import { isVerbose, VERBOSE } from "../../runtime/verbose.ts";
import { version } from "../../runtime/version.ts";
import { visibleLine, visibleText } from "../../runtime/visible-text.ts";
import type { Command, CommandEntry, CommandTable } from "./command.ts";
import type { CommonValues } from "./common-options.ts";
import type { Surroundings } from "./settings.ts";
import { INTERRUPTED, PIPE_CLOSED, type Streams } from "./streams.ts";

const VERSION_FLAGS = ["--version", "-v", "-V"];

/**
 * Runs one command line (without node and the script) and returns the exit code of the process. Whatever goes
 * wrong is one line on stderr; only a fault of the program itself shows a stack, or anything under `--verbose`.
 */
export async function runCommandLine(
  given: readonly string[],
  streams: Streams,
  surroundings: Surroundings,
): Promise<ExitCode> {
  // `arena help run` asks what `arena run --help` does.
  const args = given[0] === "help" ? [...given.slice(1), "--help"] : given;
  let speaker = "arena";
  let say = (line: string): void => streams.stderr.write(`${line}\n`);
  try {
    if (args.length === 1 && VERSION_FLAGS.includes(args[0] ?? "")) return print(streams, version);
    // Loaded past the instant answer above, so that it waits for no parser.
    const line = await import("./command-line.ts");
    const { commands } = surroundings;
    if (args[0] === line.COMPLETION_REQUEST) {
      const words = args.slice(1);
      const entry = findEntry(line.commandWord(words.slice(1)), commands);
      return print(streams, (await line.completions(words, await entry?.load(), commands)).join("\n"));
    }
    const word = line.commandWord(args);
    if (word === undefined) return print(streams, (await line.readBareLine(args, commands)).help);
    const command = await loadCommand(word, commands);
    speaker = `arena ${command.name}`;
    const typed = await line.readCommandLine(args, command);
    if (typed.help !== undefined) return print(streams, typed.help);

    const { readSettings } = await import("./settings.ts");
    const { createConsole } = await import("./console.ts");
    const { values, warnings } = await readSettings(command, typed, surroundings);
    process.env[VERBOSE] = String((values.options as CommonValues).verbose);
    const console = createConsole(values.options as CommonValues, streams, surroundings.env);
    say = console.warn;
    for (const warning of warnings) say(`${speaker}: ${warning}`);
    const code = await command.run(console, values);
    return code ?? (streams.signal.reason === INTERRUPTED ? EXIT.interrupted : EXIT.done);
  } catch (error) {
    if (streams.signal.reason === PIPE_CLOSED) return EXIT.done;
    say(`${speaker}: ${explain(error)}`);
    return codeOf(error);
  }
}

function print(streams: Streams, text = ""): ExitCode {
  streams.stdout.write(`${text}\n`);
  return EXIT.done;
}

const findEntry = (word: string | undefined, commands: CommandTable): CommandEntry | undefined =>
  word !== undefined && Object.hasOwn(commands, word) ? commands[word] : undefined;

async function loadCommand(word: string, commands: CommandTable): Promise<Command> {
  const entry = findEntry(word, commands);
  if (entry !== undefined) return entry.load();
  const { didYouMean } = await import("../../../src/text/did-you-mean.ts");
  const hint = didYouMean(word, Object.keys(commands));
  throw new UsageError(`unknown command "${word}"${hint === "" ? "; arena --help lists them" : hint}`);
}

/** Errors that are told in one line, and the exit code of each; any other is a fault of the program itself. */
const TOLD = [
  [UsageError, EXIT.usage],
  [RunError, EXIT.failed],
  [IncompleteError, EXIT.incomplete],
] as const;

const codeOf = (error: unknown): ExitCode => TOLD.find(([kind]) => error instanceof kind)?.[1] ?? EXIT.failed;

function explain(error: unknown): string {
  if (!isVerbose() && TOLD.some(([kind]) => error instanceof kind))
    return visibleLine((error as Error).message);
  return visibleText(error instanceof Error ? (error.stack ?? error.message) : String(error));
}
