import { expect, test } from "vitest";
import { parseRecord } from "../../../arena/replay/record/parse-record.ts";
import { verifyRecord } from "../../../arena/replay/record/verify-record.ts";
import { OpenTable } from "../../../arena/table/open-table.ts";
import { discreet } from "../../../arena/table/table-log.ts";
import { recordOf } from "../../../arena/table/table-record.ts";
import { hashState } from "../../../src/world/snapshot.ts";
import { movesOf, playAtRandom, SETTING, tableOf } from "./people.ts";

const THROW = { question: "throw", answer: true } as const;

/** Plays on until the question is asked of a person; every other one is answered by the first choice. */
function until(table: OpenTable, question: string): OpenTable {
  for (let i = 0; table.waiting?.question !== question; i++) {
    if (i > 500) throw new Error(`${question} is never asked`);
    playAtRandom(table, `until ${i}`, 1);
  }
  return table;
}

test("a table waits for its person to throw", () => {
  const table = tableOf();
  expect(table.waiting).toMatchObject({ seat: 0, question: "throw" });
  expect(table.lines).toEqual([]);
});

test("the first seat need not be the person's: the others play up to it", () => {
  const table = tableOf({ seats: ["trader", { person: "Ann" }] });
  expect(table.waiting?.seat).toBe(1);
  expect(table.lines[0]?.text).toMatch(/^A Trader throws/);
});

test("a game of people and players goes to its end, and its record is verified", () => {
  const table = playAtRandom(tableOf(), "whole game");
  expect(table.outcomes?.reduce((sum, { win }) => sum + win, 0)).toBe(1);
  const record = parseRecord(new TextDecoder().decode(recordOf(table)));
  expect(record.seats.map(({ label }) => label)).toEqual(["Ann", "Trader", "Trader"]);
  expect(verifyRecord(record, SETTING)).toEqual({ turns: record.turns.length, difference: null });
});

test("eight people play one game at one table, each asked in turn", () => {
  const seats = Array.from({ length: 8 }, (_, i) => ({ person: `P${i}` }));
  const table = tableOf({ seats });
  const asked = new Set<number>();
  for (let i = 0; i < 400 && table.waiting !== null; i++) {
    asked.add(table.waiting.seat);
    playAtRandom(table, `eight ${i}`, 1);
  }
  expect(asked.size).toBe(8);
});

test("the same seed and answers give the same game, and a table that was left goes on where it was", () => {
  const table = playAtRandom(tableOf({ seats: [{ person: "Ann" }, "hl", "hl"] }), "left", 60);
  const again = new OpenTable(table.identity, SETTING, table.entries).settle();
  expect(hashState(again.position.world)).toBe(hashState(table.position.world));
  expect(again.lines).toEqual(table.lines);
  playAtRandom(table, "on", 40);
  playAtRandom(again, "on", 40);
  expect(again.entries).toEqual(table.entries);
});

test("a refused answer says why and changes nothing", () => {
  const table = until(tableOf(), "buy");
  const before = hashState(table.position.world);
  expect(table.answer({ question: "buy", answer: 12 })).toBe("malformed");
  expect(table.answer({ question: "jail", answer: "card" })).toBe("not-asked");
  expect(table.answer(THROW)).toBe("not-asked");
  expect(hashState(table.position.world)).toBe(before);
  expect(table.waiting?.question).toBe("buy");
});

test("a refused building takes back the questions that were passed on the way to it", () => {
  const table = until(tableOf(), "proposeTrade");
  const entries = [...table.entries];
  expect(table.answer({ question: "build", answer: [1] })).toBe("not-asked");
  expect(table.entries).toEqual(entries);
  expect(table.waiting?.question).toBe("proposeTrade");
});

test("a bid below the standing one, or beyond all one has, is refused", () => {
  const table = until(tableOf(), "bid");
  const [, standing] = table.waiting?.subject ?? [];
  expect(table.answer({ question: "bid", answer: standing as number })).toBe(
    standing === 0 ? null : "bid-too-low",
  );
  const other = until(tableOf({ seed: "8" }), "bid");
  expect(other.answer({ question: "bid", answer: 100_000 })).toBe("bid-beyond-means");
  expect(other.bidUpTo(100_000)).toBe("bid-beyond-means");
});

test("bidding up to an amount bids the least that counts until it is won, lost or beyond it", () => {
  const table = until(tableOf(), "bid");
  const [square] = table.waiting?.subject ?? [];
  expect(table.bidUpTo(60)).toBeNull();
  table.settle();
  const bids = table.entries.filter(({ seat, question }) => seat === 0 && question === "bid");
  expect(bids.every(({ answer }) => (answer as number) <= 60)).toBe(true);
  const still = table.waiting?.question === "bid" && table.waiting.subject[0] === square;
  if (still) expect(table.waiting?.subject[1]).toBeGreaterThanOrEqual(60);
});

test("undo takes back what was done last, up to the last throw", () => {
  const table = until(tableOf({ seats: [{ person: "Ann" }, { person: "Bob" }] }), "buy");
  const before = { state: hashState(table.position.world), lines: [...table.lines] };
  expect(table.undo()).toBe("dice-or-card-seen");
  table.answer({ question: "buy", answer: true });
  table.settle();
  expect(table.undo()).toBeNull();
  expect(hashState(table.position.world)).toBe(before.state);
  expect(table.lines).toEqual(before.lines);
  expect(table.waiting?.question).toBe("buy");
});

test("nothing can be taken back before anything was done", () => {
  expect(tableOf().undo()).toBe("nothing-to-take-back");
});

test("practice goes back behind throws, the same dice come again, and the record says so", () => {
  const table = tableOf({ practice: true });
  table.answer(THROW);
  table.settle();
  const first = table.lines[0];
  expect(table.undo()).toBeNull();
  expect(table.lines).toEqual([]);
  table.answer(THROW);
  table.settle();
  expect(table.lines[0]).toEqual(first);
  const record = parseRecord(new TextDecoder().decode(recordOf(playAtRandom(table, "practice"))));
  expect(record.practice).toBe(true);
  expect(verifyRecord(record, SETTING).difference).toBeNull();
});

test("the end of a turn passes everything that is left of it", () => {
  const table = until(tableOf({ seats: [{ person: "Ann" }, { person: "Bob" }] }), "proposeTrade");
  const seat = table.waiting?.seat;
  expect(table.endTurn()).toBeNull();
  table.settle();
  expect(table.waiting).toMatchObject({ seat: seat === 0 ? 1 : 0, question: "throw" });
});

test("an offer that a person refused does not come again unchanged", () => {
  const table = tableOf({ seats: [{ person: "Ann" }, "hl", "hl"] });
  const refused = new Set<string>();
  for (let i = 0; i < 600 && table.waiting !== null; i++) {
    const { question, subject } = table.waiting;
    if (question === "respondTrade") {
      const key = JSON.stringify(subject);
      expect(refused).not.toContain(key);
      refused.add(key);
      table.answer({ question, answer: false });
      table.settle();
    } else if (question === "buy") {
      table.answer({ question, answer: true });
      table.settle();
    } else playAtRandom(table, `offers ${i}`, 1);
  }
  expect(refused.size).toBeGreaterThan(0);
});

test("every choice that is offered is taken by the engine", () => {
  const table = tableOf({ seed: "31" });
  for (let i = 0; i < 300 && table.waiting !== null; i++) {
    expect(movesOf(table).length).toBeGreaterThan(0);
    playAtRandom(table, `choices ${i}`, 1);
  }
  expect(table.lines.filter(({ type }) => type === "DecisionRefused")).toEqual([]);
});

test("how far a player would bid is not shown while the game goes on", () => {
  const table = until(tableOf({ seats: [{ person: "Ann" }, "hl", "hl"] }), "bid");
  const bids = (lines: OpenTable["lines"]) => lines.filter(({ type }) => type === "AuctionBid");
  playAtRandom(table, "bids", 30);
  expect(bids(table.lines).some(({ reason }) => reason !== null)).toBe(true);
  expect(bids(discreet(table.lines)).every(({ reason }) => reason === null)).toBe(true);
});
