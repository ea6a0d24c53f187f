import type { Board } from "../../src/board/board.ts";
import type { RandomKey } from "../../src/chance/random.ts";
import { resetWorld } from "../../src/law/setup.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import type { World } from "../../src/world/world.ts";
import { positionOn } from "./position.ts";
import type { StateEntry } from "./position-schema.ts";
import { setUp } from "./set-up.ts";

/** Sets the table for the next game, whose dice and shuffles come from the key. */
export type Opening = (world: World, key: RandomKey) => void;

/**
 * The opening of games: the start, or the given position for all of them. Throws a `DataFault` on a
 * position that cannot be on that board and by those rules.
 */
export function openingOf(board: Board, rules: RuleSet, state: StateEntry | undefined): Opening {
  if (state === undefined) return resetWorld;
  const position = positionOn(board, rules, state);
  return (world, key) => setUp(world, { ...position, key });
}
