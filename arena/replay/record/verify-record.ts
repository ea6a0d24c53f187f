import type { Difference } from "./difference.ts";
import type { GameRecord } from "./record.ts";
import { Replay } from "./replay.ts";
import type { Setting } from "./setting.ts";

/** Result of playing a record again. */
export interface Verdict {
  /** Player-turns that came out the same. */
  readonly turns: number;
  /** The first difference, or null when the whole game is the recorded one. */
  readonly difference: Difference | null;
}

/** Plays a record again, on its own board and by its own rules, and holds every turn against its hash. */
export function verifyRecord(record: GameRecord, setting: Setting): Verdict {
  const replay = new Replay(record, setting);
  while (replay.next());
  return { turns: replay.turns, difference: replay.difference };
}
