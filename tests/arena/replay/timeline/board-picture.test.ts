import { describe, expect, test } from "vitest";
import { boardLines } from "../../../../arena/apps/terminal/draw-board.ts";
import { layoutFor } from "../../../../arena/apps/terminal/layout.ts";
import { gameLabels } from "../../../../arena/replay/narration/game-labels.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { ringOf } from "../../../../arena/replay/timeline/ring.ts";
import { Timeline } from "../../../../arena/replay/timeline/timeline.ts";
import { BOARD_IDS, board } from "../../../../src/board/catalog.ts";
import { ENGINE, recordedGame } from "../recorded-game.ts";

describe("a board as a ring", () => {
  test("of 40 squares has ten steps a side, GO in the corner on the right", () => {
    const { columns, rows, places } = ringOf(40);
    expect([columns, rows]).toEqual([11, 11]);
    expect([0, 10, 20, 30].map((corner) => places[corner])).toEqual([
      { column: 10, row: 10 },
      { column: 0, row: 10 },
      { column: 0, row: 0 },
      { column: 10, row: 0 },
    ]);
  });

  test.each([4, 5, 23, 24, 30, 31, 40, 57, 120])(
    "of %i squares goes round without a gap or a crossing",
    (size) => {
      const { columns, rows, places } = ringOf(size);
      expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(size);
      for (const [square, { column, row }] of places.entries()) {
        expect(column === 0 || row === 0 || column === columns - 1 || row === rows - 1).toBe(true);
        const next = places[square + 1];
        if (next !== undefined) expect(Math.abs(next.column - column) + Math.abs(next.row - row)).toBe(1);
      }
    },
  );
});

describe("the board on a terminal", () => {
  test.each(BOARD_IDS.flatMap((id) => [[id, 120, 40] as const, [id, 80, 24] as const]))(
    "of %s at %i × %i shows every square, and every seat inside or below",
    (id, columns, rows) => {
      const record = recordedGame({ board: id, players: ["random", "greedy", "validator"] });
      const timeline = new Timeline(record, settingOf(record, ENGINE));
      const ring = ringOf(board(id).size);
      const layout = layoutFor({ columns, rows }, ring);
      const { board: panel } = layout;
      const { seat, table, turn, round } = timeline.frame(Math.floor(timeline.length / 2));
      const lines = boardLines(
        {
          ring,
          labels: gameLabels(timeline.board, record.seats),
          table,
          seat,
          walker: null,
          when: `Turn ${turn} of ${timeline.turns}, round ${round}`,
          told: "",
        },
        layout,
      );
      const text = lines.map((line) => line.map((span) => span.text).join(""));
      for (const line of text) expect(line).toHaveLength(panel.columns - 2);
      for (const name of ["A random", "B greedy", "C validator"]) expect(text.join("\n")).toContain(name);
      expect(text.join("\n")).toMatch(/Turn \d+ of \d+/);
    },
  );
});
