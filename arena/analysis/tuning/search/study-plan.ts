import { type Seed, seedKey } from "../../../../src/chance/random.ts";
import {
  declareParameters,
  defaultSettings,
  formatSettings,
  type ParameterSpec,
  type Settings,
  validateSettings,
} from "../../../../src/player/parameters.ts";
import { MIN_UNITS } from "../../../statistics/interval.ts";
import { type SamplerName, samplerNamed } from "./samplers/registry.ts";
import { leastUnits, type StudyTables } from "./study-tables.ts";

/** All that decides a study, apart from the scores. Plain data. */
export interface StudyPlan {
  readonly parameters: readonly ParameterSpec[];
  readonly sampler: SamplerName;
  readonly seed: Seed;
  /** Evaluations to spend: one is one setting on one unit. */
  readonly budget: number;
  /** Known settings that the first race begins with, all different; the defaults are always the first. */
  readonly start: readonly Settings[];
  /** New settings a race. */
  readonly cohort: number;
  /** Fresh units that every race opens on. */
  readonly firstRung: number;
  /** Units played by who survives the first race; every later race adds `firstRung`. */
  readonly depth: number;
  /** Survivors of a race that start the next. */
  readonly elites: number;
  /** Level of the paired test that drops. */
  readonly alpha: number;
  /** The tables that units are played at, where there are several. */
  readonly tables?: StudyTables;
}

/**
 * Chosen on planted problems. A lenient level (0.2) drops early and now and then wrongly, which costs less than
 * playing every doubtful setting to the end; ten units are the least that a t interval is printed for.
 */
const DEFAULTS = { sampler: "tpe", cohort: 8, firstRung: 10, depth: 30, elites: 3, alpha: 0.2 } as const;

/**
 * A plan with every choice made. Throws, in one line, on a bad declaration, unknown settings, a number out of range,
 * a sampler that cannot search these parameters, and a budget that does not pay for the first race.
 */
export function planStudy(
  given: Pick<StudyPlan, "parameters" | "seed" | "budget"> & Partial<StudyPlan>,
): StudyPlan {
  const parameters = declareParameters(given.parameters);
  const start = new Map<string, Settings>();
  for (const known of [defaultSettings(parameters), ...(given.start ?? [])]) {
    const settings = validateSettings(parameters, known);
    start.set(formatSettings(parameters, settings), settings);
  }
  const plan = { ...DEFAULTS, ...rungsAt(given.tables), ...given, start: [...start.values()] };
  if (parameters.length === 0) throw new Error("study without parameters: expected at least one to tune");
  samplerNamed(plan.sampler)(parameters, seedKey(plan.seed));
  atLeast("cohort", plan.cohort, 2);
  atLeast("first rung", plan.firstRung, MIN_UNITS);
  atLeast("depth", plan.depth, plan.firstRung);
  atLeast("elites", plan.elites, 1);
  if (!(plan.alpha > 0 && plan.alpha < 1))
    throw new Error(`alpha ${plan.alpha}: expected a number between 0 and 1`);
  atLeast("budget", plan.budget, (plan.cohort + plan.start.length) * plan.depth, firstRace(plan));
  return plan;
}

/** Rungs in which all tables come equally often, and for the worst of them as often as a test needs. */
function rungsAt(tables: StudyTables | undefined): Partial<Pick<StudyPlan, "firstRung" | "depth">> {
  if (tables === undefined) return {};
  const least = leastUnits(tables);
  const firstRung = least * Math.ceil(DEFAULTS.firstRung / least);
  return { firstRung, depth: (DEFAULTS.depth / DEFAULTS.firstRung) * firstRung };
}

/** The reason for the least budget. */
function firstRace({ cohort, depth, start }: StudyPlan): string {
  const known = start.length === 1 ? "the defaults" : `${start.length} known ones`;
  return `, which pays for a first race of ${cohort} settings drawn and ${known}, on ${depth} units each`;
}

function atLeast(name: string, value: number, least: number, why = ""): void {
  if (Number.isInteger(value) && value >= least) return;
  throw new Error(`${name} ${value}: expected a whole number of at least ${least}${why}`);
}
