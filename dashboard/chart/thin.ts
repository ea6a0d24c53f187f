import type { Chart, ChartType, Plugin } from "chart.js";

declare module "chart.js" {
  interface PluginOptionsByType<TType extends ChartType> {
    thin?: ThinSettings;
  }
}

/** The points kept of a column: its lowest for the lower edge of a band, its highest for the upper, both for a line. */
export type Side = "low" | "high" | "both";

interface ThinSettings {
  /** One a dataset; null for a short chart, which shows all its points. */
  readonly sides: readonly Side[] | null;
}

/** A point of a line; its y is null where the line has a gap. */
export interface PlottedPoint {
  readonly x: number;
  readonly y: number | null;
}

/** All points of a long chart's datasets. */
const complete = new WeakMap<Chart, readonly (readonly PlottedPoint[])[]>();

/**
 * Keeps long lines smooth: the chart is given no more points than its width has room for, chosen anew for each part of
 * the x axis that is looked at. Chart.js's own decimation builds an element for every point first, and leaves a band
 * with edges so jagged that a browser cannot fill it at the pace of a drag.
 */
export const thin: Plugin<ChartType, Partial<ThinSettings>> = {
  id: "thin",
  beforeInit(chart, _args, { sides = null }) {
    if (sides === null) return;
    complete.set(
      chart,
      chart.data.datasets.map(({ data }) => data as PlottedPoint[]),
    );
  },
  beforeUpdate(chart, _args, { sides }) {
    const { min, max } = (chart.options.scales?.x ?? {}) as { readonly min?: number; readonly max?: number };
    complete.get(chart)?.forEach((points, place) => {
      const dataset = chart.data.datasets[place];
      if (dataset === undefined) return;
      const window = { from: min ?? points[0]?.x ?? 0, to: max ?? points.at(-1)?.x ?? 1 };
      dataset.data = thinned(points, window, chart.width, sides?.[place] ?? "both");
    });
  },
};

/** A part of the x axis. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The points (in order of x) that a stretch of a line is drawn by, when it is `columns` wide: the lowest and the highest
 * of each column, or one of them, and the nearest on either side.
 */
export function thinned(
  points: readonly PlottedPoint[],
  { from, to }: Stretch,
  columns: number,
  side: Side,
): PlottedPoint[] {
  const first = Math.max(0, placeOf(points, from) - 1);
  const end = Math.min(points.length, placeOf(points, to) + 1);
  if (end - first <= 2 * columns) return points.slice(first, end);
  const column = (place: number): number => Math.floor(((xOf(points[place]) - from) / (to - from)) * columns);
  const kept: PlottedPoint[] = [];
  for (let next = first; next < end; ) {
    const here = column(next);
    let [low, high] = [next, next];
    for (; next < end && column(next) === here; next++) {
      if (yOf(points[next]) < yOf(points[low])) low = next;
      if (yOf(points[next]) > yOf(points[high])) high = next;
    }
    const places = { low: [low], high: [high], both: low < high ? [low, high] : [high, low] }[side];
    for (const place of new Set(places)) kept.push(points[place]);
  }
  return kept;
}

const xOf = (point: PlottedPoint | undefined): number => point?.x ?? Number.NaN;
const yOf = (point: PlottedPoint | undefined): number => point?.y ?? Number.NaN;

/** The number of points before `x`. */
function placeOf(points: readonly PlottedPoint[], x: number): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (xOf(points[middle]) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}
