import type { ChartConfiguration, ChartDataset } from "chart.js";
import type { Bounds } from "../../arena/analysis/report/report.ts";
import { type AxisSettings, numbers } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { referenceLine } from "./intervals.ts";
import type { MarkSettings } from "./marks.ts";
import { faded } from "./scheme.ts";
import type { Side } from "./thin.ts";

export interface CurvePoint {
  readonly x: number;
  readonly y: number | null;
  readonly interval?: Bounds;
}

/** A line, with a band where its points have intervals. */
export interface Curve {
  readonly label: string;
  readonly colour: string;
  readonly dash: readonly number[];
  readonly points: readonly CurvePoint[];
}

export interface CurveSettings {
  readonly x: AxisSettings;
  readonly y: AxisSettings;
  /** A value of the y axis to compare with. */
  readonly reference?: { readonly value: number; readonly label: string };
  /** Further annotations by name. */
  readonly annotations?: Readonly<Record<string, object>>;
  readonly marks?: MarkSettings;
  /** Called with the x of a click. */
  readonly onPick?: (x: number) => void;
}

interface Plotted {
  readonly side: Side;
  readonly dataset: ChartDataset<"line">;
}

/** Above this many points, lines are thinned for drawing and have no points of their own. */
const MANY = 500;

/** Lines over a numeric axis; a reader may look closer at long ones. */
export function curveChart(curves: readonly Curve[], settings: CurveSettings): Draw {
  return (scheme) => {
    const long = curves.some(({ points }) => points.length > MANY);
    const plotted = curves.flatMap((curve): Plotted[] => {
      const line: ChartDataset<"line"> = {
        label: curve.label,
        data: curve.points.map(({ x, y }) => ({ x, y })),
        borderColor: curve.colour,
        // Dashes of a long line are lost in its ups and downs, and take a browser longest to draw.
        borderDash: long ? [] : [...curve.dash],
        borderWidth: long ? 1 : 2,
        // A line of one point has no length to be seen by.
        pointRadius: curve.points.length === 1 ? 4 : 0,
        pointHitRadius: long ? 0 : 8,
        parsing: false,
      };
      if (!curve.points.some(({ interval }) => interval !== undefined && interval !== null)) {
        return [{ side: "both", dataset: line }];
      }
      const edge = (side: 0 | 1, fill: boolean): ChartDataset<"line"> => ({
        label: "",
        data: curve.points.map(({ x, y, interval }) => ({ x, y: interval?.[side] ?? y })),
        borderWidth: 0,
        pointRadius: 0,
        pointHitRadius: 0,
        parsing: false,
        ...(fill ? { fill: "-1", backgroundColor: faded(curve.colour, 0.16) } : { fill: false }),
      });
      return [
        { side: "low", dataset: edge(0, false) },
        { side: "high", dataset: edge(1, true) },
        { side: "both", dataset: line },
      ];
    });
    const chart: ChartConfiguration<"line"> = {
      type: "line",
      data: { datasets: plotted.map(({ dataset }) => dataset) },
      options: {
        interaction: { mode: "nearest", axis: "x", intersect: false },
        ...(settings.onPick === undefined
          ? {}
          : {
              onClick: (event, _elements, chart) => {
                const x = chart.scales.x?.getValueForPixel(event.x ?? 0);
                if (x !== undefined) settings.onPick?.(x);
              },
            }),
        scales: {
          x: numbers(scheme, { grid: false, ...settings.x }),
          y: numbers(scheme, settings.y),
        },
        plugins: {
          thin: { sides: long ? plotted.map(({ side }) => side) : null },
          pan: { enabled: long },
          ...(settings.marks === undefined ? {} : { marks: settings.marks }),
          tooltip: {
            filter: ({ dataset }) => dataset.label !== "",
            callbacks: {
              title: ([item]) =>
                item === undefined
                  ? ""
                  : `${settings.x.title ?? ""} ${(settings.x.show ?? String)(item.parsed.x ?? 0)}`,
              label: ({ dataset, parsed }) =>
                `${dataset.label}: ${(settings.y.show ?? String)(parsed.y ?? 0)}`,
            },
          },
          annotation: {
            clip: false,
            annotations: {
              ...(settings.reference === undefined
                ? {}
                : { reference: referenceLine(scheme, "y", settings.reference) }),
              ...settings.annotations,
            },
          },
        },
      },
    };
    return { ...chart, options: chart.options ?? {} };
  };
}
