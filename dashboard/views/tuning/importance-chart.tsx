import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { intervalText, points, pValue } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { valueText } from "./settings-text.ts";

const COLOURS: Readonly<Record<string, string>> = {
  matters: "#d55e00",
  unclear: "#e69f00",
  irrelevant: "#8a8f98",
};

/** The change of score by one step of one parameter, which tells those that matter. */
export function ImportanceChart({ study }: { readonly study: StudyAnalysis }) {
  const { steps } = study;
  if (steps.length === 0) return null;
  const rows = steps.map((step) => ({
    ...step,
    label: `${step.parameter} ${valueText(step.from)} → ${valueText(step.to)}`,
  }));
  return (
    <ChartCard
      title="Importance, by one step away from the winner"
      about={`Score of the step less that of the winner, in points, paired on the same fresh units · ${intervalText(
        steps.map(({ difference }) => difference.interval),
        "unit",
      )} · p by Holm for all steps`}
      height={60 + 28 * rows.length}
      table={{
        columns: [
          { name: "step" },
          { name: "points", show: points },
          { name: "low", show: points },
          { name: "high", show: points },
          { name: "p", show: pValue },
          { name: "the parameter" },
        ],
        rows: rows.map(({ label, difference, p, finding }) => [
          label,
          difference.value,
          ...bounded(difference.interval),
          p,
          finding,
        ]),
      }}
      draw={intervalChart(
        rows.map(({ label, difference, finding }) => ({
          label,
          value: difference.value,
          interval: difference.interval,
          look: { colour: COLOURS[finding] ?? "", point: "circle" },
        })),
        {
          axis: "points of score",
          show: (difference) => String(Number((100 * difference).toFixed(1))),
          reference: { value: 0, label: "the winner" },
        },
      )}
    />
  );
}
