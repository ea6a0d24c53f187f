import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { externalPlayers, runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { GameRecord } from "./record.ts";
import { writtenRecord } from "./record-files.ts";
import { type Recording, recordingOf } from "./record-game.ts";

/**
 * A stored game. It is played again, with the players' reasons; where the run has external players that
 * nobody trusts it is read from the file that `--record` wrote. Throws one line where neither can be done.
 */
export function storedRecording(
  store: string,
  run: { readonly run: number; readonly plan: TournamentPlan },
  trustPlayers: boolean,
  unit: number,
  game: number,
): Recording {
  const { plan } = run;
  const untrusted = externalPlayers(plan).length > 0 && !trustPlayers;
  const written = untrusted ? writtenRecord(store, run, unit, game) : null;
  if (written !== null) return { record: written, sitters: [] };
  return recordingOf(runnablePlan(plan, trustPlayers), unit, game);
}

/** The record of {@link storedRecording}. */
export const storedGame = (...asked: Parameters<typeof storedRecording>): GameRecord =>
  storedRecording(...asked).record;
