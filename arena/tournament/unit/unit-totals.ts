import { MONEY_REASONS } from "../../../src/world/money.ts";
import { TALLIES } from "../../../src/world/tally.ts";

/** Sums over the games of a unit that are kept once a unit: whole numbers in one array of doubles. */
export interface TotalsLayout {
  readonly squares: number;
  readonly players: number;
  /** First entry of each part; `landings` and `rent` by square, the others by player and then by square or reason. */
  readonly landings: number;
  /** Dollars of rent, by square. */
  readonly rent: number;
  /** Buildings standing at the end (a hotel is five), by square. */
  readonly buildings: number;
  /** Games that ended with the deed in the player's hands. */
  readonly ownership: number;
  /** Dollars by reason ({@link MONEY_REASONS}). */
  readonly income: number;
  readonly spending: number;
  /** Counts by tally ({@link TALLIES}). */
  readonly tallies: number;
  readonly length: number;
}

/** The layout for a board of `squares` squares and `players` distinct players. */
export function totalsLayout(squares: number, players: number): TotalsLayout {
  const ownership = 3 * squares;
  const income = ownership + players * squares;
  const spending = income + players * MONEY_REASONS.length;
  const tallies = spending + players * MONEY_REASONS.length;
  return {
    squares,
    players,
    landings: 0,
    rent: squares,
    buildings: 2 * squares,
    ownership,
    income,
    spending,
    tallies,
    length: tallies + players * TALLIES.length,
  };
}
