import { Box, useInput } from "ink";
import { useMemo } from "react";
import { seatLetter } from "../../../replay/narration/game-labels.ts";
import type { Leaving } from "../../../replay/timeline/playback.ts";
import { ringOf } from "../../../replay/timeline/ring.ts";
import { cut, type Line } from "../canvas.ts";
import { boardLines } from "../draw-board.ts";
import { inside, layoutFor, type Size } from "../layout.ts";
import { Panel } from "../panel.tsx";
import { logLines } from "./log-lines.ts";
import { endLines, hintLines, questionLines } from "./question-lines.ts";
import { keysOf, rowLines } from "./sheet.ts";
import { TABLE_KEYS, type TableDesk } from "./table-desk.ts";

export interface TableAppProps {
  readonly desk: TableDesk;
  readonly colour: boolean;
  readonly terminal: Size;
  readonly onLeave: (why: Leaving) => void;
}

/** Rows of the log that stay in sight below a question, its frame included. */
const LEAST_LOG = 5;
/** Rows of what was said and the keys in short, the frame included. */
const FOOT_ROWS = 4;
const KEYS_IN_SHORT = "H hint  Z undo  Tab log  PgUp PgDn scroll  ? keys  Q quit, the table is kept";

/** A table on a terminal: board, question, log and what was said, driven by keys. */
export function TableApp({ desk, colour, terminal, onLeave }: TableAppProps) {
  const { state, labels, view, said } = desk;
  const ring = useMemo(() => ringOf(labels.board.size), [labels]);
  const layout = layoutFor(terminal, ring);
  useInput((input, key) => {
    for (const each of keysOf(input, key)) {
      const why = desk.press(each);
      if (why !== null) onLeave(why);
    }
  });

  const three = layout.panels === "three";
  const { round, turn, seat, table, lines } = state;
  const scene = {
    ring,
    labels,
    table,
    seat,
    walker: null,
    when: `Turn ${turn}, round ${round}`,
    told: lines.at(-1)?.text ?? "",
  };
  const board = (
    <Panel size={layout.board} title="Board" colour={colour}>
      {boardLines(scene, layout)}
    </Panel>
  );
  if (!three && view === "board") return board;
  const foot = { columns: terminal.columns, rows: FOOT_ROWS };
  const side = three ? layout.events : { ...layout.events, rows: layout.events.rows - FOOT_ROWS };
  return (
    <Box flexDirection="column">
      <Box>
        {three && board}
        <Box flexDirection="column">
          {sideParts(desk, side).map(({ title, rows, drawn }) => (
            <Panel key={title} size={{ columns: side.columns, rows }} title={title} colour={colour}>
              {filled(drawn, { columns: side.columns - 2, rows: rows - 2 })}
            </Panel>
          ))}
        </Box>
      </Box>
      <Panel size={foot} title="Table" colour={colour}>
        {filled([[{ text: said, bold: true }], [{ text: KEYS_IN_SHORT }]], inside(foot))}
      </Panel>
    </Box>
  );
}

interface SidePart {
  readonly title: string;
  readonly rows: number;
  readonly drawn: readonly Line[];
}

/** The question above, as high as it needs to be, and the log below; or one of them, or the keys, alone. */
function sideParts(desk: TableDesk, side: Size): SidePart[] {
  const { columns, rows: height } = inside(side);
  const { view, state, back } = desk;
  if (view === "keys") {
    const drawn = TABLE_KEYS.map(
      ([keys, does]): Line => [{ text: keys.padEnd(11), bold: true }, { text: does }],
    );
    return [{ title: "Keys", rows: side.rows, drawn }];
  }
  const log = (rows: number): SidePart => ({
    title: "Log",
    rows,
    drawn: logLines(state.lines, back, columns, rows - 2),
  });
  if (view === "log" || view === "board") return [log(side.rows)];
  const { title, drawn } = question(desk, columns, height - LEAST_LOG);
  // A hint may need the rows of the log, which Tab shows.
  const rows = Math.min(drawn.length + 2, state.hint === null ? side.rows - LEAST_LOG : side.rows);
  const part = { title: cut(title, columns - 4), rows, drawn };
  return side.rows - rows < 3 ? [{ ...part, rows: side.rows }] : [part, log(side.rows - rows)];
}

function question({ sheet, state, labels, recordPath }: TableDesk, columns: number, height: number) {
  const { asking, outcomes, hint, seat, people } = state;
  if (outcomes !== null) {
    return { title: "The game is over", drawn: endLines(outcomes, labels, recordPath, columns) };
  }
  if (asking === null) return { title: `${labels.names[seat]} is thinking…`, drawn: [] };
  if (sheet === null) {
    const advice = hint === null ? [] : hintLines(hint, columns);
    return {
      title: people.length > 1 ? `${seatLetter(asking.seat)}: ${asking.title}` : asking.title,
      drawn: [...questionLines(asking, labels, columns), ...advice],
    };
  }
  const head = sheet.head(columns).map((text): Line => [{ text }]);
  return {
    title: sheet.title,
    drawn: [...head, ...rowLines(sheet.rows(), sheet.cursor, columns, Math.max(1, height - head.length))],
  };
}

/** Lines brought to the size of a panel: a frame stands at its right end on every row. */
function filled(lines: readonly Line[], { columns, rows }: Size): Line[] {
  return Array.from({ length: rows }, (_, row) => {
    const line = lines[row] ?? [];
    const width = line.reduce((sum, { text }) => sum + text.length, 0);
    return width < columns ? [...line, { text: " ".repeat(columns - width) }] : line;
  });
}
