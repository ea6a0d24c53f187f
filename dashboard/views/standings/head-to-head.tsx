import type { Report } from "../../../arena/analysis/report/report.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { heatChart } from "../../chart/heat.ts";
import { percent, percents } from "../../page/format.ts";
import { about, bounded } from "./about.ts";

/** Share of games in which the row finished ahead of the column. */
export function HeadToHead({ report }: { readonly report: Report }) {
  if (report.headToHead.length === 0) return null;
  const label = (player: string): string =>
    report.standings.find((each) => each.player === player)?.label ?? player;
  const players = report.standings.map(({ label }) => label);
  const rows = report.headToHead.map(({ player, rival, ahead, interval }) => ({
    row: label(player),
    column: label(rival),
    value: ahead,
    interval,
  }));
  return (
    <ChartCard
      title="A finished above B"
      about={about(report, "Share of the games in which both sat; ties are half")}
      size="minor"
      height={62 + 44 * report.standings.length}
      table={{
        columns: [
          { name: "A" },
          { name: "B" },
          { name: "A above B", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: rows.map(({ row, column, value, interval }) => [row, column, value, ...bounded(interval)]),
      }}
      draw={heatChart(
        players,
        players,
        rows.map((cell) => ({
          ...cell,
          text:
            cell.interval === null
              ? percent(cell.value)
              : `${percent(cell.value)}\n${percents(cell.interval)}`,
        })),
        { low: 0, high: 1, rowTitle: "A", columnTitle: "B" },
      )}
    />
  );
}
