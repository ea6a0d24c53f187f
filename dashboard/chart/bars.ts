import type { TooltipItem } from "chart.js";
import { type AxisSettings, BROAD, names, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";

/** One series of bars: a value for each category. */
export interface BarSeries {
  readonly label: string;
  readonly colour: string | readonly string[];
  readonly values: readonly number[];
  /** Draws a point a category instead of a bar. */
  readonly asPoints?: boolean;
}

export interface BarSettings {
  readonly value: AxisSettings;
  readonly category?: AxisSettings;
  /** Bars lie, one category below the other. */
  readonly lying?: boolean;
  readonly stacked?: boolean;
}

/** Bars by category, side by side or stacked. */
export function barChart(
  categories: readonly string[],
  series: readonly BarSeries[],
  { value, category = {}, lying = false, stacked = false }: BarSettings,
): Draw {
  return (scheme) => {
    const valueAxis = numbers(scheme, { stacked, ...value });
    const categoryAxis = names(scheme, categories, {
      stacked,
      ...(lying ? { wrapAt: BROAD } : {}),
      ...category,
    });
    return {
      type: "bar",
      data: {
        labels: [...categories],
        datasets: series.map(({ label, colour, values, asPoints = false }) =>
          asPoints
            ? {
                type: "line" as const,
                label,
                data: [...values],
                showLine: false,
                pointStyle: "rectRot" as const,
                pointRadius: 4,
                borderWidth: 1.5,
                borderColor: scheme.ink,
                pointBackgroundColor: scheme.surface,
              }
            : {
                label,
                data: [...values],
                backgroundColor: typeof colour === "string" ? colour : [...colour],
                borderColor: scheme.surface,
                borderWidth: stacked ? 1 : 0,
                categoryPercentage: 0.82,
                barPercentage: stacked ? 0.86 : 0.92,
              },
        ),
      },
      options: {
        indexAxis: lying ? "y" : "x",
        interaction: { mode: stacked ? "nearest" : "index", intersect: stacked },
        scales: lying ? { x: valueAxis, y: categoryAxis } : { x: categoryAxis, y: valueAxis },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ dataset, parsed }: TooltipItem<"bar">) =>
                `${dataset.label}: ${(value.show ?? String)((lying ? parsed.x : parsed.y) ?? 0)}`,
            },
          },
        },
      },
    };
  };
}
