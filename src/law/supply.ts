import type { Board } from "../board/board.ts";
import type { RuleSet } from "../rules/rule-set.ts";

/** Houses on a lot before it takes its hotel. */
const HOUSES_PER_LOT = 4;

/** Buildings in the box. */
export interface Supply {
  readonly houses: number;
  readonly hotels: number;
}

/**
 * The buildings that a game on `board` begins with, all of them with the bank (S-1, H-15). Where the rules set no
 * limit, as many as the board's lots can carry at once: more could never be placed, so nobody ever runs short.
 */
export function supplyOf(board: Board, rules: RuleSet): Supply {
  const lots = board.groups.reduce((sum, group) => sum + group.squares.length, 0);
  return { houses: rules.houses ?? lots * HOUSES_PER_LOT, hotels: rules.hotels ?? lots };
}
