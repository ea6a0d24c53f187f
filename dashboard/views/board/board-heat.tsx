import type { BoardAnalysis } from "../../../arena/analysis/board-returns.ts";
import type { Report } from "../../../arena/report/report.ts";
import type { Board } from "../../../src/board/board.ts";
import { BoardPicture } from "../../board/board-picture.tsx";
import { DataTable } from "../../chart/data-table.tsx";
import { saveCsv } from "../../chart/save.ts";
import { inkOn, mix, useScheme } from "../../chart/scheme.ts";
import type { TableData } from "../../chart/table-data.ts";
import type { Address, Go } from "../../page/address.ts";
import { whole } from "../../page/format.ts";
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
  const measures = measuresOf(report, returns);
  const wanted = address.params.measure ?? "";
  const chosen = measures.has(wanted) ? wanted : "landings";
  const measure = measures.get(chosen) as Measure;
  const most = Math.max(...measure.values);
  const data: TableData = {
    columns: [{ name: "square" }, ...[...measures.values()].map(({ name, show }) => ({ name, show }))],
    rows: board.names.map((name, square) => [
      name,
      ...[...measures.values()].map(({ values }) => values[square] ?? 0),
    ]),
  };
  const about = `${measure.about} · n = ${whole(report.games)} games · no interval`;
  return (
    <section class="card board-card" aria-label="Board">
      <div class="head">
        <h2>{measure.name} by square</h2>
        <div class="tools">
          <label>
            <span class="unseen">Measure</span>
            <select value={chosen} onChange={({ currentTarget }) => go({ measure: currentTarget.value })}>
              {[...measures].map(([name, each]) => (
                <option key={name} value={name}>
                  {each.name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" aria-label="CSV of the board" onClick={() => saveCsv("board", data)}>
            CSV
          </button>
        </div>
      </div>
      <p class="about">{about}</p>
      <BoardPicture
        board={board}
        label={`${measure.name} by square. ${about}. The table below has the numbers.`}
        look={(square) => {
          const value = measure.values[square] ?? 0;
          const fill = mix(scheme.heatLow, scheme.heatHigh, most === 0 ? 0 : value / most);
          return { fill, ink: inkOn(fill), note: value === 0 ? "–" : measure.show(value) };
        }}
      >
        <Scale measure={measure} most={most} low={scheme.heatLow} high={scheme.heatHigh} board={board} />
      </BoardPicture>
      <details>
        <summary>Table of every square</summary>
        <div class="table">
          <DataTable data={data} caption="Every measure by square" quiet />
        </div>
      </details>
    </section>
  );
}

interface ScaleProps {
  readonly measure: Measure;
  readonly most: number;
  readonly low: string;
  readonly high: string;
  readonly board: Board;
}

/** Squares that are named as the highest. */
const TOP = 8;

/** What the colours mean, and the highest squares. */
function Scale({ measure, most, low, high, board }: ScaleProps) {
  const top = measure.values
    .map((value, square) => ({ value, name: board.names[square] as string }))
    .sort((a, b) => b.value - a.value)
    .slice(0, TOP);
  return (
    <div class="scale">
      <p>{measure.about}</p>
      <div class="ramp" style={{ background: `linear-gradient(to right, ${low}, ${high})` }} />
      <div class="ends">
        <span>{measure.show(0)}</span>
        <span>{measure.show(most)}</span>
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
