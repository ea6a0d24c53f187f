import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseGames, type GameChoice } from "../replay/choose-games.ts";
import type { RunEntry, Store } from "../store/store.ts";
import { recordGames } from "../tournament/record-game.ts";
import type { Console } from "./command.ts";

/**
 * Writes records of a run's finished games into a folder beside its store, one file a game, and says where. The games are
 * played again for it, from the run's plan: a run is as fast with records as without.
 */
export function writeRecords(
  store: Store,
  { run, plan }: RunEntry,
  choice: GameChoice,
  { note, progress, signal }: Pick<Console, "note" | "progress" | "signal">,
): void {
  const chosen = chooseGames(choice, plan, store.units(run));
  const folder = `${store.path}-run${run}`;
  mkdirSync(folder, { recursive: true });
  let written = 0;
  for (const [unit, games] of chosen) {
    if (signal.aborted) break;
    for (const record of recordGames(plan, unit, games, { reasons: false })) {
      writeFileSync(join(folder, `${unit}-${record.game}.json`), `${JSON.stringify(record)}\n`);
      written++;
      progress(() => `${written} records`);
    }
  }
  note(`${written} records in ${folder}`);
}
