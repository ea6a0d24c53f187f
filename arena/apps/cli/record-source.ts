import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { LARGEST_RECORD, parseRecord } from "../../replay/record/parse-record.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import { recordGame } from "../../replay/record/record-game.ts";
import { type Setting, settingOf, settingOfPlan } from "../../replay/record/setting.ts";
import { UsageError } from "../../runtime/exit.ts";
import { Store } from "../../tournament/store/store.ts";

/** A game of a stored run as it is asked for: `3:0/17` is game 17 of unit 0 of run 3. */
const STORED_GAME = /^(\d{1,9}):(\d{1,9})\/(\d{1,9})$/;

/** A record with what it is played on and by. */
export interface SourcedRecord {
  readonly record: GameRecord;
  readonly setting: Setting;
}

/**
 * The record that a command line names: a file, or `RUN:unit/game` of the store, whose game is played again from the run's
 * plan. Refuses in one line what cannot be read, or be played by an engine of that version.
 */
export function readRecord(name: string, storePath: string, engine: string): SourcedRecord {
  const [, run, unit, game] = STORED_GAME.exec(name) ?? [];
  try {
    if (run === undefined) {
      const record = parseRecord(readFile(name));
      return { record, setting: settingOf(record, engine) };
    }
    const store = Store.read(resolve(storePath));
    try {
      const { plan } = store.run(Number(run));
      const setting = settingOfPlan(plan, engine);
      return { record: recordGame(plan, Number(unit), Number(game)), setting };
    } finally {
      store.close();
    }
  } catch (error) {
    throw new UsageError(`${name}: ${(error as Error).message}`);
  }
}

function readFile(path: string): string {
  try {
    // Before it is read: a file may be of any size.
    const { size } = statSync(path);
    if (size > 4 * LARGEST_RECORD) throw new Error(`has ${size} bytes, a record at most ${LARGEST_RECORD}`);
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ENOENT") throw new Error(message);
    throw new Error("there is no such file; expected a record's file, or RUN:unit/game of a stored run");
  }
}
