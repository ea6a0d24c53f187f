import { RunError } from "../../runtime/exit.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { StoppedByFault, UnitPlayer } from "../../tournament/unit/play-unit.ts";
import type { FaultCount } from "../../tournament/unit/unit-result.ts";
import type { CutOff } from "../../tournament/workers/lane-hooks.ts";
import { UnitControl } from "../../tournament/workers/unit-control.ts";
import type { GameRecord } from "./record.ts";
import type { Recorder } from "./recorder.ts";
import { type RecordedGames, RecordingHooks, type Sitter } from "./recording-hooks.ts";

/** Games of a unit that were recorded, by number in their order, and the fault at which the unit stopped before its end. */
interface RecordedUnit {
  readonly recorders: ReadonlyMap<number, Recorder>;
  /** Who sat down to the last of them, by seat. */
  readonly sitters: readonly (Sitter | null)[];
  readonly fault: FaultCount | null;
}

/** Plays a unit again. `cutOffs` are the calls that are known not to return. */
function recordUnit(
  unit: number,
  games: RecordedGames & { readonly plan: RunnablePlan },
  cutOffs: readonly CutOff[] = [],
): RecordedUnit {
  const hooks = new RecordingHooks(games, UnitControl.create(1), 0, cutOffs);
  let fault: FaultCount | null = null;
  try {
    new UnitPlayer(games.plan).play(unit, hooks);
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
    fault = error.fault;
  }
  return { recorders: hooks.recorders, sitters: hooks.sitters, fault };
}

/**
 * Plays a unit again up to the last of the games with these numbers and records them, by number in their order; with
 * `reasons` every player is asked why, after each answer. Throws on a game that the unit does not have.
 */
export function recordGames(
  plan: RunnablePlan,
  unit: number,
  games: readonly number[],
  { reasons }: { readonly reasons: boolean },
): ReadonlyMap<number, Recorder> {
  return chosenGames(plan, unit, games, reasons).recorders;
}

function chosenGames(
  plan: RunnablePlan,
  unit: number,
  games: readonly number[],
  reasons: boolean,
): RecordedUnit {
  for (const game of games) {
    if (!(unit >= 0 && unit < plan.units && game >= 0 && game < plan.games)) {
      throw new Error(
        `game ${unit}/${game}: the run has units 0 to ${plan.units - 1} with games 0 to ${plan.games - 1}`,
      );
    }
  }
  const wanted = new Set(games);
  return recordUnit(unit, { plan, reasons, last: Math.max(...games), records: (game) => wanted.has(game) });
}

/** A game as it was recorded. */
export interface Recording {
  readonly record: GameRecord;
  /** By seat: what was brought to the game; null for an external player, and empty where nobody knows. */
  readonly sitters: readonly (Sitter | null)[];
}

/**
 * Plays a unit up to game number `game` again and records that game, with the players' reasons.
 * @throws {RunError} when a fault stops the unit in an earlier game
 */
export function recordingOf(plan: RunnablePlan, unit: number, game: number): Recording {
  const { recorders, sitters, fault } = chosenGames(plan, unit, [game], true);
  const recorder = recorders.get(game);
  if (recorder !== undefined) return { record: recorder.record(), sitters };
  const why =
    fault === null ? "" : `: ${fault.player} ended the unit in game ${fault.game}, ${fault.message}`;
  throw new RunError(`game ${unit}/${game} was not reached${why}`);
}

/** The record of {@link recordingOf}. */
export const recordGame = (plan: RunnablePlan, unit: number, game: number): GameRecord =>
  recordingOf(plan, unit, game).record;

/** The record of the game at which a unit stopped. */
export interface RecordedFault {
  readonly record: GameRecord;
  readonly game: number;
  /** The fault in that game where, played again, the unit stopped earlier than it did. */
  readonly earlier: FaultCount | null;
}

/**
 * Plays a unit that stopped for a fault in game number `last` again and records the game in which it stops now, with the
 * players' reasons. A player need not fail twice at one place: one that runs out of memory does so earlier in another
 * thread. Null when the unit stops in training.
 */
export function recordFault(
  plan: RunnablePlan,
  unit: number,
  last: number,
  cutOffs: readonly CutOff[],
): RecordedFault | null {
  const games = { plan, reasons: true, last, latestOnly: true, records: () => true };
  const { recorders, fault } = recordUnit(unit, games, cutOffs);
  for (const [game, recorder] of recorders) {
    return { record: recorder.record(), game, earlier: game < last ? fault : null };
  }
  return null;
}
