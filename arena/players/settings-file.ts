import { writeFileSync } from "node:fs";
import { z } from "zod";
import { type Settings, validateSettings } from "../../src/player/parameters.ts";
import { readData } from "../../src/text/data-fault.ts";
import { readJson } from "../runtime/read-json.ts";
import type { TierDefinition } from "./tier.ts";

const VERSION = 1;

const settingsFile = z.strictObject({
  version: z.literal(VERSION),
  /** Id of the tier that they are settings of. */
  player: z.string(),
  settings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  /** Origin of the settings, for people. */
  note: z.string().optional(),
});

/**
 * The settings of a file that `arena tune` wrote, as in `hl:@best.json`. Throws in one line on a file that cannot be
 * read, of another version or player, or with settings outside the declaration.
 */
export function readSettingsFile(tier: TierDefinition, path: string): Settings {
  try {
    const { player, settings } = readData(settingsFile, readJson(path));
    if (player !== tier.id) throw new Error(`it holds settings of ${player}, expected ${tier.id}`);
    return validateSettings(tier.parameters, settings, `arena players ${tier.id} lists them`);
  } catch (error) {
    throw new Error(`settings file ${path}: ${(error as Error).message}`);
  }
}

/** Writes settings for {@link readSettingsFile}. Throws in one line, on an existing file too. */
export function writeSettingsFile(
  path: string,
  tier: TierDefinition,
  settings: Settings,
  note: string,
): void {
  const content = JSON.stringify({ version: VERSION, player: tier.id, settings, note }, null, 2);
  try {
    writeFileSync(path, `${content}\n`, { flag: "wx" });
  } catch (error) {
    throw new Error(`settings file ${path} is not written: ${(error as Error).message}`);
  }
}
