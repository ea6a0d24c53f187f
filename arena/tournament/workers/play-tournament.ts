import { LIMITS } from "../../players/external/limits.ts";
import {
  type BroughtFiles,
  bringFiles,
  type FileSeating,
  GUARDED,
  ISOLATED,
  parseEntrant,
  refuseUnshared,
} from "../../players/registry.ts";
import { RunError } from "../../runtime/exit.ts";
import type { UnitFile } from "../unit/unit-file.ts";
import type { UnitResult } from "../unit/unit-result.ts";
import type { CutOff } from "./lane-hooks.ts";
import type { TaskResult, UnitTask } from "./play-task.ts";
import type { PlaySteps, Work } from "./play-units.ts";
import { StallMonitor } from "./stall-monitor.ts";
import { UnitControl } from "./unit-control.ts";
import { MAX_MEMORY, type WorkerPool } from "./worker-pool.ts";

/** Settings of a tournament that do not affect its results. */
export interface PlayOptions extends PlaySteps {
  /** The threads that play; they can be used again. */
  readonly pool: WorkerPool;
  /** Seconds that an external player may take for one answer; 20 for a file and 2 for a program when left out. */
  readonly thinkLimit?: number | undefined;
  /** Seat player files in threads of their own; in the workers, which then guard themselves, when left out. */
  readonly isolate?: boolean | undefined;
  /** Player files that came from another machine, by the names that the plans have for them. */
  readonly brought?: BroughtFiles;
}

/** Games in a task, about: large enough to hide its hand-over, small enough that little is lost and lanes stay even. */
const TASK_GAMES = 480;
const TICK_MS = 100;
/** Milliseconds that a call may still take once the run is to stop. */
const STOP_MS = 1000;
/** Milliseconds that the thread of an isolated file may take to start: its own clock limits everything else. */
const START_MS = 90_000;
/** Milliseconds by which the limit of a program, which has a clock of its own, comes before the one that ends the thread. */
const PROGRAM_MS = 1000;

/** Tournaments that were begun, by which a thread tells one from the next. */
let begun = 0;

/**
 * Plays units of one or several plans on the workers of a pool, the plans in turn. Every unit that is finished is
 * committed, in no fixed order. Rejects with one line where a player or its policy is registered in this thread only.
 */
export async function playTournament(work: readonly Work[], options: PlayOptions): Promise<void> {
  const { pool } = options;
  if (options.brought !== undefined) bringFiles(options.brought);
  for (const { plan } of work) for (const { spec } of plan.players) refuseUnshared(parseEntrant(spec));
  const tournament = begun++;
  const seating = seatingFor(options);
  const { thinkMs = LIMITS.thinkMs } = seating;
  const limit = thinkMs + (seating.kind === "isolated" ? START_MS : PROGRAM_MS);
  const tasks = interleave(
    work.map(({ plan, units }, index) =>
      batches(units, plan.games + plan.training, pool.maxThreads).map((batch) => ({
        tournament,
        plan,
        index,
        units: batch,
        seating,
        brought: options.brought ?? {},
      })),
    ),
  );
  const count = Math.min(pool.maxThreads, tasks.length);
  if (count === 0) return;
  const control = UnitControl.create(count);
  const lanes = Array.from({ length: count }, (_, lane) => new Lane(pool, control, lane));
  const stop = (): void => control.stop();
  options.signal.addEventListener("abort", stop);
  if (options.signal.aborted) stop();
  const tick = (): void => {
    cutOffStalled(lanes, control.stopped ? STOP_MS : limit);
    options.tick(lanes.reduce((sum, lane) => sum + lane.games, 0));
  };
  const clock = setInterval(tick, TICK_MS);
  const run = async (lane: Lane): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined && !control.stopped; task = tasks.shift()) {
      if (!options.commit(task.index, await lane.play(task))) stop();
    }
  };
  try {
    await Promise.all(lanes.map(run));
  } finally {
    clearInterval(clock);
    tick();
    options.signal.removeEventListener("abort", stop);
    stop();
  }
}

function seatingFor({ isolate, thinkLimit }: PlayOptions): FileSeating {
  const { kind } = isolate ? ISOLATED : GUARDED;
  return thinkLimit === undefined ? { kind } : { kind, thinkMs: thinkLimit * 1000 };
}

/** Ends the threads in which a player has been in one call for more than `limit` milliseconds, or takes too much memory. */
function cutOffStalled(lanes: readonly Lane[], limit: number): void {
  for (const { stall } of lanes) stall.look();
  for (const lane of lanes) if (lane.waited > (lane.warm ? limit : START_MS)) lane.cut(STUCK);
  const asking = lanes.filter(({ stall }) => stall.asking);
  for (const lane of asking) {
    if (lane.stall.stuck > limit) lane.cut("gave no answer in time");
    else if (lane.stall.held > MAX_MEMORY) lane.cut(TOO_MUCH);
  }
  // What the process has grown by is the doing of all who are being asked; of these it was most likely the longest.
  const [longest] = asking.toSorted((a, b) => b.stall.grown - a.stall.grown);
  if (longest !== undefined && longest.stall.grown > MAX_MEMORY * asking.length) longest.cut(TOO_MUCH);
}

/** Why a thread is ended that does not come to its next task, since something that a player put off goes on there. */
const STUCK = "did not begin its task";
const TOO_MUCH = `took more than ${MAX_MEMORY} MB of memory`;

/** Plays one task at a time on some thread of the pool, and monitors it. */
class Lane {
  private readonly pool: WorkerPool;
  private readonly control: UnitControl;
  private readonly lane: number;
  private readonly cutOffs: CutOff[] = [];
  stall: StallMonitor;
  /** True when its last task was finished: then threads are loaded, and the next one begins at once. */
  warm = false;
  private abort = new AbortController();
  private lost = 0;
  /** When the task was handed over and how many had been begun before; null while none is. */
  private handed: { readonly at: number; readonly tasks: number } | null = null;

  constructor(pool: WorkerPool, control: UnitControl, lane: number) {
    this.pool = pool;
    this.control = control;
    this.lane = lane;
    this.stall = new StallMonitor(control, lane);
  }

  /** Games begun, those of lost threads left out. */
  get games(): number {
    return this.control.state(this.lane).games - this.lost;
  }

  /** Milliseconds for which a task was handed over and not begun. */
  get waited(): number {
    const { handed } = this;
    return handed !== null && this.control.state(this.lane).tasks === handed.tasks
      ? this.stall.now - handed.at
      : 0;
  }

  /** Ends the thread; `why` is said of the player that was being asked. */
  cut(why: string): void {
    this.abort.abort(why);
  }

  /** Plays units. A player that took its thread with it is cut off where it did, and the units are played again. */
  async play(work: Omit<UnitTask, "control" | "lane" | "cutOffs" | "suspects">): Promise<TaskResult> {
    const finished: UnitResult[] = [];
    const files: UnitFile[] = [];
    const suspects: number[] = [];
    for (let { units } = work; ; ) {
      const begun = this.games;
      this.abort = new AbortController();
      // A thread that was lost has left its last call open.
      this.control.answered(this.lane);
      this.stall = new StallMonitor(this.control, this.lane);
      try {
        const { control, lane, cutOffs } = this;
        const task = { ...work, units, control: control.shared, lane, cutOffs, suspects };
        this.handed = { at: this.stall.now, tasks: control.state(lane).tasks };
        const result = await this.pool.run(task, { signal: this.abort.signal });
        this.warm = true;
        finished.push(...result.units);
        files.push(...result.files);
        const { tampered } = result;
        if (tampered === null) return { ...result, units: finished, files };
        refuseTwice(suspects, tampered);
        suspects.push(tampered.unit);
        units = units.slice(units.indexOf(tampered.unit));
        this.lost += this.games - begun - result.units.length * (work.plan.games + work.plan.training);
      } catch (error) {
        if (error instanceof RunError) throw error;
        if (this.control.stopped) return { units: finished, files, fault: null, tampered: null };
        // What held it up was left by tasks that are done: another thread plays this one.
        const stuck = this.warm && this.abort.signal.reason === STUCK;
        this.warm = false;
        if (stuck) continue;
        this.cutOffs.push(this.cutOff(work.index, error as Error));
        this.lost += this.games - begun;
      }
    }
  }

  /** The call in which the thread was lost. Throws when no player was being asked: then the fault is the program's. */
  private cutOff(plan: number, error: Error): CutOff {
    const { unit, game, entry, asked } = this.control.state(this.lane);
    const { aborted, reason } = this.abort.signal;
    const why = aborted ? String(reason) : `ended its worker: ${error.message}`;
    if (entry >= 0) return { plan, unit, game, entry, asked, message: why };
    throw new RunError(
      `a worker failed in unit ${unit}, game ${game}: ${error.message}; finished units are kept, --resume goes on`,
      { cause: error },
    );
  }
}

/** Throws where a player changed what it shares with others outside of all calls to it. */
function refuseTwice(suspects: readonly number[], { unit, what }: { unit: number; what: string }): void {
  if (!suspects.includes(unit)) return;
  throw new RunError(
    `a player file changed ${what}, which it shares with others, in unit ${unit} and outside of its calls; seat it with --isolate`,
  );
}

/** The first of each list, then the second of each, and so on. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const length = Math.max(...lists.map((list) => list.length));
  return Array.from({ length }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}

/** Neighbouring units in tasks of about {@link TASK_GAMES} games, or smaller where lanes would stay empty. */
function batches(units: readonly number[], games: number, workers: number): number[][] {
  const fair = Math.ceil(units.length / (workers * 4));
  const size = Math.max(1, Math.min(fair, Math.floor(TASK_GAMES / games)));
  return Array.from({ length: Math.ceil(units.length / size) }, (_, task) =>
    units.slice(task * size, (task + 1) * size),
  );
}
