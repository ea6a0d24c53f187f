import { configured, type Drawing } from "./canvas.tsx";
import type { Scheme } from "./scheme.ts";
import { csvOf, type TableData } from "./table-data.ts";

/** Width of a saved picture, in pixels, its height for a chart, and how much of that is the title's. */
const WIDTH = 1600;
const HEIGHT = 900;
const TITLE_HEIGHT = 96;

/** The text on a saved picture. */
export interface Heading {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

/** Hands the full table to the reader as a file. */
export function saveCsv(name: string, table: TableData): void {
  hand(`${name}.csv`, new Blob([csvOf(table)], { type: "text/csv" }));
}

/** Draws the chart anew from its full data, at a size for slides, and hands it to the reader. */
export async function saveChart(heading: Heading, drawing: Drawing, scheme: Scheme): Promise<void> {
  const { putChart } = await import("./kit.ts");
  const plot = document.createElement("canvas");
  plot.width = WIDTH;
  plot.height = HEIGHT - TITLE_HEIGHT;
  const still = { responsive: false, animation: false, devicePixelRatio: 1 };
  const chart = putChart(plot, configured(drawing, scheme, still), scheme.font);
  savePicture(heading, plot, plot.height, scheme);
  chart.destroy();
}

/** Style properties that a drawing keeps when it leaves the page. */
const KEPT_STYLE = [
  "fill",
  "stroke",
  "stroke-width",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];

/** Hands a drawing of the page to the reader as a picture. */
export async function saveDrawing(heading: Heading, drawing: SVGSVGElement, scheme: Scheme): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [...drawing.querySelectorAll("*")];
  for (const [i, element] of [...copy.querySelectorAll<SVGElement>("*")].entries()) {
    const style = getComputedStyle(originals[i]);
    for (const name of KEPT_STYLE) element.style.setProperty(name, style.getPropertyValue(name));
  }
  const { width, height } = drawing.viewBox.baseVal;
  const tall = Math.round((WIDTH * height) / width);
  copy.setAttribute("width", String(WIDTH));
  copy.setAttribute("height", String(tall));
  const image = new Image(WIDTH, tall);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  savePicture(heading, image, tall, scheme);
}

/** The picture under its title, handed to the reader. */
function savePicture(
  { name, title, about }: Heading,
  picture: CanvasImageSource,
  height: number,
  scheme: Scheme,
): void {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = TITLE_HEIGHT + height;
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("the browser draws no pictures");
  pen.fillStyle = scheme.surface;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, TITLE_HEIGHT, WIDTH, height);
  pen.fillStyle = scheme.ink;
  pen.font = `600 30px ${scheme.font}`;
  pen.fillText(title, 24, 46);
  pen.fillStyle = scheme.inkSoft;
  pen.font = `20px ${scheme.font}`;
  pen.fillText(about, 24, 80, WIDTH - 48);
  canvas.toBlob((blob) => {
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
