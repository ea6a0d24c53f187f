import {
  catchLateRejections,
  forgetLateRejections,
  refuseLateRejection,
} from "../../players/external/late-rejections.ts";
import { sharedIntrinsics } from "../../players/external/shared-intrinsics.ts";
import { type BroughtFiles, bringFiles, type FileSeating, isProgram } from "../../players/registry.ts";
import type { RunnablePlan } from "../plan/runnable-plan.ts";
import { scheduleOf } from "../plan/schedule.ts";
import { StoppedByFault, UnitPlayer } from "../unit/play-unit.ts";
import type { UnitFile } from "../unit/unit-file.ts";
import type { FaultCount, UnitResult } from "../unit/unit-result.ts";
import type { CutOff, LaneHooks } from "./lane-hooks.ts";
import { UnitControl } from "./unit-control.ts";

/** Units of one plan to be played one after another. */
export interface UnitTask {
  /** Number of the tournament among all that the process plays. */
  readonly tournament: number;
  /** The plan, and its index among those of the tournament. */
  readonly plan: RunnablePlan;
  readonly index: number;
  readonly units: readonly number[];
  readonly control: SharedArrayBuffer;
  readonly lane: number;
  /** Calls that are known not to return. */
  readonly cutOffs: readonly CutOff[];
  /** Seating of player files. */
  readonly seating: FileSeating;
  /** Player files that came from another machine. */
  readonly brought: BroughtFiles;
  /** Units in which a player changed what it shares with others: every call of them is looked after. */
  readonly suspects: readonly number[];
}

/** The units of a task that were finished, their files, and the fault at which it stopped if the plan says so. */
export interface TaskResult {
  readonly units: readonly UnitResult[];
  readonly files: readonly UnitFile[];
  readonly fault: TaskFault | null;
  /** A unit that does not count, since a player changed what it shares with others; the task ended there. */
  readonly tampered: { readonly unit: number; readonly what: string } | null;
}

/** A fault at which a task stopped, with what it takes to play its game again. */
export interface TaskFault {
  readonly unit: number;
  readonly first: FaultCount;
  readonly cutOffs: readonly CutOff[];
}

/** The players of a plan that a thread keeps from task to task. */
interface Table {
  readonly player: UnitPlayer;
  readonly external: readonly boolean[];
}

/** Tables of the tournament that goes on, by the index of their plan. */
const tables = new Map<number, Table>();
let current = -1;

/** Makes the hooks of a task. */
export type HooksOf = (...lane: ConstructorParameters<typeof LaneHooks>) => LaneHooks;

/** Plays a task's units, until the run is told to stop. */
export function playTask(task: UnitTask, hooksOf: HooksOf): TaskResult {
  const { index, units, lane, cutOffs } = task;
  const control = new UnitControl(task.control);
  control.beginTask(lane);
  const { player, external } = tableFor(task);
  const finished: UnitResult[] = [];
  const files: UnitFile[] = [];
  const known = cutOffs.filter(({ plan }) => plan === index);
  const guard = needsGuard(task) ? sharedIntrinsics() : null;
  if (guard !== null) {
    // Whatever was done since the last task, by timers.
    guard.undo();
    catchLateRejections();
    forgetLateRejections();
  }
  const settle = (unit: number): void => {
    if (guard === null) return;
    const what = task.suspects.includes(unit) ? guard.undo() : null;
    if (what !== null) throw new Error(`changed ${what}, which it shares with others`);
    refuseLateRejection();
  };
  const hooks = hooksOf(control, lane, known, external, settle);
  try {
    for (const unit of units) {
      const result = control.stopped ? null : player.play(unit, hooks);
      const what = guard?.undo() ?? null;
      if (what !== null) return { units: finished, files, fault: null, tampered: { unit, what } };
      if (result === null) break;
      finished.push(result);
      files.push(...hooks.files(result));
    }
  } catch (error) {
    if (!(error instanceof StoppedByFault)) throw error;
    guard?.undo();
    const fault = { unit: error.unit, first: error.fault, cutOffs: known };
    return { units: finished, files, fault, tampered: null };
  }
  return { units: finished, files, fault: null, tampered: null };
}

/** True when the task runs code of players in this thread. */
export const needsGuard = ({ plan, seating }: Pick<UnitTask, "plan" | "seating">): boolean =>
  seating.kind === "guarded" && plan.players.some(({ spec, digest }) => digest !== null && !isProgram(spec));

function tableFor({ tournament, plan, index, seating, brought }: UnitTask): Table {
  if (tournament !== current) tables.clear();
  current = tournament;
  bringFiles(brought);
  const table = tables.get(index) ?? {
    player: new UnitPlayer(plan, seating),
    external: scheduleOf(plan).external,
  };
  tables.set(index, table);
  return table;
}
