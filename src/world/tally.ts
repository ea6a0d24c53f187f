/** Counts kept for each seat while a game is played, beside the money. */
export const TALLIES = [
  "turns",
  "deedsBought",
  "auctionsWon",
  "tradesMade",
  "housesBuilt",
  "timesJailed",
] as const;
export type Tally = (typeof TALLIES)[number];

/** The number under which each count is kept. */
export const TALLY = Object.freeze(
  Object.fromEntries(TALLIES.map((tally, index) => [tally, index])),
) as Readonly<Record<Tally, number>>;

/** Counts kept for the game as a whole. */
export const GAME_TALLIES = ["trades", "offers", "auctions", "shortage"] as const;
export type GameTally = (typeof GAME_TALLIES)[number];
export const GAME_TALLY = Object.freeze(
  Object.fromEntries(GAME_TALLIES.map((tally, index) => [tally, index])),
) as Readonly<Record<GameTally, number>>;
