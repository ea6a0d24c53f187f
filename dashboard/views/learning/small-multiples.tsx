import { useState } from "preact/hooks";
import { ChartCanvas } from "../../chart/canvas.tsx";
import { type Curve, type CurveSettings, curveChart } from "../../chart/curves.ts";
import { DataTable } from "../../chart/data-table.tsx";
import { saveCsv } from "../../chart/save.ts";
import type { TableData } from "../../chart/table-data.ts";
import { Scroller } from "../../page/scroller.tsx";

/** One panel of small multiples: a curve or several under a name. */
export interface Panel {
  readonly name: string;
  /** A few words on it. */
  readonly note: string;
  readonly curves: readonly Curve[];
}

interface Props {
  readonly title: string;
  readonly about: string;
  readonly panels: readonly Panel[];
  /** The same for every panel, so that they compare. */
  readonly settings: CurveSettings;
  readonly table: TableData;
}

const HEIGHT = 170;

/** Panels of one shape and one scale side by side (Cleveland), with the table behind them. */
export function SmallMultiples({ title, about, panels, settings, table }: Props) {
  const [open, setOpen] = useState(false);
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return (
    <section class="card wide" aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        <div class="tools">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Table
          </button>
          <button type="button" aria-label={`CSV of ${title}`} onClick={() => saveCsv(name, table)}>
            CSV
          </button>
        </div>
      </div>
      <p class="about">{about}</p>
      <div class="multiples">
        {panels.map((panel) => (
          <figure key={panel.name}>
            <figcaption>
              <strong>{panel.name}</strong> <small>{panel.note}</small>
            </figcaption>
            <ChartCanvas
              draw={curveChart(panel.curves, settings)}
              version={JSON.stringify(panel)}
              label={`${title}: ${panel.name}. ${panel.note}`}
              height={HEIGHT}
            />
          </figure>
        ))}
      </div>
      {open && (
        <Scroller class="chart-table" label={`Table of ${title}`}>
          <DataTable data={table} caption={`${title}. ${about}`} quiet />
        </Scroller>
      )}
    </section>
  );
}
