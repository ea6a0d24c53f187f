import { type AxisSettings, BROAD, names, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { faded } from "./scheme.ts";

/** Five percentiles of one category. */
export interface Box {
  readonly label: string;
  readonly colour: string;
  readonly low: number;
  readonly q1: number;
  readonly median: number;
  readonly q3: number;
  readonly high: number;
}

/** Lying box plots: whiskers, quartiles, median. */
export function boxChart(boxes: readonly Box[], value: AxisSettings): Draw {
  return (scheme) => ({
    type: "boxplot",
    data: {
      labels: boxes.map(({ label }) => label),
      datasets: [
        {
          label: "",
          data: boxes.map(({ low, q1, median, q3, high }) => ({
            min: low,
            max: high,
            whiskerMin: low,
            whiskerMax: high,
            q1,
            q3,
            median,
            mean: median,
            items: [],
            outliers: [],
          })),
          backgroundColor: boxes.map(({ colour }) => faded(colour, 0.45)),
          borderColor: boxes.map(({ colour }) => colour),
          borderWidth: 1.5,
          medianColor: scheme.ink,
          meanRadius: 0,
        },
      ],
    },
    options: {
      indexAxis: "y",
      scales: {
        x: numbers(scheme, value),
        y: names(
          scheme,
          boxes.map(({ label }) => label),
          { wrapAt: BROAD },
        ),
      },
      plugins: { tooltip: { enabled: false } },
    },
  });
}
