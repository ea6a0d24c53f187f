import type { Argv } from "yargs";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import { UsageError } from "../../runtime/exit.ts";
import { type Command, type CommandTable, givenTogether, type Option } from "./command.ts";
import { allOptions, bareParser, commandParser, kebab } from "./parser.ts";

/** A parsed command line, its values still text. */
export interface CommandLine {
  /** The help text when it was asked for, which is printed instead of a run. */
  readonly help: string | undefined;
  /** Option key to its text, for the options that were typed. */
  readonly flags: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
}

/** The argument with which the completion script asks; the words typed so far follow, the program's name first. */
export const COMPLETION_REQUEST = "--get-yargs-completions";

/** The word in the command's place, or undefined where a line has options only. */
export const commandWord = (args: readonly string[]): string | undefined =>
  args.find((word) => !word.startsWith("-"));

/** Completions of the last of `words`, with or without a known command before it. */
export function completions(
  words: readonly string[],
  command: Command | undefined,
  commands: CommandTable,
): Promise<readonly string[]> {
  const parser = command === undefined ? bareParser(commands) : commandParser(command);
  return new Promise((resolve, reject) => {
    parser.getCompletion([...words], (error, found) => (error ? reject(error) : resolve(found)));
  });
}

/** Parses a line without a command: help is all it can ask for. */
export async function readBareLine(args: readonly string[], commands: CommandTable): Promise<CommandLine> {
  const parser = bareParser(commands);
  const { argv, help } = await parse(parser, args);
  refuseUnknown(argv, ["help", "version"]);
  return { help: help ?? (await parser.getHelp()), flags: new Map(), positionals: [] };
}

/** Parses a line of `command`. Throws {@link UsageError} on options that the command does not have. */
export async function readCommandLine(args: readonly string[], command: Command): Promise<CommandLine> {
  const { argv, help } = await parse(commandParser(command), args);
  const options = Object.entries(allOptions(command)).map(([key, option]) => ({
    key,
    name: kebab(key),
    option,
  }));
  if (help === undefined) refuseUnknown(argv, ["help", ...options.map(({ name }) => name)]);
  const flags = new Map<string, string>();
  for (const { key, name, option } of options) {
    if (argv[name] !== undefined) flags.set(key, optionText(name, option, argv[name], args));
  }
  return { help, flags, positionals: argv._.slice(1).map(String) };
}

type Parsed = Readonly<Record<string, unknown>> & { readonly _: readonly (string | number)[] };

/** Parses with a callback: then yargs neither prints nor ends the process, and hands over what it would have printed. */
function parse(parser: Argv, args: readonly string[]): Promise<{ argv: Parsed; help: string | undefined }> {
  return new Promise((resolve, reject) => {
    parser.parse([...args], {}, (error: Error | undefined, argv: Parsed, output: string) =>
      error ? reject(new UsageError(error.message)) : resolve({ argv, help: output || undefined }),
    );
  });
}

function refuseUnknown(argv: Parsed, known: readonly string[]): void {
  for (const [name, given] of Object.entries(argv)) {
    if (name === "_" || name === "$0" || known.includes(name)) continue;
    const written = name.length === 1 ? `-${name}` : given === false ? `--no-${name}` : `--${name}`;
    const hint = didYouMean(
      `--${name}`,
      known.map((each) => `--${each}`),
    );
    throw new UsageError(`unknown option ${written}${hint}`);
  }
}

/** The text of an option as yargs found it. Throws {@link UsageError} on slips that yargs lets pass. */
function optionText(name: string, option: Option<unknown>, given: unknown, args: readonly string[]): string {
  if (Array.isArray(given)) {
    if (option.repeated && given.every((each) => typeof each === "string")) return givenTogether(given);
    throw givenTwice(name);
  }
  if (!option.flag) {
    if (typeof given === "string") return given;
    throw new UsageError(
      given === true ? `--${name} needs a value` : `--no-${name} means nothing: --${name} takes a value`,
    );
  }
  // Of a repeated flag yargs keeps the last, and it takes --quiet=maybe for --no-quiet.
  const spelling = new RegExp(`^(--(no-)?${name}|-${option.alias ?? name})(=|$)`);
  const written = args.filter((each) => spelling.test(each));
  if (written.length > 1) throw givenTwice(name);
  return written[0]?.split("=")[1] ?? String(given);
}

const givenTwice = (name: string): UsageError =>
  new UsageError(`--${name} was given more than once; give it once`);
