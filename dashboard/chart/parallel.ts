import { names, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { faded, mix } from "./scheme.ts";

/** One line over all axes. */
export interface ParallelLine {
  readonly label: string;
  /** 0 … 1 on each axis. */
  readonly places: readonly number[];
  /** 0 … 1, from the palest to the fullest colour. */
  readonly weight: number;
  readonly chosen: boolean;
}

/** Parallel coordinates: one upright axis a parameter, one line a setting. */
export function parallelChart(axes: readonly string[], lines: readonly ParallelLine[]): Draw {
  return (scheme) => ({
    type: "line",
    data: {
      labels: [...axes],
      datasets: lines.map(({ label, places, weight, chosen }) => ({
        label,
        data: [...places],
        borderColor: chosen
          ? scheme.ink
          : faded(mix(scheme.heatLow, scheme.heatHigh, 0.25 + 0.75 * weight), 0.75),
        borderWidth: chosen ? 3 : 1.2,
        pointRadius: chosen ? 4 : 0,
        pointBackgroundColor: scheme.ink,
        order: chosen ? 0 : 1 - weight,
      })),
    },
    options: {
      interaction: { mode: "nearest", intersect: false },
      scales: {
        x: { ...names(scheme, axes), grid: { display: true, color: scheme.line } },
        y: numbers(scheme, {
          title: "place on the axis",
          min: 0,
          max: 1,
          grid: false,
          show: (place) => (place === 0 ? "low" : place === 1 ? "high" : ""),
        }),
      },
      plugins: { tooltip: { enabled: false } },
    },
  });
}
