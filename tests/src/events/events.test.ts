import { describe, expect, test } from "vitest";
import { board } from "../../../src/board/catalog.ts";
import { EventBuffer } from "../../../src/events/event-buffer.ts";
import { decodeEvent, EVENT, EVENT_TYPES, EVENTS } from "../../../src/events/events.ts";

const classic = board("us-classic");

/** The specification's 23 events with their fields. */
const SPECIFIED = {
  TurnStarted: ["player"],
  DiceRolled: ["player", "die1", "die2", "doubles"],
  PlayerMoved: ["player", "from", "to", "passedGo"],
  SalaryCollected: ["player", "amount"],
  PropertyBought: ["player", "square", "price"],
  PropertyAuctioned: ["square", "winner", "price"],
  PropertyDeclined: ["player", "square"],
  RentPaid: ["payer", "payee", "amount", "square"],
  TaxPaid: ["player", "amount", "taxKind"],
  CardDrawn: ["player", "isChance", "effect"],
  HouseBuilt: ["player", "square", "houses"],
  PropertyMortgaged: ["player", "square", "amount"],
  PropertyUnmortgaged: ["player", "square", "cost"],
  TradeOffered: ["proposer", "responder"],
  TradeAccepted: ["proposer", "responder"],
  TradeDeclined: ["proposer", "responder"],
  PlayerJailed: ["player", "reason"],
  PlayerReleasedFromJail: ["player", "method"],
  PlayerBankrupt: ["player", "creditor"],
  GameOver: ["winner"],
  AuctionStarted: ["square"],
  AuctionBid: ["player", "amount"],
  AuctionWon: ["player", "square", "amount"],
};

describe("the table of events", () => {
  test("begins with the 23 of the specification, field by field", () => {
    expect(Object.keys(SPECIFIED)).toHaveLength(23);
    expect(EVENT_TYPES.slice(0, 23)).toEqual(Object.keys(SPECIFIED));
    for (const [type, fields] of Object.entries(SPECIFIED)) {
      expect(Object.keys(EVENTS[type as keyof typeof SPECIFIED])).toEqual(fields);
    }
  });

  test("fits every kind into one record", () => {
    for (const type of EVENT_TYPES) expect(Object.keys(EVENTS[type]).length).toBeLessThanOrEqual(5);
  });
});

describe("decoding", () => {
  const decode = (...record: readonly number[]) => decodeEvent([...record, 0, 0, 0, 0, 0], 0, classic);

  test.each([
    [[EVENT.DiceRolled, 2, 3, 3, 1], { type: "DiceRolled", player: 2, die1: 3, die2: 3, doubles: true }],
    [[EVENT.PlayerBankrupt, 1, -1], { type: "PlayerBankrupt", player: 1, creditor: null }],
    [[EVENT.PlayerBankrupt, 1, 0], { type: "PlayerBankrupt", player: 1, creditor: 0 }],
    [[EVENT.GameOver, -1], { type: "GameOver", winner: null }],
    [[EVENT.TaxPaid, 0, 200, 4], { type: "TaxPaid", player: 0, amount: 200, taxKind: "income" }],
    [[EVENT.TaxPaid, 0, 100, 38], { type: "TaxPaid", player: 0, amount: 100, taxKind: "luxury" }],
    [[EVENT.CardDrawn, 0, 1, 9], { type: "CardDrawn", player: 0, isChance: true, effect: "goToJail" }],
    [[EVENT.CardDrawn, 0, 0, 21], { type: "CardDrawn", player: 0, isChance: false, effect: "goToJail" }],
    [[EVENT.PlayerJailed, 3, 2], { type: "PlayerJailed", player: 3, reason: "doubles" }],
    [[EVENT.PlayerReleasedFromJail, 3, 1], { type: "PlayerReleasedFromJail", player: 3, method: "card" }],
    [
      [EVENT.DecisionRefused, 1, 2, 17],
      { type: "DecisionRefused", seat: 1, ask: "bid", reason: "bid-too-low" },
    ],
    [[EVENT.DeedTransferred, 39, 2, -1], { type: "DeedTransferred", square: 39, from: 2, to: null }],
    [[EVENT.SpeedDieRolled, 0, 4], { type: "SpeedDieRolled", player: 0, face: "mrMonopoly" }],
  ])("reads %j", (record, event) => {
    expect(decode(...record)).toEqual(event);
  });
});

describe("the sink", () => {
  test("off keeps nothing, counting keeps numbers, logging keeps everything", () => {
    const buffer = new EventBuffer();
    buffer.emit(EVENT.TurnStarted, 1);
    expect([buffer.count("TurnStarted"), buffer.length]).toEqual([0, 0]);
    buffer.setMode("counters");
    buffer.emit(EVENT.TurnStarted, 1);
    expect([buffer.count("TurnStarted"), buffer.length]).toEqual([1, 0]);
    buffer.setMode("log");
    expect(buffer.count("TurnStarted")).toBe(0);
    buffer.emit(EVENT.TurnStarted, 1);
    expect([buffer.count("TurnStarted"), buffer.length]).toEqual([1, 1]);
  });

  test("grows with the game and loses nothing", () => {
    const buffer = new EventBuffer();
    buffer.setMode("log");
    for (let i = 0; i < 5000; i++) buffer.emit(EVENT.AuctionBid, i % 4, i);
    expect(buffer.length).toBe(5000);
    for (const i of [0, 1023, 1024, 4999]) {
      expect(buffer.read(i, classic)).toEqual({ type: "AuctionBid", player: i % 4, amount: i });
    }
    expect(buffer.readAll(classic, 4998)).toHaveLength(2);
    buffer.clear();
    expect([buffer.length, buffer.count("AuctionBid")]).toEqual([0, 0]);
  });
});

describe("a subscriber", () => {
  test("is called after each event that is logged, and can read it", () => {
    const events = new EventBuffer();
    const seen: unknown[] = [];
    events.subscribe((type) => seen.push([type, events.read(events.length - 1, classic)]));
    events.emit(EVENT.TurnStarted, 1);
    events.setMode("log");
    events.emit(EVENT.TurnStarted, 2);
    expect(seen).toEqual([["TurnStarted", { type: "TurnStarted", player: 2 }]]);
  });
});
