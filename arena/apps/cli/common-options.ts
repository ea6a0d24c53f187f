import { flag, type Option, type OptionTable, type ValuesOf, value } from "./command.ts";
import { GROUP } from "./option-groups.ts";
import { text } from "./values.ts";

const group = GROUP.general;

/** On, off, or (unset) whatever the environment and the terminal say. */
const color: Option<boolean | undefined> = {
  ...flag({ group, describe: "colour in text (default: where stdout is a terminal)" }),
  default: undefined,
};

/** The options that every command has. */
export const COMMON_OPTIONS = {
  json: flag({ group, describe: "one JSON document on stdout and nothing else" }),
  quiet: flag({ group, alias: "q", describe: "no progress and no notes on stderr" }),
  verbose: flag({
    group,
    describe: "where a player throws, the places it was called from too, and the stack of any error",
  }),
  color,
  config: value(text, {
    group,
    describe: "configuration file (default: arena.config.json where there is one)",
  }),
} satisfies OptionTable;

export type CommonValues = ValuesOf<typeof COMMON_OPTIONS>;
