import type { BoardAnalysis } from "../../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../../arena/analysis/report/report.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { decimal, dollars, whole } from "../../page/format.ts";

/** Colour of sets that have none on the board. */
const PLAIN = "#6b7480";

/** Rent of each set per dollar of its cost. */
export function SetReturns({
  returns,
  report,
}: {
  readonly returns: BoardAnalysis;
  readonly report: Report;
}) {
  const sets = [...returns.sets].sort((a, b) => b.perDollar - a.perDollar);
  return (
    <ChartCard
      title="Return per dollar by set"
      about={`Rent a game for each dollar of price and of buildings at the end · n = ${whole(report.games)} games · no interval`}
      height={60 + 26 * sets.length}
      table={{
        columns: [
          { name: "set" },
          { name: "rent a game", show: dollars },
          { name: "cost", show: dollars },
          { name: "return per dollar", show: decimal(2) },
        ],
        rows: sets.map(({ set, rent, cost, perDollar }) => [set, rent, cost, perDollar]),
      }}
      draw={barChart(
        sets.map(({ set }) => set),
        [
          {
            label: "rent per dollar",
            colour: sets.map(({ colour }) => colour ?? PLAIN),
            values: sets.map(({ perDollar }) => perDollar),
          },
        ],
        {
          value: { show: (value) => value.toFixed(1), min: 0, title: "dollars a game for each dollar" },
          lying: true,
        },
      )}
    />
  );
}
