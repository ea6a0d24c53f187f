import {
  BILLION,
  GAME_FIELDS,
  GAME_WORD,
  LESSON_FIELDS,
  LESSONS,
  type RowLayout,
  SEAT_FIELDS,
} from "./game-row.ts";

/** Endings by number: last survivor, cap on rounds, number of bankruptcies. */
const LAST_ENDING = 3;

/** The bounds of the words of a run's game rows. */
export interface RowBounds {
  /** Numbers of the seatings that the unit goes through, neighbours all. */
  readonly seatings: readonly number[];
  readonly layout: RowLayout;
  /** Games of a unit. */
  readonly games: number;
  /** Number of arms of each learner of the schedule. */
  readonly arms: readonly number[];
}

/** The first word that no finished game can have come to, as `winners 255 of game 3`; null where there is none. */
export function gameRowFault(rows: Int32Array, bounds: RowBounds): string | null {
  const { layout, games } = bounds;
  if (rows.length !== games * layout.width) return `${rows.length} words, expected ${games * layout.width}`;
  for (let game = 0; game < games; game++) {
    const word = wrongWord(rows, game * layout.width, bounds);
    if (word !== -1) return `${wordName(word, layout)} ${rows[game * layout.width + word]} of game ${game}`;
  }
  return null;
}

/** Index of the first wrong word of the row at `start`, −1 where all may be. */
function wrongWord(rows: Int32Array, start: number, { seatings, layout, games, arms }: RowBounds): number {
  const { seats, seatStart, lessonStart } = layout;
  const outside = (word: number, least: number, most: number): boolean => {
    const value = rows[start + word];
    return value < least || value > most;
  };
  const allSeats = (1 << seats) - 1;
  if (outside(GAME_WORD.seating, seatings[0], seatings[0] + seatings.length - 1)) return GAME_WORD.seating;
  if (outside(GAME_WORD.seed, 0, games - 1)) return GAME_WORD.seed;
  if (outside(GAME_WORD.ending, 1, LAST_ENDING)) return GAME_WORD.ending;
  for (let word = GAME_WORD.rounds; word < seatStart; word++) if (rows[start + word] < 0) return word;
  if (outside(GAME_WORD.winners, 1, allSeats)) return GAME_WORD.winners;
  for (const word of [GAME_WORD.survivors, GAME_WORD.forfeits]) if (outside(word, 0, allSeats)) return word;
  for (let seat = 0; seat < seats; seat++) {
    const word = seatStart + seat * SEAT_FIELDS.length;
    if (outside(word, 2, 2 * seats)) return word;
  }
  for (const [learner, own] of arms.entries()) {
    for (let slot = 0; slot < LESSONS; slot++) {
      const word = lessonStart + (learner * LESSONS + slot) * LESSON_FIELDS.length;
      if (outside(word, -1, own - 1)) return word;
      if (outside(word + 1, 0, BILLION)) return word + 1;
      if (outside(word + 2, 0, BILLION)) return word + 2;
    }
  }
  return -1;
}

function wordName(word: number, { seatStart, lessonStart }: RowLayout): string {
  if (word < seatStart) return GAME_FIELDS[word];
  if (word < lessonStart) return SEAT_FIELDS[(word - seatStart) % SEAT_FIELDS.length];
  return LESSON_FIELDS[(word - lessonStart) % LESSON_FIELDS.length];
}
