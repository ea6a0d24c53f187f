/** What a worker thread runs: units of the plans that it was started with. */

import { workerData } from "piscina";
import type { TournamentPlan } from "./plan.ts";
import { StoppedByFault, UnitPlayer } from "./play-unit.ts";
import { scheduleOf } from "./schedule.ts";
import { UnitControl } from "./unit-control.ts";
import type { FaultCount, UnitResult } from "./unit-result.ts";
import { type CutOff, LaneWatch } from "./unit-watch.ts";

/** What every worker of a run is started with. */
export interface WorkerStart {
  readonly plans: readonly TournamentPlan[];
  readonly control: SharedArrayBuffer;
}

/** Units of one plan to be played one after another. */
export interface UnitTask {
  /** Index of the plan. */
  readonly plan: number;
  readonly units: readonly number[];
  readonly lane: number;
  /** Calls that are known not to return. */
  readonly cutOffs: readonly CutOff[];
}

/** The units of a task that were finished, and the fault at which it stopped if the plan says so. */
export interface TaskResult {
  readonly units: readonly UnitResult[];
  readonly fault: TaskFault | null;
}

/** A fault at which a task stopped, with what it takes to play its game again. */
export interface TaskFault {
  readonly unit: number;
  readonly first: FaultCount;
  readonly cutOffs: readonly CutOff[];
}

const start: WorkerStart = workerData;
const control = new UnitControl(start.control);
const tables = start.plans.map((plan) => ({
  player: new UnitPlayer(plan),
  foreign: scheduleOf(plan).foreign,
}));

/** Plays a task's units, until the run is told to stop. */
export default function playUnits({ plan, units, lane, cutOffs }: UnitTask): TaskResult {
  const { player, foreign } = tables[plan] as (typeof tables)[number];
  const finished: UnitResult[] = [];
  const known = cutOffs.filter((each) => each.plan === plan);
  const watch = new LaneWatch(control, lane, known, foreign);
  try {
    for (const unit of units) {
      const result = control.stopped ? null : player.play(unit, watch);
      if (result === null) break;
      finished.push(result);
    }
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
    return { units: finished, fault: { unit: error.unit, first: error.fault, cutOffs: known } };
  }
  return { units: finished, fault: null };
}
