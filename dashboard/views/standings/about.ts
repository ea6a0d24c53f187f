import type { Bounds, Report } from "../../../arena/analysis/report/report.ts";
import { counted, whole } from "../../page/format.ts";

/** The caption of a chart of a report: measure, n, interval. */
export function about({ units, games }: Pick<Report, "units" | "games">, measure: string): string {
  return `${measure} · n = ${counted(units.count, units.kind)}, ${whole(games)} games · 95% interval over ${units.kind}s`;
}

/** The two bounds as cells of a table. */
export function bounded(interval: Bounds): readonly [number | null, number | null] {
  return interval ?? [null, null];
}
