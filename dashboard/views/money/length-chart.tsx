import type { MoneyAnalysis } from "../../../arena/analysis/money/money.ts";
import { barChart } from "../../chart/bars.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { percent, whole } from "../../page/format.ts";

const FINISHED = "#0072b2";
const CAPPED = "#d55e00";

/** Histogram of the rounds of games; those stopped at the cap have a bar of their own. */
export function LengthChart({ analysis }: { readonly analysis: MoneyAnalysis }) {
  const { lengths, capped, cap, games } = analysis;
  const bins = [
    ...lengths.map(({ from, to, games: count }) => ({
      name: from === to ? `${from}` : `${from}–${to}`,
      count,
    })),
    { name: `cap ${cap}`, count: capped },
  ];
  return (
    <ChartCard
      title="Length of games"
      about={`Games by rounds played · n = ${whole(games)} games · orange: ${whole(capped)} stopped at the cap of ${cap} rounds (${percent(capped / games)})`}
      height={290}
      table={{
        columns: [{ name: "rounds" }, { name: "games", show: whole }],
        rows: bins.map(({ name, count }) => [name, count]),
      }}
      draw={barChart(
        bins.map(({ name }) => name),
        [
          {
            label: "games",
            colour: bins.map((_, i) => (i === bins.length - 1 ? CAPPED : FINISHED)),
            values: bins.map(({ count }) => count),
          },
        ],
        { value: { title: "games", show: whole }, category: { title: "rounds" } },
      )}
    />
  );
}
