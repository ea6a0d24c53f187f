import type { Command, Option } from "./command.ts";
import { allOptions, kebab } from "./parser.ts";

/** The JSON Schema of configuration files, from the option tables of every command. */
export function configSchema(commands: readonly Command[]) {
  const sections = commands.map((command) => [command.name, section(command)] as const);
  return {
    title: "Monopoly Arena configuration",
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    properties: { $schema: { type: "string" }, ...Object.fromEntries(sections) },
    additionalProperties: false,
  };
}

function section(command: Command) {
  const options = Object.entries(allOptions(command)).filter(([key]) => key !== "config");
  return {
    description: command.summary,
    type: "object",
    properties: Object.fromEntries(options.map(([key, option]) => [kebab(key), property(key, option)])),
    additionalProperties: false,
  };
}

/** Values as JSON has them; a list stands for its text with commas. */
const SCALAR = { type: ["string", "number", "boolean"] };

function property(key: string, { describe, flag, default: standing, read: { choices } }: Option<unknown>) {
  return {
    description: describe,
    ...(flag ? { type: "boolean" } : { anyOf: [SCALAR, { type: "array", items: SCALAR }] }),
    ...(choices === undefined ? {} : { examples: choices }),
    ...(standing === undefined || MACHINES.has(key)
      ? {}
      : { default: flag ? standing === "true" : standing }),
  };
}

/** Options whose default is the machine's. */
const MACHINES = new Set(["workers"]);
