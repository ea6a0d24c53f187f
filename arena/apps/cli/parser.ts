import yargs, { type Argv } from "yargs";
import { COMMAND_PREFIX } from "../../runtime/command-prefix.ts";
import type { Command, CommandTable, OptionTable } from "./command.ts";
import { COMMON_OPTIONS } from "./common-options.ts";

/** The program's name in every message and help text. */
export const NAME = "arena";
const HELP_COLUMNS = 100;

/** `stopWhen` as it is typed: `stop-when`. */
export const kebab = (key: string): string => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The command's own options and the common ones. */
export const allOptions = (command: Command): OptionTable => ({ ...command.options, ...COMMON_OPTIONS });

/** The parser of a line without a command. */
export function bareParser(commands: CommandTable): Argv {
  const parser = baseParser()
    .usage(`${NAME} <command> [options]`)
    .option("version", { type: "boolean", group: "General:", describe: "Show the version (-v)" })
    .group("help", "General:")
    .epilogue(`Options of a command: ${NAME} help <command>, or ${NAME} <command> --help`);
  for (const [name, { summary }] of Object.entries(commands)) parser.command(name, summary);
  return parser;
}

/** The parser of `command`. Values stay text, untyped, so that every source of settings is read alike. */
export function commandParser(command: Command): Argv {
  const parser = baseParser().usage(usage(command));
  for (const [key, option] of Object.entries(allOptions(command))) {
    const { alias, default: shown, describe, flag, group = "Options", read, required } = option;
    parser.option(kebab(key), {
      ...(alias === undefined ? {} : { alias }),
      ...(flag ? { type: "boolean" } : {}),
      ...(shown === undefined || (flag && shown === "false") ? {} : { defaultDescription: shown }),
      describe: `${withChoices(describe, read.choices)}${required ? " (required)" : ""}`,
      group: `${group}:`,
    });
  }
  parser.group("help", "General:");
  for (const [line, does] of command.examples) parser.example(line, does);
  return parser;
}

/** `what it does: a, b or c (default: …)`. */
function withChoices(describe: string, choices: readonly string[] = []): string {
  if (choices.length === 0) return describe;
  const [, does, aside = ""] = /^(.*?)( \(.*\))?$/.exec(describe) as RegExpExecArray;
  return `${does}: ${choices.slice(0, -1).join(", ")} or ${choices.at(-1)}${aside}`;
}

function baseParser(): Argv {
  const parser = yargs()
    .scriptName(NAME)
    .locale("en")
    .parserConfiguration({
      "camel-case-expansion": false,
      "dot-notation": false,
      "parse-numbers": false,
      "parse-positional-numbers": false,
      "strip-aliased": true,
    })
    .help("help", "Show this help")
    .alias("help", "h")
    .version(false)
    .wrap(Math.min(HELP_COLUMNS, process.stdout.columns ?? HELP_COLUMNS));
  return COMMAND_PREFIX === NAME ? parser : parser.epilogue(`Here ${NAME} is typed as: ${COMMAND_PREFIX}`);
}

function usage(command: Command): string {
  const table = Object.entries(command.positionals).map(([name, { describe, required, rest }]) => {
    const shown = `${name.toUpperCase()}${rest ? "…" : ""}`;
    return { shown: required ? shown : `[${shown}]`, describe };
  });
  const width = Math.max(0, ...table.map(({ shown }) => shown.length));
  const line = [NAME, command.name, ...table.map(({ shown }) => shown), "[options]"].join(" ");
  const explained = table.map(({ shown, describe }) => `${shown.padEnd(width)}  ${describe}`);
  return [line, "", command.summary, ...(explained.length > 0 ? ["", ...explained] : [])].join("\n");
}
