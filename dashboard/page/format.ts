import type { Bounds } from "../../arena/analysis/report/report.ts";
import { thousands } from "../../src/text/thousands.ts";

/** `39.7%`; a dash for what is not there, as the CLI prints it. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${(100 * share).toFixed(1)}%`;
}

/** `37.0–42.4`, in percent. */
export function percents(interval: Bounds): string {
  return interval === null ? "–" : `${(100 * interval[0]).toFixed(1)}–${(100 * interval[1]).toFixed(1)}`;
}

/** `+3.5`, in points of percent. */
export function points(difference: number | null): string {
  return difference === null ? "–" : `${difference < 0 ? "−" : "+"}${Math.abs(100 * difference).toFixed(1)}`;
}

export function pointsRange(interval: Bounds): string {
  return interval === null ? "–" : `${points(interval[0])} to ${points(interval[1])}`;
}

/** The kind of a chart's intervals: `95% interval over seasons`, or that there are none. */
export function intervalText(intervals: readonly Bounds[], unit: string): string {
  if (intervals.some((interval) => interval !== null)) return `95% interval over ${unit}s`;
  return `no interval: too few ${unit}s`;
}

/** With `digits` decimals. */
export function decimal(digits: number): (value: number | null) => string {
  return (value) => (value === null ? "–" : signed(value.toFixed(digits)));
}

/** With a true minus, and none before a nought. */
const signed = (text: string): string =>
  Number(text) === 0 ? text.replace("-", "") : text.replace("-", "−");

/** `0.97–0.99`; `−0.02 to 0.01`, where a dash would be taken for a sign. */
export function range(digits: number): (interval: Bounds) => string {
  const show = decimal(digits);
  return (interval) =>
    interval === null ? "–" : interval.map(show).join(interval[0] < 0 || interval[1] < 0 ? " to " : "–");
}

/** `1,152`. */
export function whole(count: number | null): string {
  return count === null ? "–" : thousands(Math.round(count));
}

/** `$1,234`. */
export function dollars(amount: number | null): string {
  if (amount === null) return "–";
  return `${amount < 0 ? "−" : ""}$${thousands(Math.round(Math.abs(amount)))}`;
}

/** `0.0111`, `<0.0001`. */
export function pValue(p: number | null): string {
  if (p === null) return "–";
  return p < 0.0001 ? "<0.0001" : p.toFixed(4);
}

/** `p = 0.0111`, `p < 0.0001`. */
export function pText(p: number | null): string {
  const text = pValue(p);
  return text.startsWith("<") ? `p < ${text.slice(1)}` : `p = ${text}`;
}

/** `1 season`, `12 seasons`. */
export function counted(count: number, thing: string): string {
  return `${whole(count)} ${thing}${count === 1 ? "" : "s"}`;
}
