import { type Board, compileBoard } from "../../../src/board/board.ts";
import { board } from "../../../src/board/catalog.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { rulesHash } from "../../../src/rules/hash.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { GameIdentity } from "./record.ts";

/** Board and rules of a recorded game. */
export interface Setting {
  readonly board: Board;
  readonly rules: RuleSet;
}

/** Source of boards and rule sets: the built-in ones, unless a run or a record brings its own. Each throws on an unknown id. */
export interface Library {
  board(id: string): Board;
  ruleSet(id: string): RuleSet;
}

const BUILT_IN: Library = { board, ruleSet };

/** The board and the rules of a run, which its plan carries in full. Throws one line for another engine's. */
export function settingOfPlan(
  plan: Pick<TournamentPlan, "engine" | "boardData" | "ruleSet">,
  engine: string,
): Setting {
  refuseOtherEngine(plan.engine, engine);
  return { board: compileBoard(plan.boardData), rules: plan.ruleSet };
}

/**
 * The board and the rules of a record, for an engine of that version. Throws one line that names what another engine,
 * an unknown or changed rule set or an unknown board is: a record is never played by anything but its own.
 */
export function settingOf(
  identity: Pick<GameIdentity, "engine" | "rules" | "board">,
  engine: string,
  library: Library = BUILT_IN,
): Setting {
  refuseOtherEngine(identity.engine, engine);
  const rules = library.ruleSet(identity.rules.id);
  const hash = rulesHash(rules);
  if (hash !== identity.rules.hash) {
    throw new Error(
      `rule set ${rules.id} says something else here (${hash}) than where the game was recorded (${identity.rules.hash})`,
    );
  }
  const table = library.board(identity.board);
  if (table.id !== identity.board) {
    throw new Error(`board ${JSON.stringify(identity.board)} is unknown; this is ${table.id}`);
  }
  return { board: table, rules };
}

function refuseOtherEngine(recorded: string, engine: string): void {
  if (recorded === engine) return;
  throw new Error(`recorded by engine ${recorded}, this is ${engine}: replay it with version ${recorded}`);
}
