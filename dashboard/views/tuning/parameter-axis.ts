import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import type { ParameterSpec, ParameterValue } from "../../../src/player/parameters.ts";
import type { AxisSettings } from "../../chart/axes.ts";

/** The values of a parameter that is no number; null for a number. */
function categoriesOf(spec: ParameterSpec): readonly ParameterValue[] | null {
  if (spec.type === "choice") return spec.choices;
  return spec.type === "boolean" ? [false, true] : null;
}

/**
 * The axis of a parameter, from 0 to 1 as the search sees it. A number has its range at both ends, anything else a tick for
 * each category with the number of settings in it.
 */
export function parameterAxis(study: StudyAnalysis, spec: ParameterSpec): AxisSettings {
  const ends = { title: spec.name, min: 0, max: 1 };
  const categories = categoriesOf(spec);
  if (categories === null) {
    const [low, high] = "range" in spec ? spec.range.map(String) : ["", ""];
    return { ...ends, show: (place) => (place === 0 ? low : place === 1 ? high : "") };
  }
  const names = categories.map((category) => {
    const settings = study.trials.filter((trial) => trial.settings[spec.name] === category).length;
    return `${typeof category === "boolean" ? (category ? "on" : "off") : category} (${settings})`;
  });
  // Categories stand in the middle of their parts of the axis.
  const half = 1 / (2 * names.length);
  return {
    ...ends,
    step: half,
    show: (place) => {
      const number = Math.round(place / half);
      return number % 2 === 1 ? (names[(number - 1) / 2] ?? "") : "";
    },
  };
}

/** A share of games as a tick; none beyond what a share can be. */
export const scoreTick = (score: number): string =>
  score < 0 || score > 1 ? "" : `${Number((100 * score).toFixed(1))}%`;
