import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { ColourLegend } from "../../chart/legend.tsx";
import { type Cloud, scatterChart } from "../../chart/scatter.ts";
import { percent, whole } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { changedText } from "./settings-text.ts";

const KEPT = "#0072b2";
const DROPPED = "#8a8f98";
const BEST = "#d55e00";

/** Score of every setting in the order of trying, and the best so far. */
export function HistoryChart({ study }: { readonly study: StudyAnalysis }) {
  const { trials, incumbents } = study;
  const name = (trial: number): string => `trial ${trial}`;
  const cloud = (label: string, colour: string, point: Cloud["point"], dropped: boolean): Cloud => ({
    label,
    colour,
    point,
    points: trials
      .filter((each) => each.dropped === dropped)
      .map(({ trial, score }) => ({ x: trial, y: score, name: name(trial) })),
  });
  const best = incumbents.map(({ trial, score }) => ({ x: trial, y: score, name: name(trial) }));
  return (
    <ChartCard
      title="History"
      about={`Mean score of each setting over the units that it played · n = ${whole(trials.length)} settings · orange: those that led a race when it ended; the best of many flatters`}
      height={300}
      legend={
        <ColourLegend
          entries={[
            { label: "raced to the end", colour: KEPT },
            { label: "dropped", colour: DROPPED },
            { label: "best so far", colour: BEST },
          ]}
        />
      }
      table={{
        columns: [
          { name: "trial" },
          { name: "race", show: whole },
          { name: "units", show: whole },
          { name: "score", show: percent },
          { name: "low", show: percent },
          { name: "high", show: percent },
          { name: "dropped" },
          { name: "settings" },
        ],
        rows: trials.map(({ trial, race, units, score, interval, dropped, settings }) => [
          String(trial),
          race,
          units,
          score,
          ...bounded(interval),
          dropped ? "yes" : "no",
          changedText(study, settings),
        ]),
      }}
      draw={scatterChart(
        [
          { label: "best so far", colour: BEST, point: "rectRot", points: best },
          cloud("raced to the end", KEPT, "circle", false),
          cloud("dropped", DROPPED, "crossRot", true),
        ],
        {
          x: { title: "setting, in the order of trying" },
          y: { title: "score", show: (score) => `${Math.round(100 * score)}%` },
        },
      )}
    />
  );
}
