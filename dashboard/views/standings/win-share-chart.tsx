import type { Report } from "../../../arena/analysis/report/report.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { percent } from "../../page/format.ts";
import { looksOf } from "../../page/tiers.ts";
import { about, bounded } from "./about.ts";

/** Share of games won, with its interval and the par line. */
export function WinShareChart({ report }: { readonly report: Report }) {
  const looks = looksOf(report.players);
  return (
    <ChartCard
      title="Win share"
      about={about(
        report,
        "Share of games won; a tie counts as a share",
        report.standings.map(({ interval }) => interval),
      )}
      size="major"
      height={62 + 44 * report.standings.length}
      table={{
        columns: [
          { name: "player" },
          { name: "win share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: report.standings.map(({ label, winShare, interval }) => [
          label,
          winShare,
          ...bounded(interval),
        ]),
      }}
      draw={intervalChart(
        report.standings.map(({ player, label, winShare, interval }) => ({
          label,
          value: winShare,
          interval,
          look: looks(player),
        })),
        {
          axis: "share of games won",
          show: percentTick,
          min: 0,
          reference: { value: report.par, label: `par ${percent(report.par)}` },
        },
      )}
    />
  );
}

const percentTick = (share: number): string => `${Number((100 * share).toFixed(1))}%`;
