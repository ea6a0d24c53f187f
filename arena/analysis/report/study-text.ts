import Table from "cli-table3";
import { counts, formatSettings, type ParameterSpec, type Settings } from "../../../src/player/parameters.ts";
import {
  bounds,
  DIFFERENCE,
  type Estimate,
  type Interval,
  type Range,
  SHARE,
} from "../../statistics/index.ts";
import { incumbentOf, judgeOf, type StudyState } from "../tuning/search/index.ts";
import type { StudyManifest } from "../tuning/study/study-manifest.ts";
import type { StudyResult } from "../tuning/study/study-result.ts";
import { percent, points } from "./share-text.ts";
import { boxedCells, textTable } from "./text-table.ts";

/** The parts of a manifest that are told. */
interface ToldStudy extends Pick<StudyManifest, "player"> {
  readonly tournament: Pick<StudyManifest["tournament"], "population">;
}

/**
 * A study's findings for the terminal: tuned against confirmed, the verdict, and which parameters matter; of
 * one without a result how far it is.
 */
export function studyText(
  { player, tournament }: ToldStudy,
  state: StudyState,
  result: StudyResult | null,
): string {
  if (result === null) return `${progressText(state)}\n${incumbentText(state)}\n`;
  const { confirmation, sensitivity } = result;
  const lines = [
    progressText(state),
    `best: ${changedText(state.plan.parameters, confirmation.settings)}`,
    `  in the search: ${estimated(confirmation.tuned)}, the best of many, so it flatters`,
    `  on ${confirmation.confirmed.units} fresh units: ${estimated(confirmation.confirmed)}`,
    ...confirmation.rivals.map(
      ({ trial, difference, interval, verdict }) =>
        `  minus ${trial === 0 ? player : `start ${trial}`} there: ${points(difference)} points${range(interval, DIFFERENCE, points)}, ${verdict}`,
    ),
    ...tablesOf(tournament, result),
    verdictText(player, result),
    ...(sensitivity.length === 0 ? [] : ["", sensitivityTable(sensitivity)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** Progress of the search of a study. */
function progressText({ plan, trials, spent, units }: StudyState): string {
  const tried = trials.filter(({ scores }) => scores.length > 0).length;
  return `${spent} of ${plan.budget} evaluations: ${tried} settings on up to ${units} units each`;
}

/** The meaning of a score, where there are several tables. */
const AS = { alone: "", mean: " on the mean of the tables", worst: " at its worst table" } as const;

/** The score of the best setting so far with its interval; it flatters. */
export function incumbentScore(state: StudyState): string {
  if (state.elites.length === 0) return "no race is over yet";
  return `best so far ${estimated(judgeOf(state.plan).score(incumbentOf(state).scores, incumbentOf(state).from))}${AS[state.plan.tables?.objective ?? "alone"]}`;
}

/** The best setting so far and its score. */
export function incumbentText(state: StudyState): string {
  if (state.elites.length === 0) return incumbentScore(state);
  return `${incumbentScore(state)}: ${changedText(state.plan.parameters, incumbentOf(state).settings)}`;
}

/** The settings that count and are not the defaults, or a word for none. */
function changedText(specs: readonly ParameterSpec[], settings: Settings): string {
  const changed = specs.filter((spec) => settings[spec.name] !== spec.default && counts(spec, settings));
  return changed.length === 0 ? "the settings that it began with" : formatSettings(changed, settings);
}

/** The winner at each table of the study, on the fresh units there, and less the player that it began with. */
function tablesOf(
  { population }: ToldStudy["tournament"],
  { confirmation: { tables } }: StudyResult,
): string[] {
  if (tables === undefined || population === undefined) return [];
  const rows = tables.map(({ score, rival }, table) => [
    population.tables[table]?.table ?? "",
    percent(score.value),
    range(score.interval, SHARE, percent).trim(),
    ...(rival === null
      ? ["–", "", ""]
      : [points(rival.difference), range(rival.interval, DIFFERENCE, points).trim(), rival.verdict]),
  ]);
  const head = ["table", "wins", "95%", "less start", "98% (Holm)", "it is"];
  const least = tables.reduce(
    (worst, each, table) => (each.score.value < (tables[worst]?.score.value ?? 1) ? table : worst),
    0,
  );
  return [
    "",
    textTable([head, ...rows], true).trimEnd(),
    `worst table: ${population.tables[least]?.table}, of several, so it looks worse than it is`,
    "",
  ];
}

function verdictText(player: string, { confirmation: { verdict, rivals } }: StudyResult): string {
  if (rivals.length === 0) return `not confirmed: nothing that was tried did better than ${player}`;
  switch (verdict) {
    case "better":
      return `confirmed: better than ${player} on seeds that the search never saw`;
    case "worse":
      return `not confirmed: worse than ${player} on seeds that the search never saw`;
    case "no difference":
      return `not confirmed: no difference from ${player} on seeds that the search never saw`;
    case "not settled":
      return `not confirmed: not settled whether it is better than ${player} on seeds that the search never saw`;
  }
}

function sensitivityTable(sensitivity: StudyResult["sensitivity"]): string {
  const rows = sensitivity.map(({ parameter, value, deviations, finding }) => {
    const steps = deviations.map(
      ({ value, difference, interval }) =>
        `${shown(value)}: ${points(difference)}${range(interval, DIFFERENCE, points)}`,
    );
    if (deviations.length === 0) return [parameter, "–", "–", "–"];
    return [parameter, shown(value), steps.join("\n"), finding];
  });
  const [head, ...cells] = boxedCells([["Parameter", "Best", "One step away", "Finding"], ...rows]);
  const table = new Table({ head, style: { head: [], border: [] } });
  table.push(...cells);
  return table.toString();
}

/** A win share. */
const estimated = ({ value, interval }: Estimate): string =>
  `${percent(value)}${range(interval, SHARE, percent)}`;

function range(interval: Interval, within: Range, as: (share: number) => string): string {
  const ends = bounds(interval, within);
  return ends === null ? "" : ` (${as(ends[0])} to ${as(ends[1])})`;
}

const shown = (value: unknown): string =>
  typeof value === "number" && !Number.isInteger(value)
    ? String(Number(value.toPrecision(4)))
    : String(value);
