import type { RunEntry, Stop, Store } from "../store/store.ts";
import { playTournament } from "./play-tournament.ts";
import type { UnitResult } from "./unit-result.ts";

/** How a tournament is played into a store. */
export interface RecordOptions {
  readonly workers: number;
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

/**
 * Plays what is missing of a run and stores it, one transaction a task. Returns how it ended, which is also entered in the
 * store, and null when all units of the range are there but the run has others.
 */
export async function recordTournament(
  store: Store,
  run: RunEntry,
  options: RecordOptions,
): Promise<Stop | null> {
  const { signal, range } = options;
  const done = new Set(store.finishedUnits(run.run));
  const missing: number[] = [];
  for (let unit = range.from; unit <= range.to; unit++) if (!done.has(unit)) missing.push(unit);
  let decided = false;
  await playTournament(run.plan, missing, {
    workers: options.workers,
    signal,
    tick: options.tick,
    commit(results) {
      store.commit(run, results);
      for (const unit of results) options.stored(unit);
      decided ||= options.decided?.() ?? false;
      return !decided;
    },
  });
  const stop = stopOf(store.finishedUnits(run.run).length === run.plan.units, decided, signal.aborted);
  if (stop !== null) store.endRun(run.run, stop);
  return stop;
}

function stopOf(complete: boolean, decided: boolean, aborted: boolean): Stop | null {
  if (complete) return "completed";
  if (decided) return "decided";
  return aborted ? "interrupted" : null;
}
