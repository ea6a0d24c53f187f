import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { chooseGames, type GameChoice } from "../../replay/record/choose-games.ts";
import { recordFileName, recordFolder } from "../../replay/record/record-files.ts";
import { recordGames } from "../../replay/record/record-game.ts";
import type { RunnableRun } from "../../tournament/play-into-store.ts";
import { Store } from "../../tournament/store/store.ts";
import type { Console } from "./command.ts";

/**
 * Writes records of a stored run's finished games into a folder beside its store, one file a game, and says where. The
 * games are played again for it, from the run's plan: a run is as fast with records as without. Ends early on Ctrl-C.
 */
export async function writeRecords(
  storePath: string,
  { run, plan }: RunnableRun,
  choice: GameChoice,
  { note, progress, signal }: Pick<Console, "note" | "progress" | "signal">,
): Promise<void> {
  const store = Store.read(storePath);
  try {
    const folder = recordFolder(store.path, run);
    mkdirSync(folder, { recursive: true });
    let written = 0;
    for (const [unit, games] of chooseGames(choice, plan, store.units(run))) {
      // Ctrl-C is heard between two units.
      await setImmediate();
      if (signal.aborted) break;
      for (const record of recordGames(plan, unit, games, { reasons: false })) {
        writeFileSync(join(folder, recordFileName(unit, record.game)), `${JSON.stringify(record)}\n`);
        written++;
        progress(() => `${written} records`);
      }
    }
    note(`${written} records in ${folder}`);
  } finally {
    store.close();
  }
}
