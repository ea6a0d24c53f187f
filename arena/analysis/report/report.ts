/** A tournament in numbers, as `--json` prints it and the dashboard reads it. docs/report.md explains every key. */

import type { Verdict } from "../../statistics/index.ts";
import type { Part } from "../../tournament/population/population-schema.ts";

/** `[low, high]` at 95%, or null where there are too few units to say. */
export type Bounds = readonly [low: number, high: number] | null;

/** One player, over all seats that it held. */
export interface Standing {
  readonly player: string;
  readonly label: string;
  /** Games times seats held in them. */
  readonly games: number;
  /** A tie counts as a share. */
  readonly wins: number;
  readonly winShare: number;
  readonly interval: Bounds;
  /** Variance over units ÷ binomial; null where it is not defined. */
  readonly designEffect: number | null;
  /** Share of games survived to the end. */
  readonly survival: number;
  readonly survivalInterval: Bounds;
  /** 1 is first; ties share the mean of their places. */
  readonly meanPlacement: number;
  readonly placementInterval: Bounds;
  /** Mean at the end of the game, in dollars. */
  readonly netWorth: number;
  /** Share of all worth at the table. */
  readonly worthShare: number;
  readonly worthInterval: Bounds;
  /** By wins, on the scale of Elo, with Random (else the first player) at 1000; null for nobody to be rated against. */
  readonly rating: number | null;
  readonly ratingInterval: Bounds;
  /** The same by the whole order in which players finished. */
  readonly placeRating: number | null;
  readonly placeRatingInterval: Bounds;
  readonly faults: number;
}

export interface SeatRow {
  readonly seat: number;
  readonly winShare: number;
  readonly interval: Bounds;
}

/** A test over units of "every seat wins its par share", whoever sits there. */
export interface SeatTest {
  /** The smallest p of the seats, adjusted for their number (Holm); null with too few units. */
  readonly p: number | null;
  /** The seat furthest from par in the test, from 0. */
  readonly seat: number;
  readonly matters: boolean;
}

/** Two players compared within units; `p` and the interval are adjusted for all pairs of the table (Holm). */
export interface PairRow {
  readonly a: string;
  readonly b: string;
  /** Win share of a less that of b. */
  readonly difference: number;
  readonly interval: Bounds;
  readonly p: number | null;
  readonly verdict: Verdict;
}

/** Share of the games in which both sat that one player finished ahead of another; ties are half. */
export interface HeadToHeadRow {
  readonly player: string;
  readonly rival: string;
  readonly ahead: number;
  readonly interval: Bounds;
}

export interface ArmRow {
  readonly arm: string;
  /** Means over units; where a learner sits in several places, of its copies within each. */
  readonly value: number;
  readonly visits: number;
  /** Closed in more than half of the units, and the share of them; a copy counts as its part of one. */
  readonly absorbed: boolean;
  readonly absorbedShare: number;
}

export interface LearnerRow {
  readonly player: string;
  readonly arms: readonly ArmRow[];
}

/** A stretch of the season, games `from` … `to` − 1. */
export interface CurveRow {
  readonly player: string;
  readonly from: number;
  readonly to: number;
  readonly winShare: number;
  readonly interval: Bounds;
}

export interface FaultRow {
  readonly player: string;
  readonly ask: string;
  readonly reason: string;
  readonly count: number;
  /** Where it first happened. */
  readonly unit: number;
  readonly game: number;
  readonly seat: number;
  readonly message: string;
}

/** Means over games by player: `[square or reason]` in the order of the board or of the money reasons. */
export interface PlayerTotals {
  readonly player: string;
  /** Share of games that ended with the deed in its hands, by square. */
  readonly ownership: readonly number[];
  /** Dollars a game, by reason. */
  readonly income: Readonly<Record<string, number>>;
  readonly spending: Readonly<Record<string, number>>;
  /** Counts a game, by tally. */
  readonly tallies: Readonly<Record<string, number>>;
}

export interface BoardTotals {
  readonly squares: readonly string[];
  /** Share of all landings, by square. */
  readonly landings: readonly number[];
  /** Dollars of rent a game, by square. */
  readonly rent: readonly number[];
  /** Buildings standing at the end, a hotel counting five, by square. */
  readonly buildings: readonly number[];
  readonly players: readonly PlayerTotals[];
}

/** The player of a population at one of its tables. */
export interface TableRow {
  readonly table: string;
  readonly family: string;
  readonly part: Part;
  readonly against: readonly string[];
  readonly units: number;
  /** Null before a unit at this table is finished. */
  readonly winShare: number | null;
  readonly interval: Bounds;
}

/** The player over the tables of one part of a population, of which each counts alike. */
export interface PartRow {
  readonly part: Part;
  /** Mean over those tables that have a unit; null before one has. */
  readonly winShare: number | null;
  readonly interval: Bounds;
  /** The table with the least share: the least of several, so it looks worse than it is. */
  readonly worst: string | null;
}

/** The one player of a run over a population, by table and by part. */
export interface PopulationRows {
  readonly id: string;
  readonly digest: string;
  readonly player: string;
  readonly tables: readonly TableRow[];
  readonly parts: readonly PartRow[];
}

export interface Report {
  readonly schema: 2;
  readonly engine: string;
  readonly rules: string;
  readonly board: string;
  readonly seed: string;
  readonly format: string;
  readonly mode: string;
  /** One id a place in the list. */
  readonly players: readonly string[];
  readonly games: number;
  readonly units: {
    readonly kind: "season" | "block";
    readonly count: number;
    readonly planned: number;
    readonly gamesEach: number;
  };
  /** Games of training before the freeze, in each unit. */
  readonly training: number;
  /** 1 / seats. */
  readonly par: number;
  /** Null where no population was played. */
  readonly population: PopulationRows | null;
  readonly standings: readonly Standing[];
  readonly pairs: readonly PairRow[];
  readonly headToHead: readonly HeadToHeadRow[];
  readonly seats: readonly SeatRow[];
  /** Null where a seating is not played in every seat. */
  readonly seatTest: SeatTest | null;
  readonly endings: { readonly lastSurvivor: number; readonly cap: number; readonly forfeit: number };
  /** Null before a unit is finished, as standings, pairs and seats are empty then. */
  readonly rounds: RoundsRow | null;
  /** Means a game, and the share of games in which the bank ran out of a building that was wanted. */
  readonly activity: {
    readonly trades: number;
    readonly auctions: number;
    readonly housesStanding: number;
    readonly hotelsStanding: number;
    readonly shortageShare: number;
  };
  readonly learners: readonly LearnerRow[];
  /** Only in mode `curve`. */
  readonly curve: readonly CurveRow[];
  readonly faults: readonly FaultRow[];
  readonly totals: BoardTotals;
  /** Warnings for whoever quotes a number. */
  readonly notes: readonly string[];
  readonly stop: string;
  /** sha256 of the ordered game records. */
  readonly hash: string;
}

export interface RoundsRow {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  readonly max: number;
}
