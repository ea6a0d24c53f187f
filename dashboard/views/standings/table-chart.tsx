import type { Report } from "../../../arena/analysis/report/report.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { percent } from "../../page/format.ts";
import { about, bounded } from "./about.ts";

const LOOKS = {
  training: { colour: "#0072b2", point: "circle" },
  "held-out": { colour: "#d55e00", point: "triangle" },
} as const;

/** Win share of the player of a population at each table, and over those of each part. */
export function TableChart({ report }: { readonly report: Report }) {
  const { population } = report;
  if (population === null) return null;
  const rows = [
    ...population.tables.map(({ table, part, units, winShare, interval }) => ({
      label: part === "held-out" ? `${table} (held out)` : table,
      part,
      units,
      winShare,
      interval,
    })),
    ...population.parts.map(({ part, winShare, interval }) => ({
      label: `mean, ${part}`,
      part,
      units: null,
      winShare,
      interval,
    })),
  ];
  return (
    <ChartCard
      title="Win share by table"
      size="major"
      about={about(
        report,
        `Share of games won by ${population.player} at the tables of ${population.id}`,
        rows.map(({ interval }) => interval),
      )}
      height={62 + 36 * rows.length}
      table={{
        columns: [
          { name: "table" },
          { name: "part" },
          { name: `${report.units.kind}s` },
          { name: "win share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: rows.map(({ label, part, units, winShare, interval }) => [
          label,
          part,
          units,
          winShare,
          ...bounded(interval),
        ]),
      }}
      draw={intervalChart(
        rows.map(({ label, part, winShare, interval }) => ({
          label,
          value: winShare,
          interval,
          look: LOOKS[part],
        })),
        {
          axis: "share of games won",
          show: (share) => `${Number((100 * share).toFixed(1))}%`,
          min: 0,
          reference: { value: report.par, label: `par ${percent(report.par)}` },
        },
      )}
    />
  );
}
