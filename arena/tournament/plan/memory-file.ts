import { writeFileSync } from "node:fs";
import { z } from "zod";
import { readJson } from "../../runtime/read-json.ts";

const memoryFile = z.strictObject({ schema: z.literal(1), players: z.record(z.string(), z.json()) });

/** The memories of learners by player id, from a file that `--save-memory` wrote. Throws one line that names the file. */
export function readMemory(path: string): Readonly<Record<string, unknown>> {
  let json: unknown;
  try {
    json = readJson(path);
  } catch (error) {
    throw new Error(`memory file ${path}: ${(error as Error).message}`);
  }
  const parsed = memoryFile.safeParse(json);
  if (parsed.success) return parsed.data.players;
  throw new Error(`memory file ${path}: expected { "schema": 1, "players": { "<id>": … } }`);
}

/** Writes a new memory file; one that exists is never overwritten. */
export function writeMemory(path: string, players: Readonly<Record<string, unknown>>): void {
  writeFileSync(path, `${JSON.stringify({ schema: 1, players }, null, 2)}\n`, { flag: "wx" });
}
