import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileBoard } from "../../../src/board/board.ts";
import { BOARD_IDS, board } from "../../../src/board/catalog.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { RULE_SETS } from "../../../src/rules/catalog.ts";
import { rulesHash } from "../../../src/rules/hash.ts";
import type { PlannedPopulation, TournamentPlan } from "../../tournament/plan/plan.ts";
import { POPULATION_IDS, populationFrom } from "../../tournament/population/population.ts";

/** Options of `arena run` that take a file where no id says what a plan holds. */
export type PlanFile = "rules" | "board" | "from" | "memory" | "population";

/** Content of each file that the command of a stored plan needs; none where ids and options say it all. */
export function filesOf(plan: TournamentPlan): ReadonlyMap<PlanFile, unknown> {
  const files = new Map<PlanFile, unknown>();
  if (rulesIdOf(plan) === undefined) files.set("rules", rulesFile(plan));
  if (!isBuiltIn(plan)) files.set("board", plan.boardData);
  if (plan.position !== undefined) files.set("from", plan.position);
  const { population } = plan;
  if (population !== undefined && !isShipped(population)) {
    files.set("population", { schema: 1, id: population.id, tables: population.tables });
  }
  if (Object.keys(plan.memory).length > 0) files.set("memory", { schema: 1, players: plan.memory });
  return files;
}

/** The id that makes the plan's rules on its board: a built-in one, with what the board itself asks for; else undefined. */
export function rulesIdOf({ rules, rulesHash: hash, boardData }: TournamentPlan): string | undefined {
  const on = compileBoard(boardData);
  return [...RULE_SETS.keys()].find((id) => rules.startsWith(id) && rulesHash(parseRules(id, on)) === hash);
}

/** Path of each file in `folder`. */
export function pathsIn(
  folder: string,
  files: ReadonlyMap<PlanFile, unknown>,
): Partial<Record<PlanFile, string>> {
  return Object.fromEntries([...files.keys()].map((name) => [name, join(folder, FILE_NAMES[name])]));
}

/** Writes the files into `folder`, made where there is none. */
export function writeFiles(folder: string, files: ReadonlyMap<PlanFile, unknown>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(folder, FILE_NAMES[name]), `${JSON.stringify(content, null, 2)}\n`);
  }
}

const FILE_NAMES = {
  rules: "rules.json",
  board: "board.json",
  from: "position.json",
  memory: "memory.json",
  population: "population.json",
} as const satisfies Record<PlanFile, string>;

/** Every rule of the plan, so that nothing is left to the set that it extends or to the board. */
function rulesFile({ ruleSet }: TournamentPlan) {
  const { id, ...rules } = ruleSet;
  const named = /^[^+]+\+[0-9a-f]{8}$/.test(id) ? {} : { id };
  const base = [...RULE_SETS.keys()].find((known) => id.startsWith(known)) ?? "official@1";
  return { extends: base, ...named, ...rules };
}

function isBuiltIn({ board: id, boardData }: TournamentPlan): boolean {
  const [name = ""] = id.split("@");
  return BOARD_IDS.includes(name) && JSON.stringify(board(name).data) === JSON.stringify(boardData);
}

const isShipped = ({ id, digest }: PlannedPopulation): boolean =>
  POPULATION_IDS.includes(id) && populationFrom(id).digest === digest;
