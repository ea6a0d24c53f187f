import type { Board } from "../../src/board/board.ts";
import { board } from "../../src/board/catalog.ts";
import { parseRules } from "../../src/board/parse-rules.ts";
import { seedKey } from "../../src/chance/random.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";
import { DataFault, readData } from "../../src/text/data-fault.ts";
import { type Position, positionOn } from "./position.ts";
import type { PositionEntry, StateEntry } from "./position-schema.ts";
import { positionSchema, scenarioSchema } from "./schema.ts";

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

/** Keys of a scenario beyond its position. */
const SCRIPT_KEYS = Object.keys(scenarioSchema.shape).filter((key) => !(key in positionSchema.shape));

/** Reads the parsed JSON of a position's file. Throws a {@link DataFault}, on a whole scenario too. */
export function readPositionEntry(content: unknown): PositionEntry {
  const keys = typeof content === "object" && content !== null ? Object.keys(content) : [];
  const script = SCRIPT_KEYS.filter((key) => keys.includes(key));
  if (script.length > 0) {
    throw new DataFault([], `a position has no script: leave ${script.join(", ")} out`);
  }
  return readData(positionSchema, content);
}

/** The board that a position names. */
export function boardOf({ board: id = USUAL_BOARD }: PositionEntry): Board {
  try {
    return board(id);
  } catch (error) {
    // It names the board itself.
    throw new DataFault([], (error as Error).message);
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
