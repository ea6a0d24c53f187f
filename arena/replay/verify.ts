import type { Difference } from "./difference.ts";
import type { GameRecord } from "./record.ts";
import { Replay } from "./replay.ts";
import { type Library, settingOf } from "./setting.ts";

/** What playing a record again found. */
export interface Verdict {
  /** Player-turns that came out the same. */
  readonly turns: number;
  /** The first difference, or null when the whole game is the recorded one. */
  readonly difference: Difference | null;
}

/**
 * Plays a record again and holds every turn against its hash. Throws one line when the record belongs to another engine
 * version, rule set or board.
 */
export function verifyRecord(record: GameRecord, engine: string, library?: Library): Verdict {
  const replay = new Replay(record, settingOf(record, engine, library));
  while (replay.next());
  return { turns: replay.turns, difference: replay.difference };
}
