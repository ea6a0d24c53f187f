import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { carriedLibrary } from "../../replay/record/carried-library.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import { readRecordFile } from "../../replay/record/record-files.ts";
import type { Recording } from "../../replay/record/record-game.ts";
import { type Setting, settingOf, settingOfPlan } from "../../replay/record/setting.ts";
import { storedRecording } from "../../replay/record/stored-game.ts";
import { UsageError } from "../../runtime/exit.ts";
import { Store } from "../../tournament/store/store.ts";

/** A game of a stored run as it is asked for: `3:0/17` is game 17 of unit 0 of run 3. */
const STORED_GAME = /^(\d{1,9}):(\d{1,9})\/(\d{1,9})$/;

/** A record with what it is played on and by, and what was brought to it. */
export interface SourcedRecord extends Recording {
  readonly setting: Setting;
}

/** Store of the games that a command names. */
export interface GameSource {
  readonly store: string;
  /** True to start external players that the store names. */
  readonly trustPlayers: boolean;
}

/**
 * The record that a command line names: a file, or `RUN:unit/game` of the store. A stored game is played again from the
 * run's plan; one with external players that are not trusted is shown from its record beside the store. Refuses in one line
 * what cannot be read, or be played by an engine of that version.
 */
export function readRecord(name: string, source: GameSource, engine: string): SourcedRecord {
  const [, run, unit, game] = STORED_GAME.exec(name) ?? [];
  try {
    if (run === undefined) {
      const record = readFile(name);
      return { record, sitters: [], setting: settingOf(record, engine, carriedLibrary(record)) };
    }
    const store = Store.read(resolve(source.store));
    try {
      const entry = store.run(Number(run));
      return {
        ...storedRecording(store.path, entry, source.trustPlayers, Number(unit), Number(game)),
        setting: settingOfPlan(entry.plan, engine),
      };
    } finally {
      store.close();
    }
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`);
  }
}

function readFile(path: string): GameRecord {
  if (!existsSync(path)) {
    throw new Error("there is no such file; expected a record's file, or RUN:unit/game of a stored run");
  }
  return readRecordFile(path);
}
