import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { DrawnChart } from "./kit.ts";
import { type Scheme, useScheme } from "./scheme.ts";

/** Chart.js and what belongs to it, which the page has asked for with the view. */
const kit = import("./kit.ts");

/** A configuration of Chart.js. Its own type is a union over all charts, too wide to check; each builder checks its part. */
export interface Drawing {
  readonly type: string;
  readonly data: object;
  readonly options: object;
}

/** A chart by the scheme that it is drawn in. */
export type Draw = (scheme: Scheme) => Drawing;

interface Props {
  readonly draw: Draw;
  /** Text that changes with the data; the chart is drawn anew then. */
  readonly version: string;
  readonly label: string;
  /** Pixels. */
  readonly height: number;
  /** Place of the drawing's cursor, if it has one; moving it draws nothing anew. */
  readonly cursor?: number | undefined;
}

/** A canvas with a chart on it, drawn anew when the data or the scheme change. */
export function ChartCanvas({ draw, version, label, height, cursor }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(draw);
  latest.current = draw;
  const scheme = useScheme();
  const drawn = useRef<DrawnChart | null>(null);
  // With the frame that shows the rest of the view, not after it.
  useLayoutEffect(() => {
    let chart: DrawnChart | undefined;
    let gone = false;
    void kit.then(({ putChart }) => {
      if (gone || canvas.current === null) return;
      chart = putChart(canvas.current, configured(latest.current(scheme), scheme), scheme.font);
      drawn.current = chart;
      canvas.current.dataset.version = version;
    });
    return () => {
      gone = true;
      chart?.destroy();
    };
  }, [version, scheme]);
  useEffect(() => {
    if (cursor !== undefined) drawn.current?.moveCursor(cursor);
  }, [cursor]);
  return (
    <div class="plot" style={{ height: `${height}px` }}>
      {/* With a size, whatever it is, Chart.js need not have the page laid out to ask for it. */}
      <canvas ref={canvas} width={height} height={height} role="img" aria-label={label} />
    </div>
  );
}

/** The drawing with what all charts share, and `special` options. */
export function configured({ type, data, options }: Drawing, scheme: Scheme, special: object = {}): Drawing {
  const shared = {
    maintainAspectRatio: false,
    animation: false,
    color: scheme.inkSoft,
    layout: { padding: { top: 14, right: 8 } },
  };
  return { type, data, options: { ...shared, ...options, ...special } };
}
