import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { externalPlayers, runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { GameRecord } from "./record.ts";
import { writtenRecord } from "./record-files.ts";
import { recordGame } from "./record-game.ts";

/**
 * The record of a stored game. It is played again, with the players' reasons; where the run has external players that
 * nobody trusts it is read from the file that `--record` wrote. Throws one line where neither can be done.
 */
export function storedGame(
  store: string,
  run: { readonly run: number; readonly plan: TournamentPlan },
  trustPlayers: boolean,
  unit: number,
  game: number,
): GameRecord {
  const { plan } = run;
  const untrusted = externalPlayers(plan).length > 0 && !trustPlayers;
  const written = untrusted ? writtenRecord(store, run, unit, game) : null;
  return written ?? recordGame(runnablePlan(plan, trustPlayers), unit, game);
}
