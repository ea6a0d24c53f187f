import { useRef } from "preact/hooks";
import type { BoardAnalysis } from "../../../arena/analysis/money/board-returns.ts";
import type { Report } from "../../../arena/analysis/report/report.ts";
import type { Board } from "../../../src/board/board.ts";
import { BoardPicture } from "../../board/board-picture.tsx";
import { DataTable } from "../../chart/data-table.tsx";
import { saveCsv, saveDrawing } from "../../chart/save.ts";
import { inkOn, mix, useScheme } from "../../chart/scheme.ts";
import type { TableData } from "../../chart/table-data.ts";
import type { Address, Go } from "../../page/address.ts";
import { whole } from "../../page/format.ts";
import { Scroller } from "../../page/scroller.tsx";
import { type Measure, measuresOf } from "./measures.ts";

interface Props {
  readonly board: Board;
  readonly report: Report;
  readonly returns: BoardAnalysis;
  readonly address: Address;
  readonly go: Go;
}

/** The board, each square the fuller coloured the higher its number. */
export function BoardHeat({ board, report, returns, address, go }: Props) {
  const scheme = useScheme();
  const card = useRef<HTMLElement>(null);
  const measures = measuresOf(report, returns);
  const wanted = address.params.measure ?? "";
  const chosen = measures.has(wanted) ? wanted : "landings";
  const measure = measures.get(chosen) as Measure;
  const scale = scaleOf(board, measure);
  const data: TableData = {
    columns: [{ name: "square" }, ...[...measures.values()].map(({ name, show }) => ({ name, show }))],
    rows: board.names.map((name, square) => [
      name,
      ...[...measures.values()].map(({ values }) => values[square] ?? 0),
    ]),
  };
  const about = `${measure.about} · n = ${whole(report.games)} games · no interval`;
  const png = async (): Promise<void> => {
    const drawing = card.current?.querySelector<SVGSVGElement>(".board svg");
    const heading = { name: "board", title: `${measure.name} by square`, about };
    if (drawing) await saveDrawing(heading, drawing, scheme);
  };
  return (
    <section ref={card} class="card board-card" aria-label="Board">
      <div class="head">
        <h2>{measure.name} by square</h2>
        <div class="tools">
          <select
            aria-label="Measure"
            value={chosen}
            onChange={({ currentTarget }) => go({ measure: currentTarget.value })}
          >
            {[...measures].map(([name, each]) => (
              <option key={name} value={name}>
                {each.name}
              </option>
            ))}
          </select>
          <button type="button" aria-label="CSV of the board" onClick={() => saveCsv("board", data)}>
            CSV
          </button>
          <button type="button" aria-label="PNG of the board" onClick={() => void png()}>
            PNG
          </button>
        </div>
      </div>
      <p class="about">{about}</p>
      <BoardPicture
        board={board}
        label={`${measure.name} by square. ${about}. The table below has the numbers.`}
        look={(square) => {
          if (!counts(board, measure, square)) return { note: "" };
          const value = measure.values[square] ?? 0;
          const fill = mix(
            scheme.heatLow,
            scheme.heatHigh,
            (value - scale.low) / (scale.high - scale.low || 1),
          );
          return { fill, ink: inkOn(fill), note: measure.show(value) };
        }}
      >
        <Legend board={board} measure={measure} scale={scale} colours={[scheme.heatLow, scheme.heatHigh]} />
      </BoardPicture>
      <details>
        <summary>Table of every square</summary>
        <Scroller class="table" label="PNG of the board">
          <DataTable data={data} caption="Every measure by square" quiet />
        </Scroller>
      </details>
    </section>
  );
}

/** True where the square has a number of that measure. */
function counts(board: Board, measure: Measure, square: number): boolean {
  return !measure.ofDeeds || board.set[square] >= 0;
}

/** The numbers of the palest and the fullest colour. */
interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From the second lowest to the second highest, so that one square apart from all others does not hide them. */
function scaleOf(board: Board, measure: Measure): Scale {
  const values = measure.values.filter((_, square) => counts(board, measure, square)).sort((a, b) => a - b);
  return { low: values[1] ?? 0, high: values.at(-2) ?? 1 };
}

interface LegendProps {
  readonly board: Board;
  readonly measure: Measure;
  readonly scale: Scale;
  readonly colours: readonly [low: string, high: string];
}

/** Squares that are named as the highest. */
const TOP = 8;

/** The scale of colours, and the highest squares. */
function Legend({ board, measure, scale, colours }: LegendProps) {
  const top = measure.values
    .map((value, square) => ({ value, name: board.names[square] }))
    .sort((a, b) => b.value - a.value)
    .slice(0, TOP);
  return (
    <div class="scale">
      <p>{measure.about}</p>
      <div class="ramp" style={{ background: `linear-gradient(to right, ${colours.join()})` }} />
      <div class="ends">
        <span>≤ {measure.show(scale.low)}</span>
        <span>≥ {measure.show(scale.high)}</span>
      </div>
      <ol>
        {top.map(({ name, value }) => (
          <li key={name}>
            {name} <b>{measure.show(value)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
