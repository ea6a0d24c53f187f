import type { MoneyAnalysis } from "../../../arena/analysis/money/money.ts";
import type { RunListing } from "../../../arena/apps/server/routes.ts";
import { boxChart } from "../../chart/boxes.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { dollars, whole } from "../../page/format.ts";
import { labelsOf } from "../../page/run-name.ts";
import { looksOf } from "../../page/tiers.ts";

interface Props {
  readonly analysis: MoneyAnalysis;
  readonly run: RunListing;
}

/** Net worth at the end of games. */
export function WorthBoxes({ analysis, run }: Props) {
  const looks = looksOf(run.plan.players.map(({ id }) => id));
  const labels = labelsOf(run);
  return (
    <ChartCard
      title="Net worth at the end"
      about={`Dollars · n = ${whole(analysis.games)} games · box: quartiles and median, whiskers: 5% and 95% of games`}
      height={70 + 42 * analysis.worth.length}
      table={{
        columns: [
          { name: "player" },
          { name: "5%", show: dollars },
          { name: "25%", show: dollars },
          { name: "median", show: dollars },
          { name: "75%", show: dollars },
          { name: "95%", show: dollars },
        ],
        rows: analysis.worth.map(({ player, p5, p25, median, p75, p95 }) => [
          labels.get(player) ?? player,
          p5,
          p25,
          median,
          p75,
          p95,
        ]),
      }}
      draw={boxChart(
        analysis.worth.map(({ player, p5, p25, median, p75, p95 }) => ({
          label: labels.get(player) ?? player,
          colour: looks(player).colour,
          low: p5,
          q1: p25,
          median,
          q3: p75,
          high: p95,
        })),
        { title: "dollars", show: dollars },
      )}
    />
  );
}
