import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import { RunError, UsageError } from "../../runtime/exit.ts";
import {
  type Command,
  type CommandTable,
  givenApart,
  type Option,
  type OptionTable,
  type PositionalTable,
  type ReadValues,
} from "./command.ts";
import type { CommandLine } from "./command-line.ts";
import { allOptions, kebab } from "./parser.ts";

/** Sources of settings besides the command line. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly commands: CommandTable;
}

/** Text of an option, and the name of its source in error lines. */
interface Setting {
  readonly text: string;
  readonly named: string;
}

type Layer = ReadonlyMap<string, Setting>;

const DEFAULT_CONFIG = "arena.config.json";

/** Values that a command runs with, and warnings of variables that are probably mistyped. */
export interface Settings {
  readonly values: ReadValues;
  readonly warnings: readonly string[];
}

/** Reads every value of a command: flag before environment before configuration file before default. */
export async function readSettings(
  command: Command,
  line: CommandLine,
  surroundings: Surroundings,
): Promise<Settings> {
  const options = allOptions(command);
  const typed: Layer = new Map(
    [...line.flags].map(([key, text]) => [key, { text, named: `--${kebab(key)}` }]),
  );
  const environment = readEnvironment(options, surroundings.env);
  const config = typed.get("config") ?? environment.get("config");
  if (config !== undefined) read(() => options.config.read(config.text), config.named, config.text);
  const file = await readFile(command, options, config?.text, surroundings);
  return {
    values: {
      options: readOptions(options, [typed, environment, file]),
      positionals: readPositionals(command.positionals, line.positionals),
    },
    warnings: unreadVariables(options, surroundings.env),
  };
}

const PREFIX = "ARENA_";
const variable = (key: string): string => `${PREFIX}${kebab(key).replaceAll("-", "_").toUpperCase()}`;

function readEnvironment(options: OptionTable, env: Surroundings["env"]): Layer {
  const layer = new Map<string, Setting>();
  for (const key of Object.keys(options)) {
    const text = env[variable(key)];
    if (text !== undefined) layer.set(key, { text, named: variable(key) });
  }
  return layer;
}

/** Warnings of `ARENA_` variables whose name is near an option's; others may belong to other commands. */
function unreadVariables(options: OptionTable, env: Surroundings["env"]): string[] {
  const names = Object.keys(options).map(kebab);
  return Object.keys(env)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, option: name.slice(PREFIX.length).toLowerCase().replaceAll("_", "-") }))
    .filter(({ option }) => !names.includes(option))
    .map(({ name, option }) => ({ name, hint: didYouMean(option, names) }))
    .filter(({ hint }) => hint !== "")
    .map(({ name, hint }) => `${name} sets nothing here${hint}`);
}

async function readFile(
  command: Command,
  options: OptionTable,
  named: string | undefined,
  { cwd, commands }: Surroundings,
): Promise<Layer> {
  const layer = new Map<string, Setting>();
  if (named === undefined && !existsSync(resolve(cwd, DEFAULT_CONFIG))) return layer;
  const path = named ?? DEFAULT_CONFIG;
  // Loaded only for a file: the schema library would be a third of the start-up time.
  const { readConfigFile } = await import("./config-file.ts");
  const keys = new Map(
    Object.keys(options)
      .filter((key) => key !== "config")
      .map((key) => [kebab(key), key]),
  );
  for (const [name, text] of readConfigFile(path, cwd, command.name, commands)) {
    const key = keys.get(name);
    const where = `${path}: ${command.name}.${name}`;
    if (key === undefined) throw new UsageError(`${where} is no option${didYouMean(name, [...keys.keys()])}`);
    layer.set(key, { text, named: where });
  }
  return layer;
}

function readOptions(options: OptionTable, layers: readonly Layer[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(options)) {
    const set = layers.map((layer) => layer.get(key)).find((setting) => setting !== undefined);
    const setting = set ?? { text: option.default, named: `the default of --${kebab(key)}` };
    if (setting.text === undefined) {
      if (option.required) throw new UsageError(`--${kebab(key)} is missing: ${option.describe}`);
      values[key] = undefined;
    } else {
      values[key] = readOption(option, setting.named, setting.text);
    }
  }
  return values;
}

/** Reads each text of an option by itself, so that a slip is told of the one that it is in. */
function readOption(option: Option<unknown>, named: string, text: string): unknown {
  if (!option.repeated) return read(() => option.read(text), named, text);
  return givenApart(text).flatMap((each) => read(() => option.read(each), named, each));
}

function readPositionals(table: PositionalTable, texts: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  let next = 0;
  for (const [name, positional] of Object.entries(table)) {
    const given = texts.slice(next, positional.rest ? undefined : next + 1);
    next += given.length;
    if (given.length === 0 && positional.required) {
      throw new UsageError(`${name.toUpperCase()} is missing: ${positional.describe}`);
    }
    values[name] = read(() => positional.read(given), name.toUpperCase(), given.join(" "));
  }
  if (next < texts.length) throw new UsageError(`unexpected argument "${texts[next]}"`);
  return values;
}

function read<T>(reader: () => T, named: string, text: string): T {
  try {
    return reader();
  } catch (error) {
    if (error instanceof RunError) throw error;
    const { message } = error as Error;
    throw new UsageError(`${says(message, text) ? named : `${named} "${text}"`}: ${message}`);
  }
}

/** True where the message has the text already, in quotes or as a path or a command. */
const says = (message: string, text: string): boolean =>
  message.includes(`"${text}"`) || (/[./\\:]/.test(text) && message.includes(text));
