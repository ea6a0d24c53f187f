import { createHash } from "node:crypto";
import type { BoardData } from "../../../src/board/board-data.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import type { StateEntry } from "../../scenario/position-schema.ts";
import type { PopulationTable } from "../population/population-schema.ts";
import type { PlannedPlayer } from "./player-list.ts";
import type { SeatPolicy } from "./seatings.ts";

export const LISTED_FORMATS = ["line-up", "round-robin", "one-against-three"] as const;
export const FORMATS = [...LISTED_FORMATS, "population"] as const;
/**
 * Who meets whom. `line-up`: the players fill one table. `round-robin`: every choice of as many players as there are
 * seats. `one-against-three`: the first player against a table full of each of the others. `population`: the first player
 * in each unit at the table of a population that the unit draws, with three of the others for each table, in their order.
 */
export type Format = (typeof FORMATS)[number];

/** The population of a plan: its name, the digest of its content and its tables. */
export interface PlannedPopulation {
  readonly id: string;
  readonly digest: string;
  readonly tables: readonly PopulationTable[];
}

export const MODES = ["learning", "frozen", "curve"] as const;
/**
 * The question that is asked of learners. `learning`: how do they do over the games of a season? `curve`: the same, shown
 * by stretches of the season. `frozen`: how good is what they have learned, once they stop learning?
 */
export type Mode = (typeof MODES)[number];

export const FAULT_POLICIES = ["stop", "forfeit", "passive"] as const;
/** Consequence of a player's fault, which is counted in any case: end the run, bankrupt the seat, or none. */
export type FaultPolicy = (typeof FAULT_POLICIES)[number];

/**
 * Everything that decides what is played, as plain data: the same plan gives the same game rows, on any number of workers
 * and machines. Built by `makePlan`, stored with the run as its manifest.
 */
export interface TournamentPlan {
  readonly schema: 1;
  /** Version of this package. */
  readonly engine: string;
  /** Rule set with its version, the fingerprint of what it says, and what that is. */
  readonly rules: string;
  readonly rulesHash: string;
  readonly ruleSet: RuleSet;
  /** Board with its version, and what it says. */
  readonly board: string;
  readonly boardData: BoardData;
  /** The position that every game begins in, absent where games begin at the start. */
  readonly position?: StateEntry;
  /** Root seed as written. */
  readonly seed: string;
  readonly format: Format;
  readonly mode: Mode;
  /** The tables from which units draw theirs, in format `population`; absent in the others. */
  readonly population?: PlannedPopulation;
  /** One player a place in the list; equal ids are one player in several seats. */
  readonly players: readonly PlannedPlayer[];
  /** Seats at a table, 2–8. */
  readonly seats: number;
  readonly seatPolicy: SeatPolicy;
  /** The kind of unit, units being independent of each other: a season where a player learns, else a block. */
  readonly unit: "season" | "block";
  readonly units: number;
  /** Games recorded in each unit: a multiple of the number of seatings. */
  readonly games: number;
  /** Games of each unit before those that are recorded: experience that learners begin with, or are frozen with. */
  readonly training: number;
  /** Memory that learners start each unit with, by player id; players that are not named start cold. */
  readonly memory: Readonly<Record<string, unknown>>;
  readonly onFault: FaultPolicy;
  /**
   * The difference in win share between the first two players that ends the run once it is found or ruled out, by units in
   * their order; null to play them all.
   */
  readonly stopWhen: number | null;
}

/** Identifies a plan: two runs with the same hash play the same games. */
export function planHash(plan: TournamentPlan): string {
  return sha256(JSON.stringify(plan));
}

/** Four digits that tell apart what the learners of plans start with; null where they start with nothing. */
export function memoryMark({ memory }: Pick<TournamentPlan, "memory">): string | null {
  return Object.keys(memory).length === 0 ? null : sha256(JSON.stringify(memory)).slice(0, 4);
}

export const sha256 = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");
