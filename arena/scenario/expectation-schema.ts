import { z } from "zod";
import { DECKS } from "../../src/cards/card-data.ts";
import { EVENT_TYPES } from "../../src/events/events.ts";
import { QUESTIONS } from "../../src/events/questions.ts";
import { closed, flag, listOf, oneOf } from "../../src/text/data-shape.ts";
import { bySquare, deckName, seat, square, text } from "./position-schema.ts";

/** The shape of what a scenario expects. */

const MOST_ENTRIES = 1000;
const number = z.number({ error: "expected a number" }).optional();

const player = closed("a player", {
  cash: number,
  position: square.optional(),
  inJail: flag().optional(),
  jailTurns: number,
  jailCards: listOf(deckName, "decks", 0, DECKS.length).optional(),
  bankrupt: flag().optional(),
  netWorth: number,
});

const deed = closed("a deed", {
  owner: seat.nullable().optional(),
  buildings: number,
  mortgaged: flag().optional(),
});

const state = closed("a state", {
  players: listOf(player, "players", 0, 8).optional(),
  deeds: bySquare(deed).optional(),
  bank: closed("the bank", { houses: number, hotels: number, jackpot: number }).optional(),
  turn: closed("a turn", { seat: number, round: number }).optional(),
  winner: seat.nullable().optional(),
});

const event = z.looseObject(
  { type: oneOf(EVENT_TYPES).optional() },
  { error: "expected an object with the fields of an event that must hold" },
);

const question = closed("a question", {
  seat: seat.optional(),
  ask: oneOf(QUESTIONS).optional(),
  square: square.optional(),
  from: seat.optional(),
  amount: number,
  answer: z.unknown().optional(),
  scripted: flag().optional(),
});

export const expectationsSchema = closed("what is expected", {
  state: state.optional(),
  events: listOf(event, "events", 0, MOST_ENTRIES).optional(),
  noEvents: listOf(event, "events", 0, MOST_ENTRIES).optional(),
  asked: listOf(question, "questions", 0, MOST_ENTRIES).optional(),
  notAsked: listOf(question, "questions", 0, MOST_ENTRIES).optional(),
  error: text("a part of an error").optional(),
});

export type ExpectationsEntry = z.output<typeof expectationsSchema>;
export type ExpectedEvent = z.output<typeof event>;
export type ExpectedQuestion = z.output<typeof question>;
