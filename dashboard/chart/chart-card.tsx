import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Scroller } from "../page/scroller.tsx";
import { ChartCanvas, type Draw } from "./canvas.tsx";
import { DataTable } from "./data-table.tsx";
import { saveChart, saveCsv } from "./save.ts";
import { useScheme } from "./scheme.ts";
import type { TableData } from "./table-data.ts";

export interface ChartCardProps {
  /** Title of the plot. */
  readonly title: string;
  /** Units, n and the kind of the interval. */
  readonly about: string;
  readonly table: TableData;
  readonly draw: Draw;
  /** Pixels. */
  readonly height: number;
  readonly size?: "wide" | "major" | "minor";
  readonly legend?: ComponentChildren;
  /** Shown in place of the drawing, which is then for the picture to save alone. */
  readonly children?: ComponentChildren;
  /** Place of the drawing's cursor, if it has one. */
  readonly cursor?: number;
}

/** A chart with its title, what it says of itself, the table behind it, and both to take away. */
export function ChartCard({
  title,
  about,
  table,
  draw,
  height,
  size,
  legend,
  cursor,
  children,
}: ChartCardProps) {
  const [open, setOpen] = useState(false);
  const scheme = useScheme();
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const png = (): Promise<void> => saveChart({ name, title, about }, draw(scheme), scheme);
  return (
    <section class={`card ${size ?? ""}`} aria-label={title}>
      <div class="head">
        <h2>{title}</h2>
        <div class="tools">
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            Table
          </button>
          <button type="button" aria-label={`CSV of ${title}`} onClick={() => saveCsv(name, table)}>
            CSV
          </button>
          <button type="button" aria-label={`PNG of ${title}`} onClick={() => void png()}>
            PNG
          </button>
        </div>
      </div>
      <p class="about">{about}</p>
      {legend}
      {children ?? (
        <ChartCanvas
          draw={draw}
          version={JSON.stringify([about, table.rows])}
          label={`${title}. ${about}`}
          height={height}
          cursor={cursor}
        />
      )}
      {open && (
        <Scroller class="chart-table" label={`Table of ${title}`}>
          <DataTable data={head(table)} caption={`${title}. ${about}`} quiet />
          {table.rows.length > MOST_ROWS && (
            <p class="about">
              The first {MOST_ROWS} of {table.rows.length} rows; the CSV has them all.
            </p>
          )}
        </Scroller>
      )}
    </section>
  );
}

/** Rows that are shown on the page. */
const MOST_ROWS = 200;

const head = ({ columns, rows }: TableData): TableData => ({ columns, rows: rows.slice(0, MOST_ROWS) });
