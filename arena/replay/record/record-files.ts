import { existsSync } from "node:fs";
import { join } from "node:path";
import { readText } from "../../runtime/read-text.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { LARGEST_RECORD, parseRecord } from "./parse-record.ts";
import type { GameRecord } from "./record.ts";

/** Bytes of a record's file, at most: spaces and line ends may make it larger than the record. */
const LARGEST_FILE = 4 * LARGEST_RECORD;

/** The folder that `--record` writes the records of a stored run into, beside the store. */
export const recordFolder = (store: string, run: number): string => `${store}-run${run}`;

/** The name of a game's record in that folder. */
export const recordFileName = (unit: number, game: number): string => `${unit}-${game}.json`;

/** Reads the record in a file. Throws one line where it cannot be read or is no record. */
export function readRecordFile(path: string): GameRecord {
  return parseRecord(readText(path, LARGEST_FILE));
}

/**
 * The record that was written of a stored game, null where there is none. Throws one line where the file is of another
 * game than the plan's.
 */
export function writtenRecord(
  store: string,
  { run, plan }: { readonly run: number; readonly plan: TournamentPlan },
  unit: number,
  game: number,
): GameRecord | null {
  const path = join(recordFolder(store, run), recordFileName(unit, game));
  if (!existsSync(path)) return null;
  const record = readRecordFile(path);
  const asked = [plan.engine, plan.rules, plan.rulesHash, plan.board, plan.seed, unit, game];
  const { engine, rules, board, seed } = record;
  const found = [engine, rules.id, rules.hash, board, seed, record.unit, record.game];
  if (asked.every((each, i) => each === found[i])) return record;
  throw new Error(`${path} is the record of another game`);
}
