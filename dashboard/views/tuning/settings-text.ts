import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import {
  counts,
  type ParameterSpec,
  type ParameterValue,
  type Settings,
} from "../../../src/player/parameters.ts";

/** A value as one types it. */
export function valueText(value: ParameterValue): string {
  return typeof value === "number" ? String(Number(value.toPrecision(4))) : String(value);
}

/** The value of a parameter in these settings; a dash where the others leave it without effect. */
export function shownValue(spec: ParameterSpec, settings: Settings): string {
  const value = settings[spec.name];
  return value === undefined || !counts(spec, settings) ? "–" : valueText(value);
}

/** The settings that count and are not the defaults, as one types them. */
export function changedText({ parameters }: StudyAnalysis, settings: Settings): string {
  const changed = parameters.filter((spec) => settings[spec.name] !== spec.default && counts(spec, settings));
  if (changed.length === 0) return "the defaults";
  return changed.map(({ name }) => `${name}=${valueText(settings[name] ?? "")}`).join(", ");
}
