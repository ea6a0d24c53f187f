import { expect, test } from "vitest";
import { carriedLibrary } from "../../../arena/replay/record/carried-library.ts";
import { settingOf } from "../../../arena/replay/record/setting.ts";
import { version } from "../../../arena/runtime/version.ts";
import { makeTable } from "../../../arena/table/table-setup.ts";
import { parseBoard } from "../../../src/board/parse-board.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { SETTING } from "./people.ts";

const SEATS = [{ person: "Ann" }, "hl"];

test("a table carries rules and a board that are not built in, and nothing that is", () => {
  const built = makeTable({ seats: SEATS, ...SETTING, seed: "1" });
  expect(built).not.toHaveProperty("ruleSet");
  expect(built).not.toHaveProperty("boardData");
  const own = parseBoard({ ...SETTING.board.data, id: "our-town" });
  const rules = parseRules({ extends: "arena@1", id: "ours@1", roundCap: 5 }, own);
  const ours = makeTable({ seats: SEATS, board: own, rules, seed: "1" });
  expect(settingOf(ours, version, carriedLibrary(ours))).toMatchObject({
    board: { id: own.id },
    rules: { id: "ours@1", roundCap: 5 },
  });
});

test("rules of one's own on a built-in board are found again from the table alone", () => {
  const rules = parseRules({ extends: "arena@1", id: "ours@1", roundCap: 5 }, SETTING.board);
  const table = makeTable({ seats: SEATS, board: SETTING.board, rules, seed: "1" });
  expect(settingOf(table, version, carriedLibrary(table)).rules.roundCap).toBe(5);
});

test.each([
  [{ seats: [{ person: "Ann" }] }, /1 seats: expected 2 to 8/],
  [{ seats: Array.from({ length: 9 }, () => "hl") }, /9 seats: expected 2 to 8/],
  [{ seats: [{ person: "Ann" }, "nobody"] }, /unknown player "nobody"/],
  [{ position: { players: [{}, {}, {}] } }, /2 seats for a position of 3/],
])("a table of %j is refused in one line", (request, line) => {
  expect(() => makeTable({ seats: SEATS, ...SETTING, seed: "1", ...request })).toThrow(line);
});
