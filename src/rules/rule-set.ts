import type { CardEffect, DeckName } from "../cards/card-data.ts";

/**
 * Every number and switch of play that is not printed on the board. Frozen data with a version: changing any of
 * them makes a new version. Amounts in whole dollars.
 */
export interface RuleSet {
  /** Name and version: `official@1`. */
  readonly id: string;
  readonly startCash: number;
  /** Start cash when only two play; null for the same as always. */
  readonly twoPlayerStartCash: number | null;
  /** Highest throw starts (S-3). Off: seat 0 starts, since the arena's seatings stand for the throw. */
  readonly openingThrow: boolean;
  /** For passing GO (G-1). */
  readonly salary: number;
  /** For landing on GO; null for the same as `salary` (by the book), at some tables twice it. */
  readonly salaryOnGo: number | null;
  readonly jailFine: number;
  /** Throws for a double before the fine is forced (J-6). */
  readonly jailAttempts: number;
  /** Houses in the box (S-1, H-10); null for as many as anyone can place. */
  readonly houses: number | null;
  /** Hotels in the box; null for as many as anyone can place. */
  readonly hotels: number | null;
  /** H-3; off: a lot may be built ahead of its group. */
  readonly evenBuilding: boolean;
  /** B-2; off: a declined deed stays with the bank. */
  readonly auctions: boolean;
  /** Smallest raise over the standing bid (B-7). */
  readonly auctionIncrement: number;
  /** R-7; off: an owner in jail collects nothing. */
  readonly rentInJail: boolean;
  /** Percent of the mortgage value for lifting and for taking over a mortgage (M-3, M-6), rounded up (M-5). */
  readonly mortgageInterest: number;
  /** Offers a seat may make in one turn. */
  readonly tradeOffersPerTurn: number;
  /** Flat tax by kind (T-1), for squares that print no amount of their own. */
  readonly taxes: Readonly<Record<TaxKind, number>>;
  /** Percent of worth that may be paid instead of the flat income tax (T-2); 0: no choice. */
  readonly incomeTaxPercent: number;
  /** Payments that feed the pot won by landing on Free Parking; empty by the book (T-4). */
  readonly jackpotFeeds: readonly JackpotFeed[];
  /** Dollars the bank puts into the pot at the start and after each win. */
  readonly jackpotStart: number;
  /** Times a seat must have passed GO before it may buy a deed or bid for one. */
  readonly buyAfterLaps: number;
  /** Deeds dealt to each player and paid for before play (E-1). */
  readonly startingDeeds: number;
  /** A third die, thrown by a seat that has passed GO (docs/rules.md, the speed die). */
  readonly speedDie: boolean;
  /** Shuffle before every draw: the model of exact landing tables, not a way to play. */
  readonly reshuffleEveryDraw: boolean;
  /** The game ends with this bankruptcy, by net worth; null: last player left (E-4). */
  readonly endAtBankruptcy: number | null;
  /** Rounds after which the highest net worth wins (E-2, E-3). */
  readonly roundCap: number;
  /** Effects that replace the board's, by deck and card id. */
  readonly cards: Readonly<Partial<Record<DeckName, Readonly<Record<string, CardEffect>>>>>;
}

/** The kinds of tax square, each with its flat amount. */
export type TaxKind = "income" | "luxury";

/** A part of a rule set that replaces the same part of another: tax amounts one by one, everything else whole. */
export type RuleOverrides = Partial<Omit<RuleSet, "id" | "cards" | "taxes">> & {
  readonly taxes?: Partial<RuleSet["taxes"]>;
};

/** True when these rules play with a Free Parking pot. */
export function hasPot({ jackpotFeeds, jackpotStart }: RuleSet): boolean {
  return jackpotFeeds.length > 0 || jackpotStart > 0;
}

/** Payments that can go into the Free Parking pot instead of the bank. */
export const JACKPOT_FEEDS = ["taxes", "cards", "fines"] as const;
export type JackpotFeed = (typeof JACKPOT_FEEDS)[number];
