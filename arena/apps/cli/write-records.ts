import { setImmediate } from "node:timers/promises";
import { chooseGames, type GameChoice } from "../../replay/record/choose-games.ts";
import { packRecord, recordFileName } from "../../replay/record/record-files.ts";
import { recordGames } from "../../replay/record/record-game.ts";
import type { RunnableRun } from "../../tournament/play-into-store.ts";
import { Store } from "../../tournament/store/store.ts";
import type { Console } from "./command.ts";
import type { RecordFolder } from "./record-folder.ts";

/** Games of a stored run to be recorded. */
export interface RecordRequest {
  readonly store: string;
  readonly run: RunnableRun;
  readonly choice: GameChoice;
  /** Ask every player why, after each answer. */
  readonly reasons: boolean;
}

/**
 * Records those games of a stored run that a choice names and that are not in the folder yet, and says where they are. The
 * games are played again for it, from the run's plan. Ends early on Ctrl-C.
 */
export async function writeRecords(
  { store: path, run: { run, plan }, choice, reasons }: RecordRequest,
  folder: RecordFolder,
  { note, progress, signal }: Pick<Console, "note" | "progress" | "signal">,
): Promise<void> {
  const store = Store.read(path);
  try {
    for (const [unit, chosen] of chooseGames(choice, plan, store.units(run))) {
      const games = chosen.filter((game) => !folder.has(recordFileName(unit, game)));
      if (games.length === 0) continue;
      // Ctrl-C is heard between two units.
      await setImmediate();
      if (signal.aborted) break;
      for (const [game, recorder] of recordGames(plan, unit, games, { reasons })) {
        folder.write(recordFileName(unit, game), packRecord(recorder.bytes()));
        progress(() => `${folder.written} records`);
      }
    }
    note(`${folder.written} records in ${folder.path}`);
  } finally {
    store.close();
  }
}
