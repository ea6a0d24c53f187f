import type { ChartConfiguration } from "chart.js";
import { type AxisSettings, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { faded } from "./scheme.ts";

/** Points of one kind. */
export interface Cloud {
  readonly label: string;
  readonly colour: string;
  readonly point: "circle" | "crossRot" | "rectRot";
  readonly points: readonly { readonly x: number; readonly y: number; readonly name: string }[];
}

/** Clouds of points over two numeric axes; the first lies on top. */
export function scatterChart(
  clouds: readonly Cloud[],
  { x, y }: { readonly x: AxisSettings; readonly y: AxisSettings },
): Draw {
  return (scheme) => {
    const chart: ChartConfiguration<"scatter"> = {
      type: "scatter",
      data: {
        datasets: clouds.map(({ label, colour, point, points }) => ({
          label,
          data: points.map((each) => ({ x: each.x, y: each.y })),
          parsing: false as const,
          pointStyle: point,
          radius: 4.5,
          borderWidth: 1.5,
          borderColor: colour,
          backgroundColor: faded(colour, 0.65),
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
