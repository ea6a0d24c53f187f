import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { ColourLegend } from "../../chart/legend.tsx";
import { type Cloud, scatterChart } from "../../chart/scatter.ts";
import { counted, percent, whole } from "../../page/format.ts";
import { bounded } from "../standings/about.ts";
import { scoreTick } from "./parameter-axis.ts";
import { changedText } from "./settings-text.ts";

const KEPT = "#0072b2";
const DROPPED = "#8a8f98";
const BEST = "#d55e00";
/** Pixels of the point of a setting that played one unit, and of one that played the most. */
const [SMALLEST, LARGEST] = [2.5, 8];

/** Score of every setting in the order of trying, and the best so far. */
export function HistoryChart({ study }: { readonly study: StudyAnalysis }) {
  const { trials, incumbents } = study;
  const most = Math.max(1, ...trials.map(({ units }) => units));
  const name = (trial: number): string => `trial ${trial}`;
  const cloud = (
    label: string,
    look: Pick<Cloud, "colour" | "point" | "opacity">,
    dropped: boolean,
  ): Cloud => ({
    label,
    ...look,
    points: trials
      .filter((each) => each.dropped === dropped)
      .map(({ trial, score, units }) => ({
        x: trial,
        y: score,
        name: `${name(trial)}, ${counted(units, "unit")}`,
        radius: SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(units / most),
      })),
  });
  const best = incumbents.map(({ trial, score }) => ({ x: trial, y: score, name: name(trial) }));
  const [last, end] = [best.at(-1), trials.at(-1)?.trial ?? 0];
  const line = last === undefined || last.x >= end ? best : [...best, { ...last, x: end }];
  return (
    <ChartCard
      title="History"
      about={`Mean score of each setting over the units that it played · n = ${whole(trials.length)} settings · the larger, the more units · orange: the best so far, which as the best of many flatters`}
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
          { label: "best so far", colour: BEST, point: "rectRot", points: line, stepped: true },
          cloud("raced to the end", { colour: KEPT, point: "circle" }, false),
          cloud("dropped", { colour: DROPPED, point: "circle", opacity: 0.25 }, true),
        ],
        {
          x: { title: "setting, in the order of trying" },
          y: { title: "score", show: scoreTick },
        },
      )}
    />
  );
}
