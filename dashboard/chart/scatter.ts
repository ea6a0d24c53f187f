import type { ChartConfiguration } from "chart.js";
import { type AxisSettings, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { faded, mix } from "./scheme.ts";

/** Points of one kind. */
export interface Cloud {
  readonly label: string;
  readonly colour: string;
  readonly point: "circle" | "crossRot" | "rectRot";
  readonly points: readonly CloudPoint[];
  /** 0 … 1, the full colour when left out. */
  readonly opacity?: number;
  /** Joins the points by a line that keeps its height up to the next of them. */
  readonly stepped?: boolean;
}

export interface CloudPoint {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** Pixels; a usual point when left out. */
  readonly radius?: number;
  /** 0 … 1, from the palest to the fullest colour, in place of the cloud's own. */
  readonly weight?: number;
}

const RADIUS = 4.5;
const OPACITY = 0.65;

/** Clouds of points over two numeric axes; the first lies on top. */
export function scatterChart(
  clouds: readonly Cloud[],
  { x, y }: { readonly x: AxisSettings; readonly y: AxisSettings },
): Draw {
  return (scheme) => {
    const chart: ChartConfiguration<"scatter"> = {
      type: "scatter",
      data: {
        datasets: clouds.map(({ label, colour, point, points, opacity = OPACITY, stepped = false }) => ({
          label,
          data: points.map((each) => ({ x: each.x, y: each.y })),
          parsing: false as const,
          pointStyle: point,
          radius: points.map(({ radius = RADIUS }) => radius),
          borderWidth: 1.5,
          borderColor: stepped ? colour : faded(colour, Math.min(1, opacity + 0.35)),
          backgroundColor: points.map(({ weight }) =>
            weight === undefined ? faded(colour, opacity) : mix(scheme.heatLow, scheme.heatHigh, weight),
          ),
          ...(stepped ? { showLine: true, stepped: "before" as const } : {}),
        })),
      },
      options: {
        scales: { x: numbers(scheme, x), y: numbers(scheme, y) },
        plugins: {
          tooltip: {
            callbacks: {
              label: ({ datasetIndex, dataIndex, parsed }) =>
                `${clouds[datasetIndex]?.points[dataIndex]?.name ?? ""}: ${(y.show ?? String)(parsed.y ?? 0)}`,
            },
          },
        },
      },
    };
    return { ...chart, options: chart.options ?? {} };
  };
}
