import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { heatChart } from "../../chart/heat.ts";
import { decimal, percent } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";

const show = decimal(3);

/** What each strategy earns at each table, and how often it was chosen there; nothing for a single line-up. */
export function OpponentMatrix({ learner }: { readonly learner: LearnerAnalysis }) {
  const { opponents } = learner;
  if (opponents.length < 2) return null;
  const cells = opponents.flatMap(({ table, strategies }) =>
    strategies.map((each) => ({ ...each, table: table ?? "" })),
  );
  const known = cells.some(({ truth }) => truth !== null);
  const values = cells.map(({ share, truth }) => (known ? truth?.value : share.value) ?? 0);
  const strategies = opponents[0].strategies.map(({ strategy }) => strategy);
  return (
    <ChartCard
      title="Strategy by opponent"
      size="wide"
      about={
        known
          ? "True value: mean reward of seasons of that strategy alone at that table, with half of its 95% interval; below it the share of the learner's choices · the best of several noisy values looks better than it is"
          : "Share of the learner's choices at each table · true values unknown: the commands above play what is missing"
      }
      height={90 + 48 * opponents.length}
      table={{
        columns: [
          { name: "table" },
          { name: "strategy" },
          { name: "true value", show },
          { name: "low", show },
          { name: "high", show },
          { name: "share of choices", show: percent },
        ],
        rows: cells.map(({ table, strategy, truth, share }) => [
          table,
          strategy,
          truth?.value ?? null,
          ...bounded(truth?.interval ?? null),
          share.value,
        ]),
      }}
      draw={heatChart(
        opponents.map(({ table }) => table ?? ""),
        strategies,
        cells.map(({ table, strategy, truth, share }, i) => ({
          row: table,
          column: strategy,
          value: values[i],
          text: known ? `${valueText(truth)}\n${percent(share.value)}` : percent(share.value),
        })),
        {
          low: Math.min(...values),
          high: Math.max(Math.min(...values) + 0.01, ...values),
          rowTitle: "table",
          columnTitle: "strategy",
        },
      )}
    />
  );
}

function valueText(truth: LearnerAnalysis["opponents"][number]["strategies"][number]["truth"]): string {
  if (truth === null || truth.value === null) return "–";
  const { value, interval } = truth;
  return interval === null
    ? value.toFixed(2)
    : `${value.toFixed(2)} ±${((interval[1] - interval[0]) / 2).toFixed(2)}`;
}
