/** Chart.js with what the charts here use, and no more. Loaded when the first chart is drawn. */

import { BoxAndWiskers, BoxPlotController } from "@sgratzl/chartjs-chart-boxplot";
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Decimation,
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

Chart.register(
  BarController,
  BarElement,
  BarWithErrorBar,
  BarWithErrorBarsController,
  BoxAndWiskers,
  BoxPlotController,
  CategoryScale,
  Decimation,
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
);

/** Puts a chart on a canvas, its text in the page's font. */
export function putChart(
  canvas: HTMLCanvasElement,
  configuration: object,
  font: string,
): Pick<Chart, "destroy"> {
  Chart.defaults.font.family = font;
  return new Chart(canvas, configuration as ChartConfiguration<"line">);
}
