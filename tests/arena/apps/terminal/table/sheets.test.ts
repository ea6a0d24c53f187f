import { expect, test } from "vitest";
import { BidSheet } from "../../../../../arena/apps/terminal/table/bid-sheet.ts";
import { EstateSheet } from "../../../../../arena/apps/terminal/table/estate-sheet.ts";
import type { Sheet } from "../../../../../arena/apps/terminal/table/sheet.ts";
import { TradeSheet } from "../../../../../arena/apps/terminal/table/trade-sheet.ts";
import { gameLabels } from "../../../../../arena/replay/narration/game-labels.ts";
import { askingOf } from "../../../../../arena/table/asking.ts";
import { draftEstate } from "../../../../../arena/table/estate-draft.ts";
import { tradables } from "../../../../../arena/table/trade-desk.ts";
import type { Seat } from "../../../../../components/index.ts";
import { table } from "../../../../support/table.ts";
import { tableOf } from "../../../table/people.ts";

const ANN = 0 as Seat;
const BOB = 1 as Seat;
const BROWNS = ["Mediterranean Avenue", "Baltic Avenue"];
const SEATS = [
  { player: "Ann", version: 1 },
  { player: "Bob", version: 1 },
];

/** Presses keys one after the other and returns what the last one asks for. */
const press = (sheet: Sheet, ...keys: readonly string[]) => keys.map((key) => sheet.press(key)).at(-1);

test("buildings are chosen row by row, taken back, and built together", () => {
  const { game, at } = table({ deeds: [BROWNS], cash: [200] });
  const [first, second] = BROWNS.map(at);
  const sheet = new EstateSheet("build", null, (question, list) =>
    draftEstate(game, ANN, question, list, []),
  );
  expect(sheet.rows()[0]).toBe("Mediterranean Avenue: −$50 rent $10");
  expect(press(sheet, "d")).toBeNull();
  press(sheet, "enter", "enter");
  expect(sheet.rows()[0]).toBe("Mediterranean Avenue (1 house): not now");
  expect(sheet.head(60).join(" ")).toMatch(/1 chosen, −\$50; leaves \$150 .*more than one building/);
  press(sheet, "down", "enter", "enter", "back");
  expect(press(sheet, "d")).toEqual({ kind: "answer", question: "build", answer: [first, second] });
});

test("a bid is typed, and is given only when it may be", () => {
  const asking = askingOf(tableOf(), ["Ann", "B", "C"]);
  if (asking === null) throw new Error("nothing is asked");
  const bid = { standing: 10, lowest: 11, highest: 90 };
  const sheet = new BidSheet({ ...asking, question: "bid", bid }, bid);
  expect(press(sheet, "5", "enter")).toBeNull();
  expect(press(sheet, "0", "enter")).toEqual({ kind: "answer", question: "bid", answer: 50 });
  expect(press(sheet, "back", "9", "down", "enter")).toEqual({ kind: "bidUpTo", dollars: 59 });
});

test("an offer takes cash and deeds of both sides, and a counter-offer begins with the terms turned round", () => {
  const { game, at } = table({ deeds: [[BROWNS[0] as string], [BROWNS[1] as string]], cash: [200, 300] });
  const [first, second] = BROWNS.map(at);
  const labels = gameLabels(game.world.board, SEATS);
  const sheet = new TradeSheet(labels, ANN, tradables(game), () => []);
  expect(press(sheet, "d")).toBeNull();
  press(sheet, "down", "4", "0", "down", "enter", "down", "down", " ");
  const answer = [BOB, [40, 0, first], [0, 0, second]];
  expect(press(sheet, "d")).toEqual({ kind: "answer", question: "proposeTrade", answer });
  const counter = new TradeSheet(labels, ANN, tradables(game), () => [], [BOB, [5, 0], [0, 0, second]]);
  expect(counter.head(80).join(" ")).toContain("You give $5; you get Baltic Avenue; leaves you $195");
});
