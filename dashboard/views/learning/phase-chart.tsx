import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { heatChart } from "../../chart/heat.ts";
import { counted, percent, whole } from "../../page/format.ts";

/** Strategies by phase of a game; nothing for a learner that chooses once a game. */
export function PhaseChart({ learner }: { readonly learner: LearnerAnalysis }) {
  const arms = learner.arms.filter(({ context }) => context !== null);
  const phases = [...new Set(arms.map(({ context }) => context ?? ""))];
  if (phases.length < 2) return null;
  const strategies = learner.strategies.map(({ strategy }) => strategy);
  return (
    <ChartCard
      title="Strategy by phase of the game"
      about={`Share of the choices in that phase, over all games · n = ${counted(learner.seasons, "season")}, ${whole(arms.reduce((sum, { pulls }) => sum + pulls, 0))} choices`}
      height={90 + 44 * phases.length}
      table={{
        columns: [
          { name: "phase" },
          { name: "strategy" },
          { name: "share", show: percent },
          { name: "choices", show: whole },
        ],
        rows: arms.map(({ context, strategy, share, pulls }) => [context, strategy, share, pulls]),
      }}
      draw={heatChart(
        phases,
        strategies,
        arms.map(({ context, strategy, share }) => ({
          row: context ?? "",
          column: strategy,
          value: share,
          text: percent(share),
        })),
        { low: 0, high: 1, rowTitle: "phase", columnTitle: "strategy" },
      )}
    />
  );
}
