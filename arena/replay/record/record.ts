import type { Question } from "../../../src/events/questions.ts";
import type { StateEntry } from "../../scenario/position-schema.ts";
import type { WireAnswer } from "./answers.ts";

/**
 * Versions of the format that are read. Version 2 hashes faster and carries rules and a board that are not built in;
 * everything else is as in version 1.
 */
export const RECORD_FORMATS = [1, 2] as const;
export type RecordFormat = (typeof RECORD_FORMATS)[number];
/** The version that is written. */
export const RECORD_FORMAT = 2;

/** The player of a seat: enough to name it, not needed for the replay. */
export interface RecordedSeat {
  /** The canonical text of the entrant: `hl`, `hl:policy=ucb1`. */
  readonly player: string;
  /** Version of its tier. */
  readonly version: number;
  /** As it stands in tables, from format 2 on: `HL (policy=ucb1)`. */
  readonly label?: string | undefined;
}

/** Everything that decides which game is played, before any player is asked. */
export interface GameIdentity {
  readonly format: RecordFormat;
  /** Version of the engine that played it. */
  readonly engine: string;
  /** Rule set with its version, and the fingerprint of what it says. */
  readonly rules: { readonly id: string; readonly hash: string };
  /** Board with its version. */
  readonly board: string;
  /** The rule set and the board in full, each absent where it is built in; from format 2 on. */
  readonly ruleSet?: unknown;
  readonly boardData?: unknown;
  /** The position that it began in, absent where it began at the start. */
  readonly position?: StateEntry | undefined;
  /** Root seed as written; a number as its digits. */
  readonly seed: string;
  /** Season or block, and the game within it, from 0. */
  readonly unit: number;
  readonly game: number;
  /** Number of the unit's key that dice and decks came from: the same in every seating of a block. */
  readonly deal: number;
  readonly seats: readonly RecordedSeat[];
  /** Present where people could take back what they did after they had seen dice or cards; from format 2 on. */
  readonly practice?: true | undefined;
}

/** A kind of question that a seat was put in this game. */
export type AskedPair = readonly [seat: number, question: Question];

/**
 * One answer: who was asked what, as an index into the record's own list; the answer as JSON; and, where reasons were
 * asked for, an index into the record's list of reasons.
 */
export type RecordedDecision =
  | readonly [asked: number, answer: WireAnswer]
  | readonly [asked: number, answer: WireAnswer, reason: number];

/**
 * A seat that was bankrupted for a fault: the player-turn, from 1, after whose decision number `after` it was known, and
 * the seat. It leaves when its turn is over.
 */
export type RecordedForfeit = readonly [turn: number, after: number, seat: number];

/** One player-turn: the running hash after it, then its decisions in the order in which they were made. */
export type RecordedTurn = readonly [hash: string, ...decisions: RecordedDecision[]];

/**
 * A finished game as JSON, one file a game. The engine plays it again from the identity and the answers; every turn's
 * hash covers the identity, every answer so far and the state after the turn, so that a change anywhere is seen at the
 * turn where it was made.
 */
export interface GameRecord extends GameIdentity {
  /** The hash of the identity. */
  readonly opening: string;
  /**
   * Who was asked what, by name, so that no index outlives the list it points into. A seat is never put a question that
   * it does not have here: its player left those to the passive base.
   */
  readonly asked: readonly AskedPair[];
  /** The distinct reasons that players gave; empty when nobody asked. */
  readonly reasons: readonly string[];
  readonly turns: readonly RecordedTurn[];
  readonly forfeits: readonly RecordedForfeit[];
  /** The running hash after the last turn in full: 64 bits as 16 hexadecimal digits. */
  readonly hash: string;
}

/** The game of a record in one line. */
export function titleOf({ unit, game, seed }: GameIdentity): string {
  return `game ${unit}/${game} of seed ${JSON.stringify(seed)}`;
}
