/** What a worker thread runs: units of the plan that it was started with. */

import { workerData } from "piscina";
import type { TournamentPlan } from "./plan.ts";
import { StoppedByFault, UnitPlayer } from "./play-unit.ts";
import type { PlannedPlayer } from "./player-list.ts";
import { scheduleOf } from "./schedule.ts";
import { UnitControl } from "./unit-control.ts";
import type { FaultCount, UnitResult } from "./unit-result.ts";
import { type CutOff, LaneWatch } from "./unit-watch.ts";

/** What every worker of a run is started with. */
export interface WorkerStart {
  readonly plan: TournamentPlan;
  readonly control: SharedArrayBuffer;
}

/** Units to be played one after another. */
export interface UnitTask {
  readonly units: readonly number[];
  readonly lane: number;
  /** Calls that are known not to return. */
  readonly cutOffs: readonly CutOff[];
}

/** The units of a task that were finished, and the fault at which it stopped if the plan says so. */
export interface TaskResult {
  readonly units: readonly UnitResult[];
  readonly fault: { readonly unit: number; readonly first: FaultCount } | null;
}

const start: WorkerStart = workerData;
const player = new UnitPlayer(start.plan);
const control = new UnitControl(start.control);
const { entries, places } = scheduleOf(start.plan);
const foreign = entries.map(
  (id) => (start.plan.players[places[id] as number] as PlannedPlayer).digest !== null,
);

/** Plays a task's units, until the run is told to stop. */
export default function playUnits({ units, lane, cutOffs }: UnitTask): TaskResult {
  const finished: UnitResult[] = [];
  const watch = new LaneWatch(control, lane, cutOffs, (entry) => foreign[entry] === true);
  try {
    for (const unit of units) {
      const result = control.stopped ? null : player.play(unit, watch);
      if (result === null) break;
      finished.push(result);
    }
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
    return { units: finished, fault: { unit: error.unit, first: error.fault } };
  }
  return { units: finished, fault: null };
}
