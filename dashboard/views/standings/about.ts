import type { Bounds, Report } from "../../../arena/analysis/report/report.ts";
import { counted, intervalText, whole } from "../../page/format.ts";

/** The caption of a chart of a report: measure, n, and the kind of its intervals, where it has any. */
export function about(
  { units, games }: Pick<Report, "units" | "games">,
  measure: string,
  intervals: readonly Bounds[],
): string {
  return `${measure} · n = ${counted(units.count, units.kind)}, ${whole(games)} games · ${intervalText(intervals, units.kind)}`;
}

/** The two bounds as cells of a table. */
export function bounded(interval: Bounds): readonly [number | null, number | null] {
  return interval ?? [null, null];
}
