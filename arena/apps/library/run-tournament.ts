import { setImmediate } from "node:timers/promises";
import type { Board } from "../../../src/board/board.ts";
import { board } from "../../../src/board/catalog.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { buildReport } from "../../analysis/report/build-report.ts";
import type { Report } from "../../analysis/report/report.ts";
import { makePlan } from "../../tournament/plan/make-plan.ts";
import type { FaultPolicy, Format, Mode } from "../../tournament/plan/plan.ts";
import { readPlayers } from "../../tournament/plan/player-list.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { SeatPolicy } from "../../tournament/plan/seatings.ts";
import { type Stop, Store } from "../../tournament/store/store.ts";
import { StoppedByFault, UnitPlayer } from "../../tournament/unit/play-unit.ts";
import { NO_HOOKS } from "../../tournament/unit/unit-hooks.ts";
import type { FaultCount, UnitResult } from "../../tournament/unit/unit-result.ts";
import { playTournament } from "../../tournament/workers/play-tournament.ts";
import { withWorkerPool } from "../../tournament/workers/worker-pool.ts";

/** Settings of a tournament; those that are left out have the defaults of `arena run`. */
export interface TournamentOptions {
  /** As `--players` takes them: `"random,greedy,hl:policy=ucb1"`. */
  readonly players: string;
  /** A rule set, or the id of one. Default: `arena@1`. */
  readonly rules?: RuleSet | string;
  /** A board, or the id of one. Default: `us-classic`. */
  readonly board?: Board | string;
  /** Text or a non-negative whole number. Default: `"42"`. */
  readonly seed?: string | number;
  /** Independent units: seasons, or blocks where nobody learns. Default: 10. */
  readonly seasons?: number;
  /** Games of a unit, a multiple of the seatings. Default: at least 48 a season, one block else. */
  readonly games?: number;
  readonly format?: Format;
  readonly mode?: Mode;
  readonly seats?: SeatPolicy;
  /** Seats at a table where the format leaves them open. */
  readonly tableSize?: number;
  /** Games of each season before those that count. */
  readonly training?: number;
  readonly onFault?: FaultPolicy;
  /**
   * Worker threads; the results are the same for any number. 0 plays on this thread, the only one that knows tiers and
   * policies that this program has registered. Default: 0.
   */
  readonly workers?: number;
  /** Seconds that an external player may take for one answer, on worker threads. Default: 20 for a file, 2 for a program. */
  readonly thinkLimit?: number;
  /** File of a store in which the run is kept. Default: none. */
  readonly store?: string;
  /** Called after every unit on this thread, a few times a second with worker threads. */
  readonly onProgress?: (progress: TournamentProgress) => void;
  /** Aborted to stop: units that are finished are kept and reported. */
  readonly signal?: AbortSignal;
}

/** Progress of a tournament. */
export interface TournamentProgress {
  /** Games begun and games planned, training included. */
  readonly games: number;
  readonly plannedGames: number;
  /** Units finished and units planned. */
  readonly units: number;
  readonly plannedUnits: number;
}

/** Plan, end and report of a tournament. */
export interface TournamentResult {
  readonly plan: RunnablePlan;
  readonly stop: Stop;
  /** The fault at which it stopped, where `onFault` says so; null else. */
  readonly fault: FaultCount | null;
  readonly report: Report;
  /** Number of the run in the store; null where none was named. */
  readonly run: number | null;
}

/**
 * Plays a tournament and reports it. Rejects with one line on options that do not fit, as `arena run` refuses them.
 *
 * @example
 * ```ts
 * import { reportText, runTournament } from "monopoly-arena";
 *
 * const controller = new AbortController();
 * const { report, stop } = await runTournament({
 *   players: "random,greedy,validator",
 *   seasons: 20,
 *   signal: controller.signal,
 *   onProgress: ({ units, plannedUnits }) => console.error(`${units} of ${plannedUnits}`),
 * });
 * console.log(stop, report.standings[0]?.player);
 * console.log(reportText(report));
 * ```
 */
export async function runTournament(options: TournamentOptions): Promise<TournamentResult> {
  const plan = planOf(options);
  const store = options.store === undefined ? null : Store.write(options.store);
  try {
    const entry = store?.run(store.createRun(plan)) ?? null;
    const units: UnitResult[] = [];
    const keep = (finished: readonly UnitResult[]): void => {
      units.push(...finished);
      if (entry !== null) store?.commit(entry, finished);
    };
    const tell = (games: number): void =>
      options.onProgress?.({
        games,
        plannedGames: plan.units * (plan.games + plan.training),
        units: units.length,
        plannedUnits: plan.units,
      });
    const play = (options.workers ?? 0) === 0 ? playHere : playOnWorkers;
    const fault = await play(plan, options, keep, tell);
    const stop = fault !== null ? "fault" : units.length === plan.units ? "completed" : "interrupted";
    const inOrder = units.toSorted((a, b) => a.unit - b.unit);
    const report = buildReport(plan, inOrder, stop);
    if (entry !== null) {
      store?.endRun(entry.run, stop);
      store?.rate(entry.run, report.standings);
    }
    return { plan, stop, fault, report, run: entry?.run ?? null };
  } finally {
    store?.close();
  }
}

function planOf(options: TournamentOptions): RunnablePlan {
  const on = typeof options.board === "object" ? options.board : board(options.board ?? "us-classic");
  return makePlan({
    ...options,
    rules: typeof options.rules === "object" ? options.rules : parseRules(options.rules ?? "arena@1", on),
    board: on,
    seed: String(options.seed ?? "42"),
    format: options.format ?? "line-up",
    mode: options.mode ?? "learning",
    players: readPlayers(options.players),
    seatPolicy: options.seats ?? "all",
    units: options.seasons ?? 10,
    memory: {},
  });
}

/** Plays the units and hands over those that are finished; returns the fault at which it stopped, null for none. */
type Play = (
  plan: RunnablePlan,
  options: TournamentOptions,
  keep: (finished: readonly UnitResult[]) => void,
  tell: (games: number) => void,
) => Promise<FaultCount | null>;

const playHere: Play = async (plan, { signal }, keep, tell) => {
  const player = new UnitPlayer(plan);
  let games = 0;
  const begin = (): boolean => {
    if (signal?.aborted === true) return false;
    games++;
    return true;
  };
  try {
    for (let unit = 0; unit < plan.units; unit++) {
      const finished = player.play(unit, { ...NO_HOOKS, begin });
      if (finished === null) break;
      keep([finished]);
      tell(games);
      // Timers and input, and with them an abort, are heard between two units.
      await setImmediate();
    }
  } catch (error) {
    if (error instanceof StoppedByFault) return error.fault;
    throw error;
  }
  return null;
};

const playOnWorkers: Play = async (plan, options, keep, tell) => {
  const { workers = 1, thinkLimit, signal = new AbortController().signal } = options;
  const units = Array.from({ length: plan.units }, (_, unit) => unit);
  const faults: FaultCount[] = [];
  await withWorkerPool(workers, (pool) =>
    playTournament([{ plan, units }], {
      pool,
      thinkLimit,
      signal,
      tick: tell,
      commit(_plan, { units: finished, fault }) {
        keep(finished);
        if (fault !== null) faults.push(fault.first);
        return fault === null;
      },
    }),
  );
  return faults[0] ?? null;
};
