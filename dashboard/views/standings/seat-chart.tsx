import type { Report } from "../../../arena/analysis/report/report.ts";
import { seatLetter } from "../../../arena/replay/narration/game-labels.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { percent } from "../../page/format.ts";
import { about, bounded } from "./about.ts";

const LOOK = { colour: "#5b6b7d", point: "rect" } as const;

/** Win share by seat, whoever sits there: the best check of an engine. */
export function SeatChart({ report }: { readonly report: Report }) {
  return (
    <ChartCard
      title="Win share by seat"
      about={about(
        report,
        "Whoever sits there, A in the first seat; all seats near par is a fair table",
        report.seats.map(({ interval }) => interval),
      )}
      height={62 + 36 * report.seats.length}
      table={{
        columns: [
          { name: "seat" },
          { name: "win share", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: report.seats.map(({ seat, winShare, interval }) => [
          `seat ${seatLetter(seat)}`,
          winShare,
          ...bounded(interval),
        ]),
      }}
      draw={intervalChart(
        report.seats.map(({ seat, winShare, interval }) => ({
          label: `seat ${seatLetter(seat)}`,
          value: winShare,
          interval,
          look: LOOK,
        })),
        {
          axis: "share of games won",
          show: (share) => `${Number((100 * share).toFixed(1))}%`,
          reference: { value: report.par, label: "par" },
        },
      )}
    />
  );
}
