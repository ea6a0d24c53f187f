import type { StudyAnalysis } from "../../../arena/analysis/tuning/study/study-analysis.ts";
import type { ParameterSpec } from "../../../src/player/parameters.ts";
import type { AxisSettings } from "../../chart/axes.ts";
import { ChartCard } from "../../chart/chart-card.tsx";
import { scatterChart } from "../../chart/scatter.ts";
import { percent, whole } from "../../page/format.ts";
import { valueText } from "./settings-text.ts";

const COLOUR = "#0072b2";

/** Score over each parameter alone. */
export function SliceCharts({ study }: { readonly study: StudyAnalysis }) {
  const { trials } = study;
  return (
    <>
      {study.parameters.map((spec, axis) => (
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
              valueText(settings[spec.name] ?? ""),
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
                  name: `trial ${trial}, ${valueText(settings[spec.name] ?? "")}`,
                })),
              },
            ],
            { x: axisOf(spec), y: { show: (score) => `${Math.round(100 * score)}%` } },
          )}
        />
      ))}
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

/** Places from 0 to 1, as the search sees them, with the values at both ends. */
function axisOf(spec: ParameterSpec): AxisSettings {
  const [low, high] =
    spec.type === "choice"
      ? [spec.choices[0] ?? "", spec.choices.at(-1) ?? ""]
      : spec.type === "boolean"
        ? ["off", "on"]
        : spec.range.map(String);
  return {
    title: spec.name,
    min: 0,
    max: 1,
    show: (place) => (place === 0 ? (low ?? "") : place === 1 ? (high ?? "") : ""),
  };
}
