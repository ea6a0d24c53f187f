import { expect, test } from "vitest";
import { writeAnswer } from "../../../arena/replay/record/answers.ts";
import type { OpenTable } from "../../../arena/table/open-table.ts";
import { makeMove, type TableMove } from "../../../arena/table/table-move.ts";
import { quotesFor, tradables } from "../../../arena/table/trade-desk.ts";
import type { Seat } from "../../../components/index.ts";
import { bundle } from "../../../src/law/trade.ts";
import { movesOf, SETTING, tableOf } from "./people.ts";

const at = (name: string) => SETTING.board.names.indexOf(name);
const ANN = 0 as Seat;
const HL = 1 as Seat;

/** Ann and HL, each with two deeds, Ann about to trade. */
function dealing(): OpenTable {
  const table = tableOf({
    seats: [{ person: "Ann" }, "hl"],
    position: {
      players: [
        { cash: 1500, position: "Free Parking" },
        { cash: 300, position: "GO" },
      ],
      deeds: {
        "New York Avenue": { owner: 0 },
        "Tennessee Avenue": { owner: 0 },
        "Oriental Avenue": { owner: 1 },
        "Reading Railroad": { owner: 1 },
      },
    },
  });
  while (table.waiting?.question !== "proposeTrade") {
    makeMove(table, movesOf(table).at(-1) as TableMove);
    table.settle();
  }
  return table;
}

test("both sides show what they can put into a trade", () => {
  const [ann, hl] = tradables(dealing().position);
  expect(ann).toMatchObject({
    seat: 0,
    deeds: expect.arrayContaining([at("Tennessee Avenue"), at("New York Avenue")]),
  });
  expect(hl).toMatchObject({
    seat: 1,
    deeds: expect.arrayContaining([at("Reading Railroad"), at("Oriental Avenue")]),
  });
});

test("a player says what it wants for a deed, and takes that when it is offered", () => {
  const table = dealing();
  const railroad = bundle({ deeds: [at("Reading Railroad") as never] });
  const quotes = quotesFor(table, ANN, HL, bundle({}), railroad);
  expect(quotes.length).toBeGreaterThan(0);
  const [cheapest] = quotes;
  expect(cheapest?.reason).toMatch(/accepts/);
  const terms = writeAnswer("proposeTrade", cheapest?.offer);
  expect(table.answer({ question: "proposeTrade", answer: terms })).toBeNull();
  table.settle();
  expect(table.position.world.owner[at("Reading Railroad")]).toBe(ANN);
});

test("a refused offer comes back with the player's reason in words", () => {
  const table = dealing();
  const offer = [1, [1, 0], [0, 0, at("Reading Railroad")]] as const;
  expect(table.answer({ question: "proposeTrade", answer: offer })).toBeNull();
  table.settle();
  expect(table.lines.at(-1)).toMatchObject({
    type: "TradeDeclined",
    reason: expect.stringMatching(/refuses/),
  });
  expect(table.waiting).toMatchObject({ seat: 0, question: "proposeTrade" });
});

test("nobody is asked for a person, oneself or a seat that there is not", () => {
  const table = tableOf({ seats: [{ person: "Ann" }, { person: "Bob" }] });
  for (const to of [0, 1, 7]) expect(quotesFor(table, ANN, to as Seat, bundle({}), bundle({}))).toEqual([]);
});
