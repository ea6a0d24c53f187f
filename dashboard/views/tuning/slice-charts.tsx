import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import { counts, type ParameterSpec } from "../../../src/player/parameters.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { scatterChart } from "../../chart/scatter.ts";
import { percent, whole } from "../../page/format.ts";
import { parameterAxis, scoreTick } from "./parameter-axis.ts";
import { shownValue } from "./settings-text.ts";

const COLOUR = "#0072b2";

/** Score over each parameter alone. */
export function SliceCharts({ study }: { readonly study: StudyAnalysis }) {
  return (
    <>
      {study.parameters.map((spec, axis) => {
        const trials = study.trials.filter(({ settings }) => counts(spec, settings));
        return (
          <ChartCard
            key={spec.name}
            title={`Slice: ${spec.name}`}
            about={`Mean score over ${spec.name} (${rangeText(spec)}) · n = ${whole(trials.length)} settings · ${spec.meaning}`}
            size="minor"
            height={210}
            table={{
              columns: [{ name: "trial" }, { name: spec.name }, { name: "score", show: percent }],
              rows: trials.map(({ trial, settings, score }) => [
                String(trial),
                shownValue(spec, settings),
                score,
              ]),
            }}
            draw={scatterChart(
              [
                {
                  label: spec.name,
                  colour: COLOUR,
                  point: "circle",
                  points: trials.map(({ trial, point, settings, score }) => ({
                    x: point[axis] ?? 0,
                    y: score,
                    name: `trial ${trial}, ${shownValue(spec, settings)}`,
                  })),
                },
              ],
              { x: parameterAxis(study, spec), y: { show: scoreTick } },
            )}
          />
        );
      })}
    </>
  );
}

function rangeText(spec: ParameterSpec): string {
  switch (spec.type) {
    case "float":
    case "int":
      return `${spec.range.join("–")}, ${spec.scale} scale`;
    case "choice":
      return spec.choices.join(", ");
    case "boolean":
      return "off, on";
  }
}
