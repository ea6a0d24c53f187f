import { configured, type Drawing } from "./canvas.tsx";
import type { Scheme } from "./scheme.ts";
import { csvOf, type TableData } from "./table-data.ts";

/** Size of a saved picture, in pixels, and how much of it is the title's. */
const WIDTH = 1600;
const HEIGHT = 900;
const TITLE_HEIGHT = 96;

/** Hands the full table to the reader as a file. */
export function saveCsv(name: string, table: TableData): void {
  hand(`${name}.csv`, new Blob([csvOf(table)], { type: "text/csv" }));
}

/** Draws the chart anew from its full data, at a size for slides, and hands it to the reader. */
export async function savePng(
  name: string,
  title: string,
  about: string,
  drawing: Drawing,
  scheme: Scheme,
): Promise<void> {
  const { putChart } = await import("./kit.ts");
  const plot = document.createElement("canvas");
  plot.width = WIDTH;
  plot.height = HEIGHT - TITLE_HEIGHT;
  const still = { responsive: false, animation: false, devicePixelRatio: 1 };
  const chart = putChart(plot, configured(drawing, scheme, still), scheme.font);
  const picture = document.createElement("canvas");
  picture.width = WIDTH;
  picture.height = HEIGHT;
  const pen = picture.getContext("2d");
  if (pen === null) throw new Error("the browser draws no pictures");
  pen.fillStyle = scheme.surface;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(plot, 0, TITLE_HEIGHT);
  pen.fillStyle = scheme.ink;
  pen.font = `600 30px ${scheme.font}`;
  pen.fillText(title, 24, 46);
  pen.fillStyle = scheme.inkSoft;
  pen.font = `20px ${scheme.font}`;
  pen.fillText(about, 24, 80);
  chart.destroy();
  picture.toBlob((blob) => {
    if (blob !== null) hand(`${name}.png`, blob);
  });
}

function hand(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
