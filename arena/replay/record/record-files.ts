import { existsSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readBytes } from "../../runtime/read-text.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { LARGEST_RECORD, parseRecord } from "./parse-record.ts";
import type { GameRecord } from "./record.ts";

/** Bytes of a record's file, at most: spaces and line ends may make it larger than the record. */
const LARGEST_FILE = 4 * LARGEST_RECORD;
/** Compression, 1 to 9: beyond it a record takes twice the time to be a twentieth smaller. */
const LEVEL = 4;

/** The folder that `--record` writes the records of a stored run into, beside the store. */
export const recordFolder = (store: string, run: number): string => `${store}-run${run}`;

/** The name of a game's record in that folder. */
export const recordFileName = (unit: number, game: number): string => `${unit}-${game}.json.gz`;

/** A record's JSON compressed as its file holds it. */
export function packRecord(json: Uint8Array): Uint8Array {
  return gzipSync(json, { level: LEVEL });
}

/** Reads the record in a file, compressed or not. Throws one line where it cannot be read or is no record. */
export function readRecordFile(path: string): GameRecord {
  const bytes = readBytes(path, LARGEST_FILE);
  return parseRecord((isCompressed(bytes) ? unpack(bytes) : bytes).toString("utf8"));
}

function isCompressed(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpack(bytes: Uint8Array): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_BUFFER_TOO_LARGE") throw new Error(`cannot be unpacked: ${message}`);
    throw new Error(`unpacks to more than ${LARGEST_FILE} bytes, which no record has`);
  }
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
  const packed = join(recordFolder(store, run), recordFileName(unit, game));
  // Earlier versions did not compress them.
  const path = [packed, packed.replace(/\.gz$/, "")].find(existsSync);
  if (path === undefined) return null;
  const record = readRecordFile(path);
  const asked = [plan.engine, plan.rules, plan.rulesHash, plan.board, plan.seed, unit, game];
  const { engine, rules, board, seed } = record;
  const found = [engine, rules.id, rules.hash, board, seed, record.unit, record.game];
  if (asked.every((each, i) => each === found[i])) return record;
  throw new Error(`${path} is the record of another game`);
}
