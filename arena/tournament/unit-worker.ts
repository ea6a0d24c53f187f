/** What a worker thread runs: units of the plan that it was started with. */

import { workerData } from "piscina";
import type { TournamentPlan } from "./plan.ts";
import { UnitPlayer } from "./play-unit.ts";
import { UnitControl } from "./unit-control.ts";
import type { UnitResult } from "./unit-result.ts";

/** What every worker of a run is started with. */
export interface WorkerStart {
  readonly plan: TournamentPlan;
  readonly control: SharedArrayBuffer;
}

/** Units to be played one after another. */
export interface UnitTask {
  readonly units: readonly number[];
  readonly lane: number;
}

const start: WorkerStart = workerData;
const player = new UnitPlayer(start.plan);
const control = new UnitControl(start.control);

/** Plays a task's units; those finished before the run was told to stop. */
export default function playUnits({ units, lane }: UnitTask): UnitResult[] {
  const results: UnitResult[] = [];
  const nextGame = (): boolean => {
    control.beginGame(lane);
    return !control.stopped;
  };
  for (const unit of units) {
    const result = control.stopped ? null : player.play(unit, { nextGame });
    if (result === null) break;
    results.push(result);
  }
  return results;
}
