import type { ExitCode } from "../../runtime/exit.ts";
import { onOff, type ValueReader } from "./values.ts";

/** Description of an option. Its name is its key in the table: `stopWhen` for `--stop-when`. */
export interface OptionSettings {
  /** One line for `--help`, without a full stop. */
  readonly describe: string;
  /** A single letter: `n` for `-n`. */
  readonly alias?: string;
  /** The heading it stands under in `--help`; `Options` when left out. */
  readonly group?: string;
}

/** One entry of a command's option table. */
export interface Option<T> extends OptionSettings {
  /** A flag takes no value (`--quiet`, `--no-quiet`); anything else takes exactly one. */
  readonly flag: boolean;
  readonly required: boolean;
  /** It may be given several times: {@link values}. */
  readonly repeated?: boolean;
  /** The default as it would be typed, shown by `--help` and read like any other text. */
  readonly default: string | undefined;
  readonly read: ValueReader<T>;
}

/** An argument that stands without a dash, in the order of its table. */
export interface Positional<T> {
  readonly describe: string;
  readonly required: boolean;
  /** Takes every argument that is left; only the last may. */
  readonly rest: boolean;
  readonly read: (texts: readonly string[]) => T;
}

export type OptionTable = Readonly<Record<string, Option<unknown>>>;
export type PositionalTable = Readonly<Record<string, Positional<unknown>>>;

/** Values read by a table: each key with the type of its reader. */
export type ValuesOf<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Option<infer T> | Positional<infer T> ? T : never;
};

/** An option with one value. Without a default it reads `undefined` when nobody sets it, unless it is required. */
export function value<T>(
  read: ValueReader<T>,
  settings: OptionSettings & ({ readonly default: string } | { readonly required: true }),
): Option<T>;
export function value<T>(read: ValueReader<T>, settings: OptionSettings): Option<T | undefined>;
export function value<T>(
  read: ValueReader<T>,
  settings: OptionSettings & { readonly default?: string; readonly required?: true },
): Option<T | undefined> {
  return {
    ...settings,
    flag: false,
    required: settings.required ?? false,
    default: settings.default,
    read,
  };
}

/** Between the texts of an option that was given several times. */
const AGAIN = "\n";

/** An option with one value each time that it is given; reads `undefined` where nobody sets it. */
export function values<T>(read: ValueReader<T>, settings: OptionSettings): Option<readonly T[] | undefined> {
  const readAll = (text: string): readonly T[] => givenApart(text).map((each) => read(each));
  return { ...settings, flag: false, required: false, repeated: true, default: undefined, read: readAll };
}

/** The text of an option that was given with these texts, and the texts again. */
export const givenTogether = (texts: readonly string[]): string => texts.join(AGAIN);
export const givenApart = (text: string): readonly string[] => text.split(AGAIN);

/** An option that is on or off, off unless its default says otherwise. */
export function flag(settings: OptionSettings & { readonly default?: boolean }): Option<boolean> {
  return {
    ...settings,
    flag: true,
    required: false,
    default: String(settings.default ?? false),
    read: onOff,
  };
}

/** A positional that must be given. */
export function positional<T>(read: ValueReader<T>, describe: string): Positional<T> {
  return { describe, required: true, rest: false, read: ([first = ""]) => read(first) };
}

/** A positional that may be left out. */
export function optionalPositional<T>(read: ValueReader<T>, describe: string): Positional<T | undefined> {
  const readFirst = ([first]: readonly string[]): T | undefined =>
    first === undefined ? undefined : read(first);
  return { describe, required: false, rest: false, read: readFirst };
}

/** One or more positionals of the same kind (`FILE…`). */
export function restPositionals<T>(read: ValueReader<T>, describe: string): Positional<readonly T[]> {
  return { describe, required: true, rest: true, read: (texts) => texts.map((each) => read(each)) };
}

/** Output, progress and interrupt of a command, the same for all. */
export interface Console {
  /** `--json`: stdout gets one JSON document and nothing else. */
  readonly json: boolean;
  /** `--quiet`: no progress and no notes; warnings and errors remain. */
  readonly quiet: boolean;
  /** True where text may have colour: by the flag, else NO_COLOR, else FORCE_COLOR, else where stdout is a terminal. */
  readonly colour: boolean;
  /** Aborted by the first Ctrl-C or a closed pipe: finish the game in hand, save, and return. */
  readonly signal: AbortSignal;
  /** The command's one answer: `document` as JSON under `--json`, otherwise the text that `render` gives. */
  answer(document: unknown, render: () => string): void;
  /** Data on stdout piece by piece, for what is not one document. Refused under `--json`. */
  out(text: string): void;
  /** One line on stderr that `--quiet` silences. */
  note(line: string): void;
  /** One line on stderr that nothing silences. */
  warn(line: string): void;
  /**
   * The state of a long run, called as often as one likes: a live line on a terminal, a plain line every few
   * seconds elsewhere. `line` is called only when it is shown.
   */
  progress(line: () => string): void;
}

/** Console, options and positionals of one call of a command. */
export interface CommandContext<Options, Positionals> extends Console {
  readonly options: Options;
  readonly positionals: Positionals;
}

/** Declaration of a command. */
export interface CommandDefinition<Options extends OptionTable, Positionals extends PositionalTable> {
  readonly name: string;
  /** One line, no full stop; the same as in the command table. */
  readonly summary: string;
  /** Two examples, each a command line and what it does. */
  readonly examples: readonly [Example, Example];
  readonly options: Options;
  readonly positionals: Positionals;
  /** Returns an exit code, or nothing for 0 (130 when the signal was aborted by Ctrl-C). */
  run(context: CommandContext<ValuesOf<Options>, ValuesOf<Positionals>>): Promise<ExitCode | undefined>;
}

export type Example = readonly [line: string, does: string];

/** Values that the tables have read, by key; {@link defineCommand} gives them back their types. */
export interface ReadValues {
  readonly options: Readonly<Record<string, unknown>>;
  readonly positionals: Readonly<Record<string, unknown>>;
}

/** A command as the shell runs it, with option and positional tables to read its line by. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly examples: readonly Example[];
  readonly options: OptionTable;
  readonly positionals: PositionalTable;
  run(console: Console, values: ReadValues): Promise<ExitCode | undefined>;
}

/** Summary and loader of a command, known before it is loaded. */
export interface CommandEntry {
  readonly summary: string;
  load(): Promise<Command>;
}

export type CommandTable = Readonly<Record<string, CommandEntry>>;

/** Declares a command: everything the shell needs to parse, explain, complete and run it. */
export function defineCommand<const Options extends OptionTable, const Positionals extends PositionalTable>(
  definition: CommandDefinition<Options, Positionals>,
): Command {
  return {
    ...definition,
    run: (console, values) =>
      definition.run({
        ...console,
        options: values.options as ValuesOf<Options>,
        positionals: values.positionals as ValuesOf<Positionals>,
      }),
  };
}
