import Table from "cli-table3";
import { formatSettings, type ParameterSpec, type Settings } from "../../src/parameters.ts";
import { bounds, type Estimate, type Interval } from "../statistics/index.ts";
import type { StudyResult } from "../store/study-store.ts";
import type { StudyState } from "../tuning/index.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const points = (share: number): string => `${share < 0 ? "−" : "+"}${(100 * Math.abs(share)).toFixed(1)}`;

function range(interval: Interval, as: (share: number) => string): string {
  const ends = bounds(interval);
  return ends === null ? "" : ` (${as(ends[0])} to ${as(ends[1])})`;
}

const estimated = ({ value, interval }: Estimate): string => `${percent(value)}${range(interval, percent)}`;

/** What a study found, for the terminal: tuned against confirmed, the verdict, and which parameters matter. */
export function studyText(state: StudyState, { confirmation, sensitivity }: StudyResult): string {
  const { parameters } = state.plan;
  const lines = [
    `${state.trials.length} settings in ${state.races} races, ${state.spent} evaluations on ${state.units} units`,
    `best: ${changedText(parameters, confirmation.settings)}`,
    `  in the search    ${estimated(confirmation.tuned)}: the best of many, so it flatters`,
    `  on fresh units   ${estimated(confirmation.confirmed)}: ${points(-confirmation.shrinkage)} points`,
    ...confirmation.rivals.map(
      ({ difference, interval, verdict }, i) =>
        `  against ${i === 0 ? "the defaults" : `start ${i}`}: ${points(difference)} points${range(interval, points)}, ${verdict}`,
    ),
    `verdict: ${VERDICTS[confirmation.verdict]}`,
    ...(sensitivity.length === 0 ? [] : ["", sensitivityTable(sensitivity)]),
  ];
  return `${lines.join("\n")}\n`;
}

const VERDICTS = {
  better: "confirmed: better than the defaults on seeds that the search never saw",
  worse: "not confirmed: worse than the defaults on fresh seeds",
  "no difference": "not confirmed: no difference from the defaults on fresh seeds",
} as const;

/** The settings that are not the defaults, or a word for none. */
export function changedText(specs: readonly ParameterSpec[], settings: Settings): string {
  const changed = specs.filter((spec) => settings[spec.name] !== spec.default);
  return changed.length === 0 ? "the defaults themselves" : formatSettings(changed, settings);
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

const shown = (value: unknown): string =>
  typeof value === "number" && !Number.isInteger(value)
    ? String(Number(value.toPrecision(4)))
    : String(value);
