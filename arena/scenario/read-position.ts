import type { Board } from "../../src/board/board.ts";
import { board } from "../../src/board/catalog.ts";
import { DataFault } from "../../src/data-fault.ts";
import { seedKey } from "../../src/random.ts";
import { parseRules } from "../../src/rules/parse.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { type Position, positionOn } from "./position.ts";
import type { PositionEntry, StateEntry } from "./position-schema.ts";

const USUAL_BOARD = "us-classic";
const USUAL_RULES = "official@1";

/**
 * Checks a position as a whole, on the board and by the rules that it names unless others are given. Throws a
 * {@link DataFault} that names the first thing that cannot be.
 */
export function readPosition(
  entry: PositionEntry,
  on = boardOf(entry),
  rules = rulesOf(entry, on),
): Position {
  return { ...positionOn(on, rules, entry), key: seedKey(entry.seed ?? 0) };
}

/** The board that a position names. */
export function boardOf({ board: id = USUAL_BOARD }: PositionEntry): Board {
  try {
    return board(id);
  } catch (error) {
    throw new DataFault(["board"], (error as Error).message);
  }
}

/** The rules that a position names, as they hold on the board. */
export function rulesOf({ rules = USUAL_RULES }: PositionEntry, on: Board): RuleSet {
  try {
    return parseRules(rules, on);
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    throw new DataFault(["rules", ...error.path], error.reason);
  }
}

/** The position by itself: without what it is played on and by, and without a seed. */
export function stateIn({ players, deeds, bank, decks, turn }: PositionEntry): StateEntry {
  return Object.fromEntries(
    Object.entries({ players, deeds, bank, decks, turn }).filter(([, value]) => value !== undefined),
  );
}
