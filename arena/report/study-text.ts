import Table from "cli-table3";
import { formatSettings, type ParameterSpec, type Settings } from "../../src/parameters.ts";
import { bounds, type Estimate, estimateMean, type Interval } from "../statistics/index.ts";
import type { StudyResult } from "../store/study-store.ts";
import { incumbentOf, type StudyState } from "../tuning/index.ts";

/** What a study found, for the terminal: tuned against confirmed, the verdict, and which parameters matter. */
export function studyText(player: string, state: StudyState, result: StudyResult): string {
  const { confirmation, sensitivity } = result;
  const lines = [
    progressText(state),
    `best: ${changedText(state.plan.parameters, confirmation.settings)}`,
    `  in the search: ${estimated(confirmation.tuned)}, the best of many, so it flatters`,
    `  on ${confirmation.confirmed.units} fresh units: ${estimated(confirmation.confirmed)}`,
    ...confirmation.rivals.map(
      ({ trial, difference, interval, verdict }) =>
        `  minus ${trial === 0 ? player : `start ${trial}`} there: ${points(difference)} points${range(interval, points)}, ${verdict}`,
    ),
    verdictText(player, result),
    ...(sensitivity.length === 0 ? [] : ["", sensitivityTable(sensitivity)]),
  ];
  return `${lines.join("\n")}\n`;
}

/** How far the search of a study is. */
export function progressText({ plan, trials, races, spent, units }: StudyState): string {
  return `${spent} of ${plan.budget} evaluations: ${trials.length} settings in ${races} races on ${units} units`;
}

/** The best setting so far with the interval of its score, which flatters; undefined before the first race is over. */
export function incumbentText(state: StudyState): string | undefined {
  if (state.elites.length === 0) return undefined;
  const { id, scores } = incumbentOf(state);
  return `setting ${id}, ${estimated(estimateMean(scores))}`;
}

/** The settings that are not the defaults, or a word for none. */
export function changedText(specs: readonly ParameterSpec[], settings: Settings): string {
  const changed = specs.filter((spec) => settings[spec.name] !== spec.default);
  return changed.length === 0 ? "the settings that it began with" : formatSettings(changed, settings);
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
  }
}

function sensitivityTable(sensitivity: StudyResult["sensitivity"]): string {
  const table = new Table({
    head: ["Parameter", "Best", "One step away", "Finding"],
    style: { head: [], border: [] },
  });
  for (const { parameter, value, deviations, finding } of sensitivity) {
    const steps = deviations.map(
      ({ value, difference, interval }) => `${shown(value)}: ${points(difference)}${range(interval, points)}`,
    );
    table.push([parameter, shown(value), steps.join("\n"), finding]);
  }
  return table.toString();
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (share: number): string => `${share < 0 ? "−" : "+"}${(100 * Math.abs(share)).toFixed(1)}`;
const estimated = ({ value, interval }: Estimate): string => `${percent(value)}${range(interval, percent)}`;

function range(interval: Interval, as: (share: number) => string): string {
  const ends = bounds(interval);
  return ends === null ? "" : ` (${as(ends[0])} to ${as(ends[1])})`;
}

const shown = (value: unknown): string =>
  typeof value === "number" && !Number.isInteger(value)
    ? String(Number(value.toPrecision(4)))
    : String(value);
