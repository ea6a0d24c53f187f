import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { DataFault, readData } from "../../src/data-fault.ts";
import { type Settings, validateSettings } from "../../src/parameters.ts";
import type { TierDefinition } from "./tier.ts";

const VERSION = 1;

const settingsFile = z.strictObject({
  version: z.literal(VERSION),
  player: z.string(),
  settings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  /** Where the settings come from, for people. */
  note: z.string().optional(),
});

/**
 * The settings of a file that `arena tune` wrote, as in `hl:@best.json`. Throws in one line on a file that cannot be
 * read, of another version or player, or with settings outside the declaration.
 */
export function readSettingsFile(tier: TierDefinition, path: string): Settings {
  const content = parsed(path);
  try {
    const { player, settings } = readData(settingsFile, content);
    if (player !== tier.id) throw new Error(`it holds settings of ${player}, expected ${tier.id}`);
    return validateSettings(tier.parameters, settings);
  } catch (error) {
    const reason = error instanceof DataFault ? error.message : (error as Error).message;
    throw new Error(`settings file ${path}: ${reason}`);
  }
}

/** Writes settings for {@link readSettingsFile}; an existing file is not overwritten. */
export function writeSettingsFile(path: string, player: string, settings: Settings, note: string): void {
  const content = JSON.stringify({ version: VERSION, player, settings, note }, null, 2);
  writeFileSync(path, `${content}\n`, { flag: "wx" });
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? `no JSON: ${error.message}` : (error as NodeJS.ErrnoException).code;
    throw new Error(`settings file ${path}: ${reason}`);
  }
}
