import { analyseBoard } from "../../analysis/money/board-returns.ts";
import { worthCurve } from "../../analysis/money/worth-curve.ts";
import { listGames } from "../../analysis/report/game-list.ts";
import { modeText, variantText } from "../../analysis/report/setting-text.ts";
import { StudyStore } from "../../analysis/tuning/study/study-store.ts";
import { memoryMark, type TournamentPlan } from "../../tournament/plan/plan.ts";
import { externalPlayers } from "../../tournament/plan/runnable-plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { filesOf } from "../cli/plan-files.ts";
import { planOptions } from "../cli/plan-options.ts";
import { commandLine } from "./command-line.ts";
import { learningOf } from "./learning-of.ts";
import type { RunTallies } from "./run-tallies.ts";
import { analysisOf, gameOf, highlightsOf, playedAgain } from "./stored-games.ts";
import { answerOf, rowOf } from "./study-answer.ts";

/** A question to the store: the route of its address and the numbers in it. */
export interface Asked {
  readonly route: Route;
  readonly numbers: readonly number[];
}

/** A part of the address that a whole number stands for. */
const NUMBER = ":n";

type Answer<T = unknown> = (tallies: RunTallies, numbers: readonly number[]) => T | undefined;

const runOf = (store: Store, number: number | undefined): RunEntry | null =>
  store.runs().find(({ run }) => run === number) ?? null;

/** An answer about a run; undefined for a run that the store does not have. */
const ofRun =
  <T>(answer: (tallies: RunTallies, run: RunEntry, numbers: readonly number[]) => T | undefined): Answer<T> =>
  (tallies, [number, ...numbers]) => {
    const run = runOf(tallies.store, number);
    return run === null ? undefined : answer(tallies, run, numbers);
  };

/** Every answer of the API by its address; undefined where the store has no such thing. */
const ROUTES = {
  "/api/command-line": ({ store }) => commandLine(store.path),
  "/api/runs": ({ store }) => store.runs().map(listed),
  "/api/runs/:n/plan": ofRun((_tallies, { plan }) => planWithoutMemory(plan)),
  "/api/runs/:n/report": ofRun((tallies, run) => tallies.report(run)),
  "/api/runs/:n/ratings": ofRun((tallies, run) => tallies.ratings(run)),
  "/api/runs/:n/learning": ofRun((tallies, run) => learningOf(run.plan, tallies.learning(run))),
  "/api/runs/:n/board": ofRun((tallies, run) => analyseBoard(run.plan, tallies.report(run))),
  "/api/runs/:n/money": ofRun((tallies, run) => tallies.money(run)),
  // Null with external players: none is started for a curve.
  "/api/runs/:n/worth/:n": ofRun((_tallies, { plan }, [unit]) => {
    if (unit === undefined || unit >= plan.units) return undefined;
    if (externalPlayers(plan).length > 0) return null;
    return playedAgain(plan, false, (runnable) => worthCurve(runnable, unit));
  }),
  "/api/runs/:n/units/:n/games": ofRun(({ store }, run, [number]) => {
    const [unit] = store.units(run.run, number);
    return unit?.unit === number ? listGames(run.plan, unit) : undefined;
  }),
  "/api/runs/:n/units/:n/games/:n": ofRun(gameOf),
  "/api/runs/:n/units/:n/games/:n/highlights": ofRun((tallies, run, numbers) => {
    const record = gameOf(tallies, run, numbers);
    return record === undefined ? undefined : highlightsOf(run.plan, record);
  }),
  "/api/runs/:n/units/:n/games/:n/analysis": ofRun(analysisOf),
  "/api/studies": ({ store }) => new StudyStore(store).all().map(rowOf),
  "/api/studies/:n": ({ store }, [number]) => {
    const studies = new StudyStore(store);
    const entry = studies.all().find(({ study }) => study === number);
    return entry === undefined ? undefined : answerOf(entry, studies.log(entry.study));
  },
} satisfies Record<string, Answer>;

export type Route = keyof typeof ROUTES;

/** The answers that there are before the store, which will be at `path`. */
export const WITHOUT_STORE: Partial<Readonly<Record<Route, (path: string) => unknown>>> = {
  "/api/command-line": commandLine,
  "/api/runs": () => [],
  "/api/studies": () => [],
};

/** An address of the route, with its numbers in their places. */
type AddressOf<Path extends string> = Path extends `${infer Head}${typeof NUMBER}${infer Tail}`
  ? `${Head}${number}${AddressOf<Tail>}`
  : Path;

/** The type of every answer, by its address. */
export type Answers = {
  readonly [Path in Route as AddressOf<Path>]: Exclude<ReturnType<(typeof ROUTES)[Path]>, undefined>;
};

/** An address that the API answers. */
export type Address = keyof Answers;

/** Reads an address without its query; null where the API has none such. */
export function readAddress(path: string): Asked | null {
  const parts = path.split("/");
  for (const route of Object.keys(ROUTES) as Route[]) {
    const wanted = route.split("/");
    if (wanted.length !== parts.length) continue;
    const fits = wanted.every((part, i) =>
      part === NUMBER ? /^\d{1,9}$/.test(parts[i]) : part === parts[i],
    );
    if (fits) return { route, numbers: parts.filter((_, i) => wanted[i] === NUMBER).map(Number) };
  }
  return null;
}

/** The subject of an answer, which holds until that changes. */
export function subjectOf({ route }: Asked): "run" | "study" | "store" {
  if (route.startsWith("/api/runs/")) return "run";
  return route.startsWith("/api/studies/") ? "study" : "store";
}

/**
 * The work behind an answer. `read`: rows of the store. `count`: the tally of a run, or the log of a study. `rate`: a tally,
 * and a fit to each of thousands of samples of it. `play`: games are played again. `think`: thousands of
 * playouts are played.
 */
export const WORK = {
  "/api/command-line": "read",
  "/api/runs": "read",
  "/api/runs/:n/plan": "read",
  "/api/runs/:n/report": "count",
  "/api/runs/:n/ratings": "rate",
  "/api/runs/:n/learning": "count",
  "/api/runs/:n/board": "count",
  "/api/runs/:n/money": "count",
  "/api/runs/:n/worth/:n": "play",
  "/api/runs/:n/units/:n/games": "read",
  "/api/runs/:n/units/:n/games/:n": "play",
  "/api/runs/:n/units/:n/games/:n/highlights": "play",
  "/api/runs/:n/units/:n/games/:n/analysis": "think",
  "/api/studies": "read",
  "/api/studies/:n": "count",
} as const satisfies Record<Route, string>;

export type Work = (typeof WORK)[Route];

/** The answer of the store at this moment; undefined for a run, unit, game or study that it does not have. */
export function answer(tallies: RunTallies, { route, numbers }: Asked): unknown {
  const give: Answer = ROUTES[route];
  return give(tallies, numbers);
}

/** A run for the list. Its plan goes without rules, board and the memory that learners start with, which may be large. */
function listed({ plan, ...run }: RunEntry) {
  const { memory, ruleSet, boardData, ...shown } = plan;
  const setting = { ...plan, memoryMark: memoryMark(plan) };
  return {
    ...run,
    plan: shown,
    /** The question asked of its learners: `frozen after 48`. */
    asked: modeText(setting),
    /** Every setting that is not the usual one; empty where all are. */
    variant: variantText(setting),
    /** The command that plays it again, or that prints that and writes the files that it needs; without its prefix. */
    command:
      filesOf(plan).size === 0 ? `run ${planOptions(plan, {})}` : `runs ${run.run} --files run${run.run}`,
  };
}

/** A run as the list shows it. */
export type RunListing = ReturnType<typeof listed>;

/** Everything that decides what is played, except the memory that learners start with, which may be large. */
function planWithoutMemory({ memory, ...plan }: TournamentPlan) {
  return { ...plan, memory: Object.keys(memory) };
}

export type ShownPlan = ReturnType<typeof planWithoutMemory>;
