import { mean } from "simple-statistics";
import type { ParameterSpec, ParameterValue, Settings } from "../../../../src/player/parameters.ts";
import {
  bounds,
  DIFFERENCE,
  type Interval,
  type Range,
  SHARE,
  type Verdict,
} from "../../../statistics/index.ts";
import type { PlannedPopulation } from "../../../tournament/plan/plan.ts";
import { lineUpsOf } from "../../../tournament/population/population.ts";
import type { Estimated } from "../../learning/learning.ts";
import type { Bounds } from "../../report/report.ts";
import { foldStudy, judgeOf, type Objective, type StudyEvent, scoresByTable } from "../search/index.ts";
import { pointOf } from "../search/unit-cube.ts";
import type { StudyEntry } from "./study-store.ts";

/** A study in a list. */
export interface StudyListing {
  readonly study: number;
  readonly player: string;
  /** Labels of the others at its table, one a place. */
  readonly against: readonly string[];
  readonly startedAt: string;
  /** Verdict of the confirmation on fresh seeds; null before it. */
  readonly verdict: Verdict | null;
}

/** One setting that was played. */
export interface TrialAnalysis {
  readonly trial: number;
  readonly race: number;
  readonly settings: Settings;
  /** Each parameter's place on its axis, 0 … 1, in the order of the declaration. */
  readonly point: readonly number[];
  readonly units: number;
  /** Mean score over its units. */
  readonly score: number;
  readonly interval: Bounds;
  readonly dropped: boolean;
  /** Mean score at each table, null for one that it did not play at; empty where there is one table alone. */
  readonly tables: readonly (number | null)[];
}

/** When a setting became the best so far. */
export interface IncumbentChange {
  /** Evaluations spent until then. */
  readonly spent: number;
  readonly trial: number;
  readonly score: number;
  readonly interval: Bounds;
}

/** A step away from the winner with one parameter. */
export interface StepAnalysis {
  readonly parameter: string;
  readonly from: ParameterValue;
  readonly to: ParameterValue;
  readonly difference: Estimated;
  readonly p: number;
  readonly finding: string;
}

/** The winner at one table on fresh seeds, and less what the study began with; null where it is that. */
export interface TableConfirmation {
  readonly score: Estimated;
  readonly difference: Estimated | null;
  readonly verdict: Verdict | null;
}

/** The tables of a study over several, by name. */
export interface StudyTablesAnalysis {
  readonly names: readonly string[];
  readonly objective: Objective;
}

export interface ConfirmationAnalysis {
  readonly settings: Settings;
  readonly units: number;
  readonly tuned: Estimated;
  readonly confirmed: Estimated;
  readonly shrinkage: number;
  readonly rivals: readonly {
    readonly settings: Settings;
    readonly score: Estimated;
    readonly difference: Estimated;
    readonly p: number;
    readonly verdict: Verdict;
  }[];
  readonly verdict: Verdict;
  /** By table; empty where there is one table alone. */
  readonly tables: readonly TableConfirmation[];
}

export interface StudyAnalysis extends StudyListing {
  /** Null where it has one table alone. */
  readonly tables: StudyTablesAnalysis | null;
  readonly parameters: readonly ParameterSpec[];
  readonly sampler: string;
  readonly seed: string;
  readonly budget: number;
  readonly spent: number;
  /** The most units that a setting could play. */
  readonly units: number;
  /** Those with a score; a setting that was drawn but not played yet is none. */
  readonly trials: readonly TrialAnalysis[];
  readonly incumbents: readonly IncumbentChange[];
  readonly confirmation: ConfirmationAnalysis | null;
  readonly steps: readonly StepAnalysis[];
}

export function listStudy({ study, manifest, startedAt, result }: StudyEntry): StudyListing {
  const { population, players } = manifest.tournament;
  const [, ...others] = players;
  return {
    study,
    player: manifest.player,
    against: population === undefined ? others.map(({ label }) => label) : [namedTables(population)],
    startedAt,
    verdict: result?.confirmation.verdict ?? null,
  };
}

/** A study as its log tells it; null while the log is empty. */
export function analyseStudy(entry: StudyEntry, log: readonly StudyEvent[]): StudyAnalysis | null {
  if (log.length === 0) return null;
  const { plan, trials, spent, units } = foldStudy(log);
  const judge = judgeOf(plan);
  const { population } = entry.manifest.tournament;
  return {
    ...listStudy(entry),
    tables:
      plan.tables === undefined || population === undefined
        ? null
        : { names: population.tables.map(({ table }) => table), objective: plan.tables.objective },
    parameters: plan.parameters,
    sampler: plan.sampler,
    seed: String(plan.seed),
    budget: plan.budget,
    spent,
    units,
    trials: trials
      .filter(({ scores }) => scores.length > 0)
      .map(({ id, race, settings, from, scores, dropped }) => {
        const { value, interval } = judge.score(scores, from);
        return {
          trial: id,
          race,
          settings,
          point: [...pointOf(plan.parameters, settings)],
          units: scores.length,
          score: value,
          interval: bounds(interval),
          dropped,
          tables: plan.tables === undefined ? [] : scoresByTable(plan, scores, from).map(meanOf),
        };
      }),
    incumbents: incumbentsOf(log),
    confirmation: confirmationOf(entry),
    steps: (entry.result?.sensitivity ?? []).flatMap(({ parameter, value, deviations, finding }) =>
      deviations.map((step) => ({
        parameter,
        from: value,
        to: step.value,
        difference: estimated(step.difference, step.interval, DIFFERENCE),
        p: step.p,
        finding,
      })),
    ),
  };
}

function incumbentsOf(log: readonly StudyEvent[]): IncumbentChange[] {
  const changes: IncumbentChange[] = [];
  let spent = 0;
  for (const event of log) {
    if (event.type === "rung-finished") spent += event.scores.reduce((sum, row) => sum + row.length, 0);
    if (event.type === "incumbent-changed") {
      changes.push({
        spent,
        trial: event.trial,
        score: event.score,
        interval: bounds(event.interval, SHARE),
      });
    }
  }
  return changes;
}

function confirmationOf({ result }: StudyEntry): ConfirmationAnalysis | null {
  if (result === null) return null;
  const { settings, units, tuned, confirmed, shrinkage, rivals, verdict, tables = [] } = result.confirmation;
  return {
    settings,
    units: units.to - units.from,
    tuned: estimated(tuned.value, tuned.interval, SHARE),
    confirmed: estimated(confirmed.value, confirmed.interval, SHARE),
    shrinkage,
    rivals: rivals.map((rival) => ({
      settings: rival.settings,
      score: estimated(rival.score.value, rival.score.interval, SHARE),
      difference: estimated(rival.difference, rival.interval, DIFFERENCE),
      p: rival.p,
      verdict: rival.verdict,
    })),
    verdict,
    tables: tables.map(({ score, rival }) => ({
      score: estimated(score.value, score.interval, SHARE),
      difference: rival === null ? null : estimated(rival.difference, rival.interval, DIFFERENCE),
      verdict: rival?.verdict ?? null,
    })),
  };
}

/** Tables in words: the line-ups that were given, or the name of the population. */
export function namedTables(population: PlannedPopulation): string {
  return lineUpsOf(population)?.join(" | ") ?? population.id;
}

const meanOf = (scores: readonly number[]): number | null => (scores.length === 0 ? null : mean([...scores]));

const estimated = (value: number, interval: Interval, within: Range): Estimated => ({
  value,
  interval: bounds(interval, within),
});
