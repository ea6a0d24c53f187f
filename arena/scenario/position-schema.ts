import { z } from "zod";
import { DECKS } from "../../src/cards/card-data.ts";
import { closed, flag, listOf, oneOf, whole } from "../../src/text/data-shape.ts";

/** The shape of the part of a file that puts the engine into an exact position. */

/** Money that fits the engine's 32-bit columns with room for whatever is won. */
const MOST_CASH = 100_000_000;
const MOST_ROUND = 1_000_000;
const MOST_BUILDINGS = 1000;

export const dollars = whole(0, MOST_CASH);
export const seat = whole(0, 7);

const squareError = { error: "expected a square by its name or its index" };
/** A square by its board name, or by its index as a number or as digits. */
export const square = z.union([z.string(squareError), z.int(squareError).min(0, squareError)], squareError);

/** Some text, as long as it is not empty. */
export const text = (what: string) =>
  z.string({ error: `expected ${what}` }).min(1, { error: `expected ${what}` });

export const deckName = oneOf(DECKS);

/** Entries by square. */
export const bySquare = <Entry extends z.ZodType>(entry: Entry) =>
  z.record(z.string(), entry, { error: "expected an object with a key for each deed" });

const player = closed("a player", {
  cash: dollars.optional(),
  position: square.optional(),
  inJail: flag().optional(),
  jailTurns: whole(0, 10).optional(),
  jailCards: listOf(deckName, "decks", 0, DECKS.length).optional(),
  bankrupt: flag().optional(),
  laps: whole(0, MOST_ROUND).optional(),
});

const deed = closed("a deed", {
  owner: seat,
  buildings: whole(0, 5).optional(),
  mortgaged: flag().optional(),
});

const bank = closed("the bank", {
  houses: whole(0, MOST_BUILDINGS).optional(),
  hotels: whole(0, MOST_BUILDINGS).optional(),
  jackpot: dollars.optional(),
});

const cards = listOf(text("a card id"), "card ids", 0, 100);

const rulesError = { error: 'expected a rule set such as "official@1", or { "extends": "official@1", … }' };

const seedError = { error: "expected some text or a non-negative whole number" };

/** Players, deeds, bank, decks and turn. */
const stateShape = {
  players: listOf(player, "players", 2, 8).optional(),
  deeds: bySquare(deed).optional(),
  bank: bank.optional(),
  decks: closed("the decks", { chance: cards.optional(), communityChest: cards.optional() }).optional(),
  turn: closed("a turn", { seat: seat.optional(), round: whole(1, MOST_ROUND).optional() }).optional(),
};

export const positionShape = {
  board: text("a board id").optional(),
  rules: z
    .union([z.string(rulesError), z.looseObject({ extends: z.string(rulesError) }, rulesError)], rulesError)
    .optional(),
  seed: z
    .union([z.string(seedError).min(1, seedError), z.int(seedError).min(0, seedError)], seedError)
    .optional(),
  ...stateShape,
};

const position = z.object(positionShape);

/** A position without the board and the rules it is played on and without a seed: what plans and records carry. */
export const stateSchema = closed("a position", stateShape);

/** The part of a file that describes a position. */
export type PositionEntry = z.output<typeof position>;
export type StateEntry = z.output<typeof stateSchema>;
export type PlayerEntry = z.output<typeof player>;
