import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { counts, type ParameterValue, type Settings } from "../../../src/player/parameters.ts";

/** A value as one types it. */
export function valueText(value: ParameterValue): string {
  return typeof value === "number" ? String(Number(value.toPrecision(4))) : String(value);
}

/** The settings that count and are not the defaults, as one types them. */
export function changedText({ parameters }: StudyAnalysis, settings: Settings): string {
  const changed = parameters.filter((spec) => settings[spec.name] !== spec.default && counts(spec, settings));
  if (changed.length === 0) return "the defaults";
  return changed.map(({ name }) => `${name}=${valueText(settings[name] ?? "")}`).join(", ");
}
