import type { ScaleOptionsByType } from "chart.js";
import { thousands } from "../../src/text/thousands.ts";
import { cut } from "../page/cut-text.tsx";
import type { Scheme } from "./scheme.ts";

/** Title, format and range of an axis. */
export interface AxisSettings {
  readonly title?: string;
  /** Format of a value at a tick; a plain number when left out. */
  readonly show?: (value: number) => string;
  readonly min?: number;
  readonly max?: number;
  /** Between two ticks; chosen by the range when left out. */
  readonly step?: number;
  readonly stacked?: boolean;
  readonly grid?: boolean;
  /** Characters from which a name of several words takes two lines. */
  readonly wrapAt?: number;
}

/** A numeric axis in the page's style. */
export function numbers(
  scheme: Scheme,
  { title, show = plain, min, max, step, stacked, grid = true }: AxisSettings,
) {
  return {
    type: "linear" as const,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    stacked: stacked ?? false,
    title: { display: title !== undefined, text: title ?? "", color: scheme.inkSoft },
    grid: { color: scheme.line, display: grid, drawTicks: false },
    border: { display: false },
    ticks: {
      color: scheme.inkSoft,
      padding: 6,
      maxRotation: 0,
      ...(step === undefined ? {} : { stepSize: step, autoSkip: false }),
      callback: (value: number | string) => show(Number(value)),
    },
  } satisfies DeepPartial<ScaleOptionsByType<"linear">> & { readonly type: "linear" };
}

/** Without what adding up steps leaves behind the last digit. */
const plain = (value: number): string => thousands(Number(value.toPrecision(12)));

/** An axis of names. */
export function names(scheme: Scheme, labels: readonly string[], settings: AxisSettings = {}) {
  return {
    type: "category" as const,
    labels: [...labels],
    stacked: settings.stacked ?? false,
    title: { display: settings.title !== undefined, text: settings.title ?? "", color: scheme.inkSoft },
    grid: { display: false },
    border: { display: false },
    offset: true,
    ticks: {
      color: scheme.ink,
      padding: 6,
      autoSkip: false,
      maxRotation: 60,
      callback: (_value: unknown, place: number) => wrapped(labels[place] ?? "", settings.wrapAt ?? NARROW),
    },
  };
}

/** Names longer than this are wrapped where they stand side by side, and where they stand one below the other. */
const NARROW = 12;
export const BROAD = 30;

/** Characters of a name in two lines; tooltips and tables have the whole. */
const LONGEST = 44;

/** A long name in two lines. */
function wrapped(whole: string, from: number): string | string[] {
  const name = cut(whole, LONGEST);
  const space = name.lastIndexOf(" ", Math.max(name.indexOf(" "), Math.ceil(name.length / 2)));
  return name.length < from || space < 0 ? name : [name.slice(0, space), name.slice(space + 1)];
}

type DeepPartial<T> = T extends object ? { readonly [Key in keyof T]?: DeepPartial<T[Key]> } : T;
