/** Chart.js with what the charts here use, and no more. Loaded when the first chart is drawn. */

import { BoxAndWiskers, BoxPlotController } from "@sgratzl/chartjs-chart-boxplot";
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  ScatterController,
  Tooltip,
} from "chart.js";
import {
  BarWithErrorBar,
  BarWithErrorBarsController,
  PointWithErrorBar,
  ScatterWithErrorBarsController,
} from "chartjs-chart-error-bars";
import { MatrixController, MatrixElement } from "chartjs-chart-matrix";
import annotation from "chartjs-plugin-annotation";
import { marks, moveCursor } from "./marks.ts";
import { pan } from "./pan.ts";
import { thin } from "./thin.ts";

Chart.register(
  BarController,
  BarElement,
  BarWithErrorBar,
  BarWithErrorBarsController,
  BoxAndWiskers,
  BoxPlotController,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  MatrixController,
  MatrixElement,
  PointElement,
  PointWithErrorBar,
  ScatterController,
  ScatterWithErrorBarsController,
  Tooltip,
  annotation,
  marks,
  pan,
  thin,
);

/** A chart that was put on a canvas. */
export interface DrawnChart {
  destroy(): void;
  /** Moves the drawing's cursor, if it has one, to `x`. */
  moveCursor(x: number): void;
}

/** Puts a chart on a canvas, its text in the page's font. */
export function putChart(canvas: HTMLCanvasElement, configuration: object, font: string): DrawnChart {
  Chart.defaults.font.family = font;
  const chart = new Chart(canvas, configuration as ChartConfiguration<"line">);
  return {
    destroy: () => chart.destroy(),
    moveCursor: (x) => moveCursor(chart, x),
  };
}
