import type { Board } from "../../../src/board/board.ts";
import { board } from "../../../src/board/catalog.ts";
import { parseBoard } from "../../../src/board/parse-board.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { DataFault } from "../../../src/text/data-fault.ts";
import { UsageError } from "../../runtime/exit.ts";
import { readJson } from "../../runtime/read-json.ts";
import type { ValueReader } from "./values.ts";

/** Boards and rule sets by a built-in id, or from a JSON file. */

/** A board by its id (`islands`) or from a file (docs/boards.md). */
export const boardFrom: ValueReader<Board> = (text) =>
  isFile(text) ? parseBoard(readJson(text)) : board(text);

/** A board by its id or from a file, where no option's reader says what was wrong. */
export function boardNamed(text: string): Board {
  try {
    return boardFrom(text);
  } catch (error) {
    // What is said of an unknown id names it already.
    const named = isFile(text) ? `board ${JSON.stringify(text)}: ` : "";
    throw new UsageError(`${named}${(error as Error).message}`);
  }
}

/** A rule set by its id (`official@1`) or from a file (docs/rules.md), as it holds on `on`. */
export function rulesFrom(text: string, on: Board): RuleSet {
  if (text.includes(",") && !isFile(text)) {
    throw new UsageError(
      `rules ${JSON.stringify(text)}: expected one rule set; arena prove and arena compare take lists`,
    );
  }
  try {
    return parseRules(isFile(text) ? readJson(text) : text, on);
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    // What is said of an unknown id names it already.
    const named = isFile(text) ? `rules ${JSON.stringify(text)}: ` : "";
    throw new UsageError(`${named}${error.message}`);
  }
}

/** An id has neither an extension nor a folder. */
function isFile(text: string): boolean {
  return /\.json$|[\\/]/.test(text);
}
