import type { Bounds, Report, Standing } from "../../../arena/analysis/report/report.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { decimal, percent } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { about, bounded } from "./about.ts";

interface MeasureChart {
  readonly title: string;
  readonly measure: string;
  readonly axis: string;
  readonly show: (value: number | null) => string;
  readonly value: (standing: Standing) => number | null;
  readonly interval: (standing: Standing) => Bounds;
}

const MEASURES: readonly MeasureChart[] = [
  {
    title: "Mean placement",
    measure: "1 is first; ties share the mean of their places",
    axis: "place",
    show: decimal(2),
    value: ({ meanPlacement }) => meanPlacement,
    interval: ({ placementInterval }) => placementInterval,
  },
  {
    title: "Survival",
    measure: "Share of games survived to the end",
    axis: "share of games",
    show: percent,
    value: ({ survival }) => survival,
    interval: ({ survivalInterval }) => survivalInterval,
  },
];

/** The other measures of strength, each with its interval. */
export function MeasureCharts({ report }: { readonly report: Report }) {
  const looks = looksOf(report.players);
  return (
    <>
      {MEASURES.map(({ title, measure, axis, show, value, interval }) => (
        <ChartCard
          key={title}
          title={title}
          about={about(report, measure, report.standings.map(interval))}
          size="minor"
          height={62 + 36 * report.standings.length}
          table={{
            columns: [
              { name: "player" },
              { name: axis, show },
              { name: "low", show },
              { name: "high", show },
            ],
            rows: report.standings.map((each) => [each.label, value(each), ...bounded(interval(each))]),
          }}
          draw={intervalChart(
            report.standings.map((each) => ({
              label: each.label,
              value: value(each),
              interval: interval(each),
              look: looks(each.player),
            })),
            { axis, show },
          )}
        />
      ))}
    </>
  );
}
