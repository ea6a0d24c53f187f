import { z } from "zod";
import { boardSchema } from "../../src/board/schema.ts";
import { rulesSchema } from "../../src/rules/schema.ts";
import { scenarioSchema } from "../scenario/schema.ts";
import { populationSchema } from "../tournament/population/population-schema.ts";
import { COMMANDS } from "./cli/command-table.ts";
import { configSchema } from "./cli/config-schema.ts";

/** Every format that people write files in: where its JSON Schema is published, and the zod schema behind it. */
const FORMATS = [
  { name: "scenario", title: "Monopoly Arena scenario", schema: scenarioSchema },
  { name: "rules", title: "Monopoly Arena rule set", schema: rulesSchema },
  { name: "population", title: "Monopoly Arena population", schema: populationSchema },
  { name: "board", title: "Monopoly Arena board", schema: boardSchema },
] as const;

const commands = await Promise.all(Object.values(COMMANDS).map(({ load }) => load()));

/** The published JSON Schemas: path from the root of the package, and the text of the file. */
export const SCHEMA_FILES: readonly { readonly path: string; readonly text: string }[] = [
  ...FORMATS.map(({ name, title, schema }) =>
    fileOf(name, { title, ...z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) }),
  ),
  fileOf("config", configSchema(commands)),
];

function fileOf(name: string, schema: unknown) {
  return { path: `schema/${name}.schema.json`, text: `${JSON.stringify(schema, null, 2)}\n` };
}
