import type { RunEntry, Stop, Store } from "../store/store.ts";
import { playTournament } from "./play-tournament.ts";
import type { UnitResult } from "./unit-result.ts";
import type { TaskResult } from "./unit-worker.ts";

/** How a tournament is played into a store. */
export interface RecordOptions {
  readonly workers: number;
  /** Seconds for one answer of a player that is not built in. */
  readonly thinkLimit: number;
  readonly signal: AbortSignal;
  /** Numbers of the units to play: `from` … `to`, both included; those that are stored are not played again. */
  readonly range: UnitRange;
  /** Called a few times a second with the games begun, and told of each unit that was stored. */
  readonly tick: (games: number) => void;
  readonly stored: (unit: UnitResult) => void;
  /** Asked after each task whether the question is answered; units that were finished meanwhile are kept. */
  readonly decided?: () => boolean;
}

export interface UnitRange {
  readonly from: number;
  readonly to: number;
}

/** How a run ended. */
export interface Recorded {
  /** As entered in the store; null when all units of the range are there but the run has others. */
  readonly stop: Stop | null;
  /** The fault at which it stopped. */
  readonly fault: TaskResult["fault"];
}

/** Plays what is missing of a run and stores it, one transaction a task. */
export async function recordTournament(
  store: Store,
  run: RunEntry,
  options: RecordOptions,
): Promise<Recorded> {
  const { signal, range } = options;
  const done = new Set(store.finishedUnits(run.run));
  const missing: number[] = [];
  for (let unit = range.from; unit <= range.to; unit++) if (!done.has(unit)) missing.push(unit);
  let decided = false;
  let fault: TaskResult["fault"] = null;
  await playTournament(run.plan, missing, {
    workers: options.workers,
    signal,
    tick: options.tick,
    thinkLimit: options.thinkLimit,
    commit(result) {
      store.commit(run, result.units);
      for (const unit of result.units) options.stored(unit);
      fault ??= result.fault;
      decided ||= options.decided?.() ?? false;
      return !decided && fault === null;
    },
  });
  const stop = ((): Stop | null => {
    if (store.finishedUnits(run.run).length === run.plan.units) return "completed";
    if (fault !== null) return "fault";
    if (decided) return "decided";
    return signal.aborted ? "interrupted" : null;
  })();
  if (stop !== null) store.endRun(run.run, stop);
  return { stop, fault };
}
