/**
 * A game as whole numbers, one row of 32-bit words: what every report, hash and export is made from. Seats are
 * numbered in playing order, masks have bit s for seat s.
 */

/** Fields of the game as a whole. */
export const GAME_FIELDS = [
  /** Index into the seatings of the schedule. */
  "seating",
  /** Index of the game's key within the unit: the same seed in every seating of a block. */
  "seed",
  /** Its ending: 1 last survivor, 2 cap, 3 number of bankruptcies reached. */
  "ending",
  "rounds",
  /** Player-turns. */
  "turns",
  /** Mask of the seats that won; several share the win. */
  "winners",
  /** Mask of the seats still in the game at its end. */
  "survivors",
  /** Mask of the seats that were bankrupted for a fault. */
  "forfeits",
  "trades",
  "auctions",
  /** Standing at the end. */
  "houses",
  "hotels",
  /** Times that a building was wanted and the bank had none. */
  "shortage",
] as const;

/** Fields of each seat. */
export const SEAT_FIELDS = [
  /** Twice the place, so that ties are whole: 2 for the winner, 3 for two who tie for first. */
  "placement2",
  /** Dollars. */
  "netWorth",
] as const;

/** Choices of a learner that are kept of a game: one in each phase of it. */
export const LESSONS = 3;

/** Fields of each such choice of each learner of the schedule, whether it sat at the table or not. */
export const LESSON_FIELDS = [
  /** The arm whose reward was learned, −1 for no choice. */
  "arm",
  /** Its chance of being chosen, in billionths. */
  "propensity",
  /** In billionths. */
  "reward",
] as const;

export type GameField = (typeof GAME_FIELDS)[number];

/** Word of each game field within a row. */
export const GAME_WORD = Object.freeze(
  Object.fromEntries(GAME_FIELDS.map((field, word) => [field, word])),
) as Readonly<Record<GameField, number>>;

export const BILLION = 1_000_000_000;

/** Layout of the words of a game row. */
export interface RowLayout {
  readonly seats: number;
  readonly learners: number;
  /** Words of a row. */
  readonly width: number;
  /** First word of seat 0 and of the first learner. */
  readonly seatStart: number;
  readonly lessonStart: number;
}

/** The layout of game rows with `seats` seats and `learners` learning entries. */
export function rowLayout(seats: number, learners: number): RowLayout {
  const seatStart = GAME_FIELDS.length;
  const lessonStart = seatStart + seats * SEAT_FIELDS.length;
  return {
    seats,
    learners,
    width: lessonStart + learners * LESSONS * LESSON_FIELDS.length,
    seatStart,
    lessonStart,
  };
}
