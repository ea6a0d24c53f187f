import { resolve } from "node:path";
import { Tally } from "../../analysis/report/tally.ts";
import { CONFIDENCE, estimateShare } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunnablePlan } from "../../tournament/plan/runnable-plan.ts";
import {
  playIntoStore,
  type RunnableRun,
  type RunsEnd,
  type UnitRange,
} from "../../tournament/play-into-store.ts";
import { type RunEntry, Store } from "../../tournament/store/store.ts";
import type { UnitFile } from "../../tournament/unit/unit-file.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { Pace } from "../../tournament/workers/pace.ts";
import type { WorkerProgram } from "../../tournament/workers/worker-pool.ts";
import type { Console } from "./command.ts";
import { type MachineSettings, withMachineSettings } from "./machine-settings.ts";

/** Runs that are played into a store in one go. */
export interface Session extends RunsEnd {
  readonly store: Store;
  readonly runs: readonly RunnableRun[];
  /** Everything that may differ between two sessions with the same result. */
  readonly timing: Timing;
}

export interface Timing {
  readonly runs: readonly number[];
  readonly store: string;
  readonly workers: number;
  readonly seconds: number;
  /** Games begun in this session, those of units that were broken off included. */
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly node: string;
}

/** Range and hooks of a session. */
export interface SessionSteps {
  readonly range?: UnitRange | undefined;
  /** Told of every unit of the plan with that number, in no fixed order. */
  readonly stored?: (plan: number, unit: UnitResult, tally: Tally) => void;
  readonly decided?: () => boolean;
  /** The workers' program, where it is not the usual one, and what takes the files that it makes of finished units. */
  readonly program?: WorkerProgram | undefined;
  readonly keep?: (run: RunnableRun, file: UnitFile) => void;
  /** Takes the session while the store is open. */
  readonly finish: (session: Session) => void;
}

/** Opens the store, plays what is missing of a run of each plan with a live line, and closes it again. */
export async function playSession(
  plans: readonly RunnablePlan[],
  settings: MachineSettings,
  { progress, signal, warn, note }: Pick<Console, "progress" | "signal" | "warn" | "note">,
  steps: SessionSteps,
): Promise<void> {
  const store = Store.write(resolve(settings.store));
  try {
    const runs = plans.map((plan) => openRun(store, plan, settings.resume, warn));
    const tallies = plans.map((plan) => new Tally(plan));
    const pace = new Pace();
    const total = plans.reduce((sum, plan) => sum + gamesOf(plan, steps.range), 0);
    let games = 0;
    const recorded = await withMachineSettings(settings, { signal, warn, note }, (machines) =>
      playIntoStore(store, runs, {
        ...machines,
        range: steps.range,
        stored(run, unit) {
          const plan = runs.indexOf(run);
          const tally = tallies[plan];
          tally.add(unit);
          steps.stored?.(plan, unit, tally);
        },
        decided: steps.decided ?? (() => false),
        program: steps.program,
        keep: steps.keep,
        tick(begun) {
          games = begun;
          progress(() => progressLine(tallies, pace, games, total));
        },
      }),
    );
    const timing = {
      runs: runs.map(({ run }) => run),
      store: store.path,
      workers: settings.workers,
      seconds: pace.seconds(),
      games,
      gamesPerSecond: pace.rate(games),
      node: process.version,
    };
    steps.finish({ ...recorded, store, runs, timing });
  } finally {
    store.close();
  }
}

/** The run of the plan, begun where it is not there; its plan is the one given, whatever the store says. */
function openRun(
  store: Store,
  plan: RunnablePlan,
  resume: boolean,
  warn: (line: string) => void,
): RunnableRun {
  const found = resume ? store.runOf(plan) : null;
  const changed = resume && found === null ? changedPlayers(store.runs(), plan) : null;
  const entry = found ?? store.run(store.createRun(plan));
  if (changed !== null) {
    const { run, players } = changed;
    warn(
      `${players.join(" and ")} changed since run ${run}: run ${entry.run} begins anew instead of going on with it`,
    );
  }
  return { ...entry, plan };
}

/** The newest run that differs from the plan in the code of its players alone, and those players; null where none does. */
function changedPlayers(
  runs: readonly RunEntry[],
  plan: TournamentPlan,
): { readonly run: number; readonly players: readonly string[] } | null {
  const codeless = ({ players, ...others }: TournamentPlan): string =>
    JSON.stringify({
      ...others,
      players: players.map((player) => ({ ...player, digest: null, version: 0 })),
    });
  const wanted = codeless(plan);
  const last = runs.findLast((entry) => codeless(entry.plan) === wanted);
  if (last === undefined) return null;
  const before = last.plan.players;
  const players = plan.players.filter(({ digest }, place) => digest !== before[place].digest);
  return { run: last.run, players: [...new Set(players.map(({ id }) => id))] };
}

function gamesOf({ units, games, training }: TournamentPlan, range: UnitRange | undefined): number {
  const { from, to } = range ?? { from: 0, to: units - 1 };
  return (to - from + 1) * (games + training);
}

/** Runs whose standings fit on a line: a run by itself, or two that are compared. */
const MOST_SHOWN = 2;

/** Progress in one line: games, rate, time left and, of one or two runs, the standings. */
function progressLine(tallies: readonly Tally[], pace: Pace, games: number, total: number): string {
  const left = Math.max(0, total - games);
  const found = tallies.length <= MOST_SHOWN ? standingsLine(tallies) : runsLine(tallies);
  return `${games}/${total} games · ${pace.rate(games).toFixed(0)}/s · ${pace.eta(games, left)} left · ${found}`;
}

function runsLine(tallies: readonly Tally[]): string {
  const through = tallies.filter(({ units, plan }) => units >= plan.units).length;
  return `${through} of ${tallies.length} runs`;
}

/** At the tables of a population its one player is followed. */
function shownLabels({ plan, schedule: { ids } }: Tally): readonly string[] {
  const labelOf = (id: string): string => {
    const label = plan.players.find((player) => player.id === id)?.label ?? id;
    return plan.players.filter((player) => player.label === label).length > 1 ? id : label;
  };
  return (plan.population === undefined ? ids : ids.slice(0, 1)).map(labelOf);
}

function standingsLine(tallies: readonly Tally[]): string {
  const shares = tallies.flatMap((tally) =>
    shownLabels(tally).map((label, player) => {
      if (tally.units === 0) return label;
      const { value, interval } = estimateShare(
        tally.measures.winShare[player],
        CONFIDENCE,
        tally.plan.games,
      );
      const half = interval.method === "none" ? "" : ` ±${(50 * (interval.high - interval.low)).toFixed(1)}`;
      return `${label} ${(100 * value).toFixed(1)}%${half}`;
    }),
  );
  return shares.join(" · ");
}
