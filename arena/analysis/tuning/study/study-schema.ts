import { z } from "zod";
import {
  declareParameters,
  type ParameterSpec,
  validateSettings,
} from "../../../../src/player/parameters.ts";
import { DataFault, readData } from "../../../../src/text/data-fault.ts";
import { parseJson } from "../../../runtime/parse-json.ts";
import { checkPlan } from "../../../tournament/plan/parse-plan.ts";
import { MOST_TABLES } from "../../../tournament/population/population-schema.ts";
import { foldStudy, OBJECTIVES, type StudyEvent } from "../search/index.ts";
import type { StudyManifest } from "./study-manifest.ts";
import type { StudyResult } from "./study-result.ts";

/** Units that a study may play: its scores are lists in memory. */
const MOST_UNITS = 1_000_000;

const text = z.string().max(10_000);
const count = z.int().min(0).max(MOST_UNITS);
/** A number of the results, null where there is none. */
const figure = z.number().nullable();
const value = z.union([z.number(), text, z.boolean()]);
const settings = z.record(text, value);
const units = z.looseObject({ from: count, to: count });

const declared = { name: text, meaning: text, when: z.exactOptional(z.record(text, z.array(value))) };
const parameter = z.discriminatedUnion("type", [
  z.looseObject({
    ...declared,
    type: z.enum(["float", "int"]),
    range: z.tuple([z.number(), z.number()]),
    scale: z.enum(["linear", "log"]),
    default: z.number(),
  }),
  z.looseObject({ ...declared, type: z.literal("choice"), choices: z.array(text), default: text }),
  z.looseObject({ ...declared, type: z.literal("boolean"), default: z.boolean() }),
]);

const plan = z.looseObject({
  parameters: z.array(parameter).min(1).max(1000),
  sampler: text,
  seed: z.union([text, z.number()]),
  budget: z.int().min(0),
  start: z.array(settings),
  tables: z.exactOptional(
    z.looseObject({ count: z.int().min(1).max(MOST_TABLES), objective: z.enum(OBJECTIVES) }),
  ),
});

const manifestSchema = z.looseObject({
  schema: z.literal(1),
  player: text,
  plan,
  confirm: count,
  sensitivity: count,
  tournament: z.looseObject({}),
});

const interval = z.discriminatedUnion("method", [
  z.looseObject({ method: z.literal("none"), reason: text }),
  z.looseObject({
    method: z.enum(["t", "bootstrap", "wilson", "share", "unvaried", "exact"]),
    low: figure,
    high: figure,
  }),
]);
const race = count;
const trial = count;

const eventSchema = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("study-started"), plan }),
  z.looseObject({ type: z.literal("trial-started"), race, trial, settings }),
  z.looseObject({
    type: z.literal("rung-finished"),
    race,
    rung: count,
    units,
    trials: z.array(trial),
    scores: z.array(z.array(z.number())),
  }),
  z.looseObject({ type: z.literal("trial-dropped"), race, rung: count, trial, against: trial }),
  z.looseObject({ type: z.literal("race-finished"), race, elites: z.array(trial) }),
  z.looseObject({
    type: z.literal("incumbent-changed"),
    race,
    trial,
    score: figure,
    units: count,
    interval,
  }),
  z.looseObject({ type: z.literal("study-finished"), reason: z.enum(["budget", "exhausted"]) }),
]);

const estimate = z.looseObject({ value: figure, interval });
const verdict = z.enum(["better", "worse", "no difference", "not settled"]);
const difference = { difference: figure, interval, p: figure };

const resultSchema = z.looseObject({
  confirmation: z.looseObject({
    trial,
    settings,
    units,
    tuned: estimate,
    confirmed: estimate,
    shrinkage: figure,
    rivals: z.array(z.looseObject({ settings, score: estimate, ...difference, verdict })),
    tables: z.exactOptional(
      z.array(
        z.looseObject({
          score: estimate,
          rival: z.looseObject({ score: estimate, ...difference, verdict }).nullable(),
        }),
      ),
    ),
    verdict,
  }),
  sensitivity: z.array(
    z.looseObject({
      parameter: text,
      value,
      deviations: z.array(z.looseObject({ value, ...difference })),
      effect: figure,
      finding: z.enum(["matters", "irrelevant", "unclear", "does not count"]),
    }),
  ),
});

/** Reads the manifest of a stored study. Throws a `DataFault` on what no study can have begun with. Loads no player. */
export function parseManifest(manifest: string): StudyManifest {
  const json = parseJson(manifest);
  readData(manifestSchema, json);
  const read = json as StudyManifest;
  within(["plan", "parameters"], () => declareParameters(read.plan.parameters));
  checkPlan(read.tournament);
  const { population } = read.tournament;
  if (read.plan.tables !== undefined && read.plan.tables.count !== population?.tables.length) {
    throw new DataFault(["plan", "tables"], "expected as many as the population has");
  }
  return read;
}

/** Reads the log of a stored study. Throws a `DataFault` on what no study can have come to. */
export function parseLog(events: readonly string[]): StudyEvent[] {
  const log = events.map((event) => {
    const json = parseJson(event);
    readData(eventSchema, json);
    return json as StudyEvent;
  });
  within(["log"], () => refuseImpossible(log));
  return log;
}

/** Reads the result of a stored study. Throws a `DataFault` on what no study can have come to. */
export function parseResult(result: string): StudyResult {
  const json = parseJson(result);
  readData(resultSchema, json);
  return json as StudyResult;
}

/** Throws on events that do not follow from one another, and on settings that the parameters do not allow. */
function refuseImpossible(log: readonly StudyEvent[]): void {
  if (log.length === 0) return;
  const { plan, trials } = foldStudy(log);
  const parameters: readonly ParameterSpec[] = declareParameters(plan.parameters);
  for (const { settings } of trials) validateSettings(parameters, settings);
  for (const event of log) {
    if (event.type !== "rung-finished") continue;
    const played = event.units.to - event.units.from;
    const rows = event.scores.length === event.trials.length;
    if (!rows || event.scores.some((row) => row.length !== played)) throw new Error("scores of other units");
  }
}

/** Runs `check`; whatever it throws is a fault of the data at `path`. */
function within(path: readonly string[], check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new DataFault(path, (error as Error).message);
  }
}
