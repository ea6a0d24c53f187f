import type { Chart, ChartType, Plugin } from "chart.js";

declare module "chart.js" {
  interface PluginOptionsByType<TType extends ChartType> {
    marks?: MarkSettings;
  }
}

/** An upright line across the plot. */
export interface Mark {
  readonly x: number;
  readonly colour: string;
  /** Pixels. */
  readonly width: number;
  readonly dash?: readonly number[];
  /** Stands above the line. */
  readonly sign?: string;
}

export interface MarkSettings {
  readonly lines: readonly Mark[];
  /** A line that is moved while the chart stands. */
  readonly cursor?: Mark;
}

/** Places that the cursors of charts were moved to. */
const moved = new WeakMap<Chart, number>();

/**
 * Draws upright lines over a chart. As annotations they would take longer than the chart itself, and a step of the cursor
 * would lay out the whole chart anew.
 */
export const marks: Plugin<ChartType, Partial<MarkSettings>> = {
  id: "marks",
  afterDatasetsDraw(chart, _args, { lines = [], cursor }) {
    for (const line of lines) drawMark(chart, line, line.x);
    if (cursor !== undefined) drawMark(chart, cursor, moved.get(chart) ?? cursor.x);
  },
};

/** Moves the chart's cursor, if it has one, to `x`. */
export function moveCursor(chart: Chart, x: number): void {
  moved.set(chart, x);
  chart.render();
}

const SIGN_FONT = "14px sans-serif";

function drawMark({ ctx, chartArea, scales }: Chart, mark: Mark, value: number): void {
  const { top, bottom } = chartArea;
  const x = scales.x?.getPixelForValue(value) ?? Number.NaN;
  ctx.save();
  ctx.strokeStyle = mark.colour;
  ctx.lineWidth = mark.width;
  ctx.setLineDash([...(mark.dash ?? [])]);
  ctx.beginPath();
  ctx.moveTo(x, top);
  ctx.lineTo(x, bottom);
  ctx.stroke();
  if (mark.sign !== undefined) {
    ctx.fillStyle = mark.colour;
    ctx.font = SIGN_FONT;
    ctx.textAlign = "center";
    ctx.fillText(mark.sign, x, top - 2);
  }
  ctx.restore();
}
