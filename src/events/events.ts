import type { Seat, Square } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { SPEED_FACES } from "../chance/dice.ts";
import { QUESTIONS } from "./questions.ts";
import { REFUSALS } from "./refusals.ts";

export const JAIL_REASONS = ["square", "card", "doubles"] as const;
export const RELEASE_METHODS = ["fine", "card", "doubles"] as const;

/** Reads a field of an event back from its number. */
type Decoder<T> = (value: number, board: Board) => T;

const seat: Decoder<Seat> = (value) => value as Seat;
/** A seat, or null for the bank or nobody. */
const seatOrNull: Decoder<Seat | null> = (value) => (value < 0 ? null : (value as Seat));
const square: Decoder<Square> = (value) => value as Square;
const amount: Decoder<number> = (value) => value;
const flag: Decoder<boolean> = (value) => value !== 0;
const oneOf =
  <T>(values: readonly T[]): Decoder<T> =>
  (value) =>
    values[value];
const card: Decoder<string> = (value, board) => board.cards[value]?.id ?? "";
const taxKind: Decoder<string> = (value, board) => board.tax[value] ?? "";

/**
 * Every kind of event with its fields in record order: the 23 of the specification, then those that the rules add.
 * A record is the index of its kind here and up to five numbers.
 */
export const EVENTS = {
  TurnStarted: { player: seat },
  DiceRolled: { player: seat, die1: amount, die2: amount, doubles: flag },
  PlayerMoved: { player: seat, from: square, to: square, passedGo: flag },
  SalaryCollected: { player: seat, amount },
  PropertyBought: { player: seat, square, price: amount },
  PropertyAuctioned: { square, winner: seat, price: amount },
  PropertyDeclined: { player: seat, square },
  RentPaid: { payer: seat, payee: seat, amount, square },
  TaxPaid: { player: seat, amount, taxKind },
  CardDrawn: { player: seat, isChance: flag, effect: card },
  HouseBuilt: { player: seat, square, houses: amount },
  PropertyMortgaged: { player: seat, square, amount },
  PropertyUnmortgaged: { player: seat, square, cost: amount },
  TradeOffered: { proposer: seat, responder: seat },
  TradeAccepted: { proposer: seat, responder: seat },
  TradeDeclined: { proposer: seat, responder: seat },
  PlayerJailed: { player: seat, reason: oneOf(JAIL_REASONS) },
  PlayerReleasedFromJail: { player: seat, method: oneOf(RELEASE_METHODS) },
  PlayerBankrupt: { player: seat, creditor: seatOrNull },
  GameOver: { winner: seatOrNull },
  AuctionStarted: { square },
  AuctionBid: { player: seat, amount },
  AuctionWon: { player: seat, square, amount },
  DecisionRefused: { seat, ask: oneOf(QUESTIONS), reason: oneOf(REFUSALS) },
  BuildingSold: { player: seat, square, houses: amount, amount },
  InterestPaid: { player: seat, square, amount },
  DeedTransferred: { square, from: seatOrNull, to: seatOrNull },
  CardReturned: { player: seat, isChance: flag },
  JackpotWon: { player: seat, amount },
  BuildingContested: { player: seat, square },
  SpeedDieRolled: { player: seat, face: oneOf(SPEED_FACES) },
} as const satisfies Record<string, Record<string, Decoder<unknown>>>;

export type EventType = keyof typeof EVENTS;

/** An event as its reader sees it: `type` and the fields of that type. Seats and squares are numbers. */
export type GameEvent = {
  [Type in EventType]: { readonly type: Type } & {
    readonly [Field in keyof (typeof EVENTS)[Type]]: (typeof EVENTS)[Type][Field] extends Decoder<infer T>
      ? T
      : never;
  };
}[EventType];

export const EVENT_TYPES = Object.keys(EVENTS) as readonly EventType[];

/** The number under which each kind is recorded. */
export const EVENT = Object.freeze(
  Object.fromEntries(EVENT_TYPES.map((type, index) => [type, index])),
) as Readonly<Record<EventType, number>>;

/** Reads one record: kind and fields. */
export function decodeEvent(record: ArrayLike<number>, offset: number, board: Board): GameEvent {
  const type = EVENT_TYPES[record[offset]];
  const fields = Object.entries(EVENTS[type] as Record<string, Decoder<unknown>>).map(
    ([field, decode], i) => [field, decode(record[offset + 1 + i], board)],
  );
  return { type, ...Object.fromEntries(fields) } as GameEvent;
}
