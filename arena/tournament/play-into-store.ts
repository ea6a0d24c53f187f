import type { RunnablePlan } from "./plan/runnable-plan.ts";
import type { RunEntry, Stop, Store } from "./store/store.ts";
import type { UnitFile } from "./unit/unit-file.ts";
import type { UnitResult } from "./unit/unit-result.ts";
import { type Machines, withMachines } from "./with-machines.ts";
import type { TaskFault, TaskResult } from "./workers/play-task.ts";

/** A run of the store whose players may be started. */
export interface RunnableRun extends RunEntry {
  readonly plan: RunnablePlan;
}

/** Settings with which tournaments are played into a store. */
export interface StoreOptions extends Machines {
  /** Units to play of each run, all when left out; those that are stored are not played again. */
  readonly range?: UnitRange | undefined;
  /** Called a few times a second with the games begun. */
  readonly tick: (games: number) => void;
  /** Called with each unit: first those stored before, then each that is finished. */
  readonly stored: (run: RunnableRun, unit: UnitResult) => void;
  /** Called after each task; true stops the runs early as decided. Units that are finished meanwhile are kept. */
  readonly decided: () => boolean;
  /** Takes the files that a program makes of finished units. */
  readonly keep?: ((run: RunnableRun, file: UnitFile) => void) | undefined;
}

/** Numbers of units, both included. */
export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/** A fault at which a run stopped. */
export interface StoppingFault extends TaskFault {
  readonly run: RunnableRun;
}

/** Result of the runs. */
export interface RunsEnd {
  /** As entered in the store; null when the range is finished but the runs have further units. */
  readonly stop: Stop | null;
  readonly fault: StoppingFault | null;
}

/** Plays what is missing of the runs, in turn, and stores it: one transaction a task. */
export async function playIntoStore(
  store: Store,
  runs: readonly RunnableRun[],
  options: StoreOptions,
): Promise<RunsEnd> {
  const { signal, stored } = options;
  let fault: StoppingFault | null = null;
  for (const run of runs) for (const unit of store.units(run.run)) stored(run, unit);
  let decided = options.decided();
  const work = runs.map((run) => ({
    plan: run.plan,
    units: decided ? [] : missing(store, run, options.range),
  }));
  const commit = (index: number, result: TaskResult): boolean => {
    const run = runs[index];
    store.commit(run, result.units);
    for (const unit of result.units) stored(run, unit);
    for (const file of result.files) options.keep?.(run, file);
    if (result.fault !== null) fault ??= { ...result.fault, run };
    decided ||= options.decided();
    return !decided && fault === null;
  };
  await withMachines(options, (play) => play(work, { signal, tick: options.tick, commit }));
  const complete = runs.every((run) => store.finishedUnits(run.run).length === run.plan.units);
  const stop = decided ? "decided" : complete ? "completed" : ended(fault !== null, signal.aborted);
  if (stop !== null) for (const run of runs) store.endRun(run.run, stop);
  return { stop, fault };
}

function missing(store: Store, { run, plan }: RunEntry, range: UnitRange | undefined): number[] {
  const { from, to } = range ?? { from: 0, to: plan.units - 1 };
  const done = new Set(store.finishedUnits(run));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((unit) => !done.has(unit));
}

const ended = (fault: boolean, aborted: boolean): Stop | null =>
  fault ? "fault" : aborted ? "interrupted" : null;
