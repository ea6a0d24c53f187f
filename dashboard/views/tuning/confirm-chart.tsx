import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { intervalChart } from "../../chart/intervals.ts";
import { counted, intervalText, percent } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { changedText } from "./settings-text.ts";

/** The winner in the search and on fresh seeds, and those it had to beat. */
export function ConfirmChart({ study }: { readonly study: StudyAnalysis }) {
  const { confirmation } = study;
  if (confirmation === null) return null;
  const { tuned, confirmed, rivals, units } = confirmation;
  const rows = [
    { label: "winner, in the search", estimate: tuned, colour: "#8a8f98" },
    { label: "winner, on fresh seeds", estimate: confirmed, colour: "#d55e00" },
    ...rivals.map(({ settings, score }) => ({
      label: `${changedText(study, settings)}, on fresh seeds`,
      estimate: score,
      colour: "#0072b2",
    })),
  ];
  return (
    <ChartCard
      title="Tuned against confirmed"
      about={`Score · n = ${counted(units, "fresh unit")} · ${intervalText(
        rows.map(({ estimate }) => estimate.interval),
        "unit",
      )} · what falls from the first row to the second is what the choice had flattered`}
      height={300}
      table={{
        columns: [
          { name: "setting" },
          { name: "score", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
        ],
        rows: rows.map(({ label, estimate }) => [label, estimate.value, ...bounded(estimate.interval)]),
      }}
      draw={intervalChart(
        rows.map(({ label, estimate, colour }) => ({
          label,
          value: estimate.value,
          interval: estimate.interval,
          look: { colour, point: "circle" },
        })),
        { axis: "score", show: (score) => `${Number((100 * score).toFixed(1))}%` },
      )}
    />
  );
}
