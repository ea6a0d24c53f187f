import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { CardEffect } from "../../../src/cards/card-data.ts";

/** Chance of each sum of two dice, by the sum. */
export const THROW_CHANCE: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map(
  (ways) => ways / 36,
);

/** Throws after which the chain has forgotten where it began. */
const THROWS = 80;

const known = new WeakMap<Board, readonly number[]>();

/**
 * How often a token comes to rest on each square, per throw; 1 in sum. The stationary distribution of a Markov chain
 * with the moving cards of this board, without three doubles and without waiting in jail. Worked out once per board.
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
  let now = new Array<number>(size).fill(1 / size);
  for (let i = 0; i < THROWS; i++) {
    const next = new Array<number>(size).fill(0);
    for (let from = 0; from < size; from++) {
      for (let sum = 2; sum <= 12; sum++) {
        comeToRest(board, ((from + sum) % size) as Square, now[from] * THROW_CHANCE[sum], next);
      }
    }
    now = next;
  }
  return now;
}

/** Adds the chance to where a token that stops on the square stays. */
function comeToRest(board: Board, square: Square, chance: number, out: number[]): void {
  if (board.kind[square] === "goToJail") {
    out[board.jail] += chance;
    return;
  }
  const deck = board.deck[square];
  if (deck === -1) {
    out[square] += chance;
    return;
  }
  const share = chance / board.deckSize[deck];
  for (let i = 0; i < board.deckSize[deck]; i++) {
    out[destination(board, square, board.cards[board.deckStart[deck] + i].effect)] += share;
  }
}

function destination(board: Board, square: Square, effect: CardEffect): Square {
  switch (effect.kind) {
    case "advanceTo":
      return board.squareByName.get(String(effect.square)) as Square;
    case "moveBack":
      return ((square - effect.steps + board.size) % board.size) as Square;
    case "goToJail":
      return board.jail;
    case "nearest":
      return nearest(board, square, effect.of);
    default:
      return square;
  }
}

function nearest(board: Board, square: Square, kind: "railroad" | "utility"): Square {
  for (let step = 1; step < board.size; step++) {
    const ahead = ((square + step) % board.size) as Square;
    if (board.kind[ahead] === kind) return ahead;
  }
  return square;
}
