import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { TournamentPlan } from "./plan.ts";
import { UnitControl } from "./unit-control.ts";
import type { UnitResult } from "./unit-result.ts";
import type { UnitTask, WorkerStart } from "./unit-worker.ts";

/** How a tournament is played, which decides nothing about what comes out. */
export interface PlayOptions {
  /** Worker threads. */
  readonly workers: number;
  /** Aborted to stop: finished units are kept. */
  readonly signal: AbortSignal;
  /** Takes the units of a finished task; false ends the tournament. */
  readonly commit: (results: readonly UnitResult[]) => boolean;
  /** Called a few times a second with the games begun so far. */
  readonly tick: (games: number) => void;
}

/** Games in a task, about: large enough to hide its hand-over, small enough that little is lost and lanes stay even. */
const TASK_GAMES = 480;
const TICK_MS = 100;

/** Plays `units` of a plan on a pool of workers. Every unit that is finished is committed, in no fixed order. */
export async function playTournament(
  plan: TournamentPlan,
  units: readonly number[],
  options: PlayOptions,
): Promise<void> {
  const tasks = batches(units, plan.games + plan.training, options.workers);
  const lanes = Math.min(options.workers, tasks.length);
  if (lanes === 0) return;
  const control = UnitControl.create(lanes);
  const start: WorkerStart = { plan, control: control.shared };
  const pool = new Piscina<UnitTask, UnitResult[]>({
    ...WORKER,
    workerData: start,
    minThreads: lanes,
    maxThreads: lanes,
    concurrentTasksPerWorker: 1,
  });
  const stop = (): void => control.stop();
  options.signal.addEventListener("abort", stop);
  if (options.signal.aborted) stop();
  const tick = (): void => options.tick(control.games().reduce((sum, games) => sum + games));
  const clock = setInterval(tick, TICK_MS);
  const runLane = async (lane: number): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined && !control.stopped; task = tasks.shift()) {
      const results = await pool.run({ units: task, lane });
      if (!options.commit(results)) stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
  } finally {
    clearInterval(clock);
    tick();
    options.signal.removeEventListener("abort", stop);
    stop();
    await pool.destroy();
  }
}

/** Neighbouring units in tasks of about {@link TASK_GAMES} games, or smaller where lanes would stay empty. */
function batches(units: readonly number[], games: number, workers: number): number[][] {
  const fair = Math.ceil(units.length / (workers * 4));
  const size = Math.max(1, Math.min(fair, Math.floor(TASK_GAMES / games)));
  return Array.from({ length: Math.ceil(units.length / size) }, (_, task) =>
    units.slice(task * size, (task + 1) * size),
  );
}

/** The worker's file, and what Node needs to run it: from the sources their loader, from the build nothing. */
const WORKER = import.meta.url.endsWith(".ts")
  ? {
      filename: fileURLToPath(new URL("./unit-worker.ts", import.meta.url)),
      execArgv: ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href],
    }
  : { filename: fileURLToPath(new URL("./unit-worker.js", import.meta.url)) };
