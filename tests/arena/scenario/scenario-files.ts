import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readJson } from "../../../arena/runtime/read-json.ts";

const FOLDER = fileURLToPath(new URL("../../scenarios/", import.meta.url));

/** A scenario file of the suite. */
export interface ScenarioFixture {
  readonly file: string;
  readonly name: string;
  readonly content: unknown;
}

/** Every scenario of `tests/scenarios/` and the folders in it, in the order of their names. */
export function scenarioFiles(): ScenarioFixture[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => {
      const content = readJson(FOLDER + file);
      return { file, name: (content as { name: string }).name, content };
    });
}
