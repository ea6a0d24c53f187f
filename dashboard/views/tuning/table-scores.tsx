import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { type IntervalRow, intervalChart } from "../../chart/intervals.ts";
import { counted, intervalText, percent, points, pointsRange } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";

const AT_TABLE = { colour: "#0072b2", point: "circle" } as const;
const OVER_TABLES = { colour: "#d55e00", point: "rectRot" } as const;

/** The winner's score at each table of a study over several on fresh seeds, with the mean and the worst. */
export function TableScores({ study }: { readonly study: StudyAnalysis }) {
  const { tables, confirmation } = study;
  if (tables === null || confirmation === null) return null;
  const rows = confirmation.tables.map((each, number) => ({ ...each, label: tables.names[number] ?? "" }));
  const least = Math.min(...rows.map(({ score }) => score.value));
  const worst = rows.find(({ score }) => score.value === least);
  const mean = rows.reduce((sum, { score }) => sum + score.value / rows.length, 0);
  const shown: IntervalRow[] = [
    ...rows.map(({ label, score }) => ({
      label: label === worst?.label ? `${label} (worst)` : label,
      value: score.value,
      interval: score.interval,
      look: AT_TABLE,
    })),
    {
      label: "mean of the tables",
      value: mean,
      interval: tables.objective === "mean" ? confirmation.confirmed.interval : null,
      look: OVER_TABLES,
    },
  ];
  return (
    <ChartCard
      title="Score by table"
      about={`The winner's score on fresh seeds · it was searched for the ${tables.objective === "mean" ? "mean of the tables" : "worst table"} · n = ${counted(confirmation.units, "fresh unit")} · ${intervalText(
        rows.map(({ score }) => score.interval),
        "unit",
      )} · the worst of several tables looks worse than it is`}
      height={62 + 40 * shown.length}
      table={{
        columns: [
          { name: "table" },
          { name: "score", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
          { name: "less the start" },
          { name: "98% (Holm)" },
          { name: "it is" },
        ],
        rows: rows.map(({ label, score, difference, verdict }) => [
          label,
          score.value,
          ...bounded(score.interval),
          points(difference?.value ?? null),
          pointsRange(difference?.interval ?? null),
          verdict ?? "the start itself",
        ]),
      }}
      draw={intervalChart(shown, { axis: "score", show: (score) => `${Number((100 * score).toFixed(1))}%` })}
    />
  );
}
