import type { Board } from "../../../src/board/board.ts";
import { board } from "../../../src/board/catalog.ts";
import { parseBoard } from "../../../src/board/parse-board.ts";
import { withCards } from "../../../src/board/with-cards.ts";
import { freeze, ruleSet } from "../../../src/rules/catalog.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { rulesSchema } from "../../../src/rules/schema.ts";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import type { GameIdentity } from "./record.ts";
import type { Library } from "./setting.ts";

/** The rule set that a carried one is read as an addition to; it carries every rule. */
const BASE = "official@1";

/** The board and the rules that a record carries, and the built-in ones where it does not. Each throws one line. */
export function carriedLibrary(identity: GameIdentity): Library {
  const { ruleSet: carried, boardData } = identity;
  const table = (id: string): Board =>
    boardData === undefined ? board(id) : at("boardData", () => parseBoard(boardData));
  return {
    board: table,
    ruleSet: (id) => {
      if (carried === undefined) return ruleSet(id);
      return at("ruleSet", () => {
        const rules = readRules(carried, id);
        withCards(table(identity.board), rules.cards);
        return rules;
      });
    },
  };
}

function readRules(carried: unknown, id: string): RuleSet {
  if (typeof carried !== "object" || carried === null) throw new DataFault([], "expected a rule set");
  const { id: _, ...rules } = { ...carried, id };
  const base = ruleSet(BASE);
  const {
    extends: __,
    $schema: ___,
    cards = {},
    taxes,
    ...others
  } = readData(rulesSchema, { ...rules, extends: BASE });
  return freeze({ ...base, ...others, taxes: { ...base.taxes, ...taxes }, cards, id });
}

function at<T>(key: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    throw new DataFault([key, ...error.path], error.reason);
  }
}
