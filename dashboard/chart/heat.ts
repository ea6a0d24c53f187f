import type { ScriptableContext } from "chart.js";
import { names } from "./axes.ts";
import type { Draw } from "./canvas.tsx";
import { inkOn, mix, type Scheme } from "./scheme.ts";

export interface HeatCell {
  readonly row: string;
  readonly column: string;
  readonly value: number;
  /** Text of the cell. */
  readonly text: string;
}

export interface HeatSettings {
  /** Values of the palest and the fullest colour. */
  readonly low: number;
  readonly high: number;
  readonly rowTitle: string;
  readonly columnTitle: string;
}

/** A matrix of values: the fuller the colour, the higher; every cell has its number in it. */
export function heatChart(
  rows: readonly string[],
  columns: readonly string[],
  cells: readonly HeatCell[],
  { low, high, rowTitle, columnTitle }: HeatSettings,
): Draw {
  return (scheme) => {
    const colourOf = ({ value }: HeatCell): string =>
      mix(scheme.heatLow, scheme.heatHigh, (value - low) / (high - low));
    return {
      type: "matrix",
      data: {
        datasets: [
          {
            label: rowTitle,
            data: cells.map(({ row, column, value }) => ({ x: column, y: row, v: value })),
            backgroundColor: cells.map(colourOf),
            width: ({ chart }: ScriptableContext<"matrix">) =>
              (chart.chartArea?.width ?? 0) / columns.length - 2,
            height: ({ chart }: ScriptableContext<"matrix">) =>
              (chart.chartArea?.height ?? 0) / rows.length - 2,
          },
        ],
      },
      options: {
        scales: {
          x: { ...names(scheme, columns, { title: columnTitle }), position: "top" },
          y: { ...names(scheme, rows, { title: rowTitle }), reverse: false },
        },
        plugins: {
          tooltip: { enabled: false },
          annotation: {
            annotations: Object.fromEntries(
              cells.map((cell, i) => [`cell${i}`, cellText(scheme, cell, inkOn(colourOf(cell)))]),
            ),
          },
        },
      },
    };
  };
}

function cellText(scheme: Scheme, { row, column, text }: HeatCell, color: string) {
  return {
    type: "label" as const,
    xValue: column,
    yValue: row,
    content: text.split("\n"),
    color,
    font: { size: 12, family: scheme.font },
  };
}
