import { resolve } from "node:path";
import { z } from "zod";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import { UsageError } from "../../runtime/exit.ts";
import { readJson } from "../../runtime/read-json.ts";
import type { CommandTable } from "./command.ts";

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const section = z.record(z.string(), z.union([scalar, z.array(scalar)]));
const configFile = z.object({ $schema: z.string().optional() }).catchall(section);

/**
 * The settings that a configuration file has for one command: option name as typed (`stop-when`) to its text.
 * The file is `{ "<command>": { "<option>": value } }`, a list stands for its comma-separated text; `$schema` may name
 * schema/config.schema.json for editors. Throws a {@link UsageError} on anything else.
 */
export function readConfigFile(
  path: string,
  cwd: string,
  command: string,
  commands: CommandTable,
): ReadonlyMap<string, string> {
  const sections = readSections(path, cwd);
  for (const name of Object.keys(sections)) {
    if (!Object.hasOwn(commands, name)) {
      throw new UsageError(`${path}: unknown command "${name}"${didYouMean(name, Object.keys(commands))}`);
    }
  }
  return new Map(Object.entries(sections[command] ?? {}).map(([name, value]) => [name, String(value)]));
}

function readSections(path: string, cwd: string): Readonly<Record<string, z.output<typeof section>>> {
  let json: unknown;
  try {
    json = readJson(resolve(cwd, path));
  } catch (error) {
    throw new UsageError(`configuration file ${path}: ${(error as Error).message}`);
  }
  const parsed = configFile.safeParse(json);
  if (parsed.success) {
    const { $schema: _, ...sections } = parsed.data;
    return sections;
  }
  const where = parsed.error.issues[0]!.path.join(".");
  throw new UsageError(
    `${path}: ${where === "" ? "the file" : where} does not fit; expected { "<command>": { "<option>": value } }`,
  );
}
