import type { LearnerAnalysis } from "../../../arena/analysis/learning/learning.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { counted, decimal, intervalText } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { coloursOf } from "./colours.ts";

const show = decimal(3);

/** The learner's estimate of each arm beside the true value of its strategy. */
export function ArmValues({ learner }: { readonly learner: LearnerAnalysis }) {
  const { arms, strategies, seasons } = learner;
  const colours = coloursOf(learner);
  const truths = new Map(strategies.map(({ strategy, truth }) => [strategy, truth?.value ?? null]));
  const known = strategies.some(({ truth }) => truth !== null);
  const rows = arms.map((arm) => ({ ...arm, truth: truths.get(arm.strategy) ?? null }));
  return (
    <ChartCard
      title="Value of each arm"
      about={`Its estimate at the end of a season, in reward (0–1) · n = ${counted(seasons, "season")} · ${intervalText(
        arms.map(({ value }) => value.interval),
        "season",
      )}${known ? " · diamond: true value, from seasons of that strategy alone" : " · true values unknown"}`}
      height={Math.max(300, 70 + 30 * arms.length)}
      table={{
        columns: [
          { name: "arm" },
          { name: "estimate", show },
          { name: "low", show },
          { name: "high", show },
          { name: "true value", show },
        ],
        rows: rows.map(({ arm, value, truth }) => [arm, value.value, ...bounded(value.interval), truth]),
      }}
      draw={intervalChart(
        rows.map(({ arm, strategy, value, truth }) => ({
          label: arm,
          value: value.value,
          interval: value.interval,
          look: { colour: colours.get(strategy) ?? "", point: "circle" },
          ...(known ? { mark: truth } : {}),
        })),
        { axis: "reward", show: (reward) => reward.toFixed(2), mark: "true value" },
      )}
    />
  );
}
