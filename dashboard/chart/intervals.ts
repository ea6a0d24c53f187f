import type { TooltipItem } from "chart.js";
import type { Bounds } from "../../arena/analysis/report/report.ts";
import type { Look } from "../page/tiers.ts";
import { BROAD, names, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";

/** One row of an interval chart. */
export interface IntervalRow {
  readonly label: string;
  readonly value: number | null;
  readonly interval: Bounds;
  readonly look: Pick<Look, "colour" | "point">;
  /** A second value without an interval, drawn as a hollow diamond: a truth, a theory. */
  readonly mark?: number | null;
}

export interface IntervalSettings {
  readonly axis: string;
  readonly show: (value: number) => string;
  /** A value to compare all with, drawn as a dashed line with its name. */
  readonly reference?: { readonly value: number; readonly label: string };
  readonly min?: number;
  readonly max?: number;
  /** Meaning of the hollow diamonds. */
  readonly mark?: string;
}

/** Values as points with their intervals, one row each. */
export function intervalChart(rows: readonly IntervalRow[], settings: IntervalSettings): Draw {
  return (scheme) => ({
    type: "scatterWithErrorBars",
    data: {
      labels: rows.map(({ label }) => label),
      datasets: [
        {
          label: "value",
          data: rows.map(({ label, value, interval }) => ({
            x: value,
            y: label,
            ...(interval === null ? {} : { xMin: interval[0], xMax: interval[1] }),
          })),
          backgroundColor: rows.map(({ look }) => look.colour),
          borderColor: rows.map(({ look }) => look.colour),
          pointStyle: rows.map(({ look }) => look.point),
          radius: 6,
          borderWidth: 2,
          hoverRadius: 7,
          // A point at the edge of the plot is drawn whole.
          clip: 10,
          errorBarColor: scheme.ink,
          errorBarWhiskerColor: scheme.ink,
          errorBarLineWidth: 2,
          errorBarWhiskerLineWidth: 2,
          errorBarWhiskerSize: 10,
        },
        ...(rows.some(({ mark }) => mark !== undefined)
          ? [
              {
                type: "scatter" as const,
                label: settings.mark ?? "mark",
                data: rows.map(({ label, mark }) => ({ x: mark ?? null, y: label })),
                pointStyle: "rectRot" as const,
                radius: 7,
                borderWidth: 2,
                borderColor: scheme.ink,
                backgroundColor: "transparent",
              },
            ]
          : []),
      ],
    },
    options: {
      scales: {
        x: numbers(scheme, {
          title: settings.axis,
          show: settings.show,
          ...(settings.min === undefined ? {} : { min: settings.min }),
          ...(settings.max === undefined ? {} : { max: settings.max }),
        }),
        y: names(
          scheme,
          rows.map(({ label }) => label),
          { wrapAt: BROAD },
        ),
      },
      plugins: {
        tooltip: {
          callbacks: {
            label: ({ dataIndex, dataset, raw }: TooltipItem<"scatter">) => {
              const row = rows[dataIndex];
              const { x } = raw as { x: number };
              const { interval } = row;
              const spread =
                interval === null || dataset.label !== "value"
                  ? ""
                  : ` (95%: ${settings.show(interval[0])} to ${settings.show(interval[1])})`;
              return `${row.label}: ${settings.show(x)}${spread}`;
            },
          },
        },
        ...(settings.reference === undefined
          ? {}
          : {
              annotation: {
                clip: false,
                annotations: { reference: referenceLine(scheme, "x", settings.reference) },
              },
            }),
      },
    },
  });
}

/** A dashed line across the plot where the axis has `value`. */
export function referenceLine(
  scheme: { readonly par: string; readonly surface: string },
  axis: "x" | "y",
  { value, label }: { readonly value: number; readonly label: string },
) {
  const at = axis === "x" ? { xMin: value, xMax: value } : { yMin: value, yMax: value };
  return {
    type: "line" as const,
    ...at,
    borderColor: scheme.par,
    borderWidth: 1.5,
    borderDash: [5, 4],
    label: {
      display: true,
      content: label,
      position: axis === "x" ? ("end" as const) : ("start" as const),
      ...(axis === "x" ? { yAdjust: -14 } : {}),
      backgroundColor: scheme.surface,
      color: scheme.par,
      font: { size: 11 },
      padding: 2,
    },
  };
}
