import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import { StoppedByFault, UnitPlayer } from "../../tournament/unit/play-unit.ts";
import type { CutOff } from "../../tournament/workers/lane-hooks.ts";
import { UnitControl } from "../../tournament/workers/unit-control.ts";
import type { GameRecord } from "./record.ts";
import type { Recorder } from "./recorder.ts";
import { RecordingHooks } from "./recording-hooks.ts";

/** Settings of a recording. */
export interface RecordingOptions {
  /** Ask every player why, after each answer. */
  readonly reasons: boolean;
  /** The calls that are known not to return. */
  readonly cutOffs?: readonly CutOff[];
}

/**
 * Plays a unit again up to the last of the games with these numbers and records them, by number in their order. Throws on
 * a game that the unit does not have.
 */
export function recordGames(
  plan: RunnablePlan,
  unit: number,
  games: readonly number[],
  { reasons, cutOffs = [] }: RecordingOptions,
): ReadonlyMap<number, Recorder> {
  for (const game of games) {
    if (!(unit >= 0 && unit < plan.units && game >= 0 && game < plan.games)) {
      throw new Error(
        `game ${unit}/${game}: the run has units 0 to ${plan.units - 1} with games 0 to ${plan.games - 1}`,
      );
    }
  }
  const wanted = new Set(games);
  const last = Math.max(...games);
  const hooks = new RecordingHooks(
    { plan, reasons, last, records: (game) => wanted.has(game) },
    UnitControl.create(1),
    0,
    cutOffs,
  );
  try {
    new UnitPlayer(plan).play(unit, hooks);
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
  }
  return hooks.recorders;
}

/** Plays a unit up to game number `game` again and records that game, with the players' reasons. */
export function recordGame(
  plan: RunnablePlan,
  unit: number,
  game: number,
  cutOffs: readonly CutOff[] = [],
): GameRecord {
  const recorder = recordGames(plan, unit, [game], { reasons: true, cutOffs }).get(game);
  if (recorder === undefined) throw new Error(`game ${unit}/${game} was not reached`);
  return recorder.record();
}
