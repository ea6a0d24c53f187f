import type { Board } from "../../../src/board/board.ts";
import { rulesHash } from "../../../src/rules/hash.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { DataFault } from "../../../src/text/data-fault.ts";
import { UsageError } from "../../runtime/exit.ts";
import { readJson } from "../../runtime/read-json.ts";
import {
  boardOf,
  type Position,
  readPosition,
  readPositionEntry,
  rulesOf,
  type StateEntry,
  stateIn,
} from "../../scenario/index.ts";
import { type OptionTable, value } from "./command.ts";
import { GROUP } from "./option-groups.ts";
import { boardNamed, rulesFrom } from "./sources.ts";
import { text } from "./values.ts";

const group = GROUP.what;

/** Options for the board, the rules and the position in which games begin. */
export const TABLE_OPTIONS = {
  rules: value(text, { group, describe: "rule set, id or file (default: arena@1, or the position's)" }),
  board: value(text, { group, describe: "board, id or file (default: us-classic, or the position's)" }),
  from: value(text, { group, describe: "begin every game in the position of this file" }),
} satisfies OptionTable;

/** Rules and board as they were given. */
export interface TableChoice {
  readonly rules: string | undefined;
  readonly board: string | undefined;
}

/** Board, rules and position that the options name, read and checked. */
export interface Table {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly position: StateEntry | undefined;
}

/** Reads the options. Throws one line on what cannot be played, or contradicts the position's file. */
export function tableFrom({ from, ...choice }: TableChoice & { readonly from: string | undefined }): Table {
  if (from !== undefined) {
    const { board, position, state } = positionFrom(from, choice);
    return { board, rules: position.rules, position: state };
  }
  const board = boardNamed(choice.board ?? "us-classic");
  return { board, rules: rulesFrom(choice.rules ?? "arena@1", board), position: undefined };
}

/** The position of a file in the engine's numbers, and by itself as the file says it. */
export interface FilePosition {
  readonly position: Position;
  /** As printed: the position's own has the cards that its rules replace. */
  readonly board: Board;
  readonly state: StateEntry;
}

/** Reads a position's file; the options say what it leaves open, and may say nothing else than it does. */
export function positionFrom(file: string, choice: TableChoice): FilePosition {
  try {
    const entry = readPositionEntry(readJson(file));
    const board = choice.board === undefined ? undefined : boardNamed(choice.board);
    const on = entry.board === undefined ? (board ?? boardOf(entry)) : boardOf(entry);
    if (board !== undefined && board.id !== on.id) {
      throw new UsageError(`--board ${choice.board}: ${file} is a position on ${on.id}; leave --board out`);
    }
    const asked = choice.rules === undefined ? undefined : rulesFrom(choice.rules, on);
    const rules = entry.rules === undefined ? (asked ?? rulesOf(entry, on)) : rulesOf(entry, on);
    if (asked !== undefined && rulesHash(asked) !== rulesHash(rules)) {
      throw new UsageError(
        `--rules ${choice.rules}: ${file} is a position under ${rules.id}; leave --rules out`,
      );
    }
    return { position: readPosition(entry, on, rules), board: on, state: stateIn(entry) };
  } catch (error) {
    if (error instanceof DataFault) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}
