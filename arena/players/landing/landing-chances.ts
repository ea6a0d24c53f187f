import type { Board } from "../../../src/board/board.ts";
import { landings } from "./card-landing.ts";

/** Probability of each sum of two dice, by the sum, 0 to 12. */
export const THROW_CHANCE: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(
  (ways) => ways / 36,
);

/** Throws after which the chain has forgotten where it began. */
const THROWS = 80;

const known = new WeakMap<Board, readonly number[]>();

/**
 * Probability that a throw leaves a token on each square, 1 in sum: the stationary distribution of a Markov chain over
 * the squares alone. Doubles do not count, nobody waits in jail, and a card drawn where another card led is ignored;
 * `arena theory` has the exact chain. Worked out once per board.
 */
export function landingChances(board: Board): readonly number[] {
  let chances = known.get(board);
  if (chances === undefined) {
    chances = stationary(board);
    known.set(board, chances);
  }
  return chances;
}

function stationary(board: Board): number[] {
  const { size } = board;
  const landingOn = landings(board, "first card");
  let now = new Array<number>(size).fill(1 / size);
  for (let i = 0; i < THROWS; i++) {
    const next = new Array<number>(size).fill(0);
    for (let from = 0; from < size; from++) {
      for (let sum = 2; sum <= 12; sum++) {
        const { rests, jailed } = landingOn[(from + sum) % size];
        const chance = now[from] * THROW_CHANCE[sum];
        next[board.jail] += chance * jailed;
        for (let square = 0; square < size; square++) next[square] += chance * rests[square];
      }
    }
    now = next;
  }
  return now;
}
