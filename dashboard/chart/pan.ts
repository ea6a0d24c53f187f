import type { Chart, ChartType, Plugin } from "chart.js";

declare module "chart.js" {
  interface PluginOptionsByType<TType extends ChartType> {
    pan?: { readonly enabled: boolean };
  }
}

/** The part of the x axis that is shown. */
interface Window {
  readonly min: number;
  readonly max: number;
}

/** The share of the window that one key moves, and the factor of one turn of the wheel. */
const STEP = 0.2;
const ZOOM = 1.2;

/**
 * Lets a reader look closer at a long chart: drag or arrow keys move along, wheel or + and − scale, a double click or 0
 * shows all again. The canvas takes the focus for its keys.
 */
export const pan: Plugin<ChartType, { readonly enabled?: boolean }> = {
  id: "pan",
  afterInit(chart, _args, { enabled = false }) {
    if (!enabled) return;
    const ended = new AbortController();
    listeners.set(chart, ended);
    listen(chart, ended.signal);
  },
  beforeDestroy(chart) {
    listeners.get(chart)?.abort();
  },
};

/** Stops the listeners of a chart that is taken off its canvas. */
const listeners = new WeakMap<Chart, AbortController>();

/** Pixels from which a press is a drag, and no click. */
const DRAG = 4;

function listen(chart: Chart, signal: AbortSignal): void {
  const { canvas } = chart;
  const view = new PannedView(chart);
  let held: number | null = null;
  let dragged = 0;
  canvas.tabIndex = 0;
  canvas.addEventListener(
    "pointerdown",
    ({ offsetX }) => {
      held = offsetX;
      dragged = 0;
    },
    { signal },
  );
  canvas.addEventListener(
    "pointermove",
    ({ offsetX, buttons }) => {
      if (held === null || buttons === 0) return;
      dragged += Math.abs(held - offsetX);
      view.shift((held - offsetX) / chart.chartArea.width);
      held = offsetX;
    },
    { signal },
  );
  // On its way down, before the chart takes it for a choice.
  canvas.parentElement?.addEventListener(
    "click",
    (event) => {
      if (dragged > DRAG) event.stopPropagation();
    },
    { capture: true, signal },
  );
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const at = chart.scales.x?.getValueForPixel(event.offsetX);
      if (at !== undefined) view.zoom(event.deltaY > 0 ? ZOOM : 1 / ZOOM, at);
    },
    { signal, passive: false },
  );
  canvas.addEventListener("dblclick", () => view.reset(), { signal });
  canvas.addEventListener(
    "keydown",
    (event) => {
      if (!view.press(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
}

/** The window of a chart, never beyond what it shows at first. */
class PannedView {
  private readonly chart: Chart;
  private first: Window | null = null;

  constructor(chart: Chart) {
    this.chart = chart;
  }

  /** Moves along by that share of the window. */
  shift(share: number): void {
    const { min, max } = windowOf(this.chart);
    this.show({ min: min + share * (max - min), max: max + share * (max - min) });
  }

  /** Scales the window by `factor` around `at`. */
  zoom(factor: number, at: number): void {
    const { min, max } = windowOf(this.chart);
    this.show({ min: at - (at - min) * factor, max: at + (max - at) * factor });
  }

  reset(): void {
    if (this.first !== null) this.show(this.first);
  }

  /** Obeys a key; false for a key without a meaning here. */
  press(key: string): boolean {
    const { min, max } = windowOf(this.chart);
    const middle = (min + max) / 2;
    if (key === "ArrowLeft") this.shift(-STEP);
    else if (key === "ArrowRight") this.shift(STEP);
    else if (key === "+") this.zoom(1 / ZOOM, middle);
    else if (key === "-") this.zoom(ZOOM, middle);
    else if (key === "0") this.reset();
    else return false;
    return true;
  }

  private show({ min, max }: Window): void {
    this.first ??= windowOf(this.chart);
    const width = Math.min(max - min, this.first.max - this.first.min);
    const from = Math.min(Math.max(min, this.first.min), this.first.max - width);
    Object.assign(this.chart.options.scales?.x ?? {}, { min: from, max: from + width });
    this.chart.update("none");
  }
}

function windowOf({ scales }: Chart): Window {
  return { min: scales.x?.min ?? 0, max: scales.x?.max ?? 1 };
}
