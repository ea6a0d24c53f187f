import { z } from "zod";
import { compileBoard } from "../../../src/board/board.ts";
import { checkBoard } from "../../../src/board/check-board.ts";
import { boardSchema } from "../../../src/board/schema.ts";
import { withCards } from "../../../src/board/with-cards.ts";
import { overridesSchema, rulesSchema } from "../../../src/rules/schema.ts";
import { DataFault, readData } from "../../../src/text/data-fault.ts";
import { closed, flag, listOf, oneOf, whole } from "../../../src/text/data-shape.ts";
import { isExternal } from "../../players/registry.ts";
import { parseJson } from "../../runtime/parse-json.ts";
import { stateSchema } from "../../scenario/position-schema.ts";
import { MOST_TABLES, populationSchema } from "../population/population-schema.ts";
import { FAULT_POLICIES, FORMATS, MODES, type PlannedPopulation, type TournamentPlan } from "./plan.ts";
import type { PlannedPlayer } from "./player-list.ts";
import { scheduleOf } from "./schedule.ts";
import { SEAT_POLICIES } from "./seatings.ts";

/** Most characters of a name: of a player, whose settings and paths it holds, or of a rule set or an engine. */
const LONGEST_NAME = 10_000;
/** Most players in a list. */
const MOST_PLAYERS = 1 + 7 * MOST_TABLES;
const MOST_UNITS = 1_000_000_000;
/** Most games of a unit: their rows are one array in memory. */
const MOST_GAMES = 10_000_000;

const name = (what: string) => {
  const error = `expected ${what}, 1 to ${LONGEST_NAME} characters`;
  return z.string({ error }).min(1, { error }).max(LONGEST_NAME, { error });
};

const player = closed("a player", {
  id: name("a player's id"),
  spec: name("a player's text"),
  label: name("a label"),
  version: whole(1, Number.MAX_SAFE_INTEGER),
  digest: z
    .string({ error: "expected a SHA-256 or null" })
    .regex(/^[0-9a-f]{64}$/, { error: "expected a SHA-256 or null" })
    .nullable(),
  learns: flag(),
} satisfies Record<keyof PlannedPlayer, z.ZodType>);

const rulesError = { error: "expected a rule set, an object" };
// Rules that an older engine did not have are absent; they are asked for when the run is to be played again.
const rules = z.looseObject(
  { ...overridesSchema.shape, id: name("a rule set's id"), cards: rulesSchema.shape.cards },
  rulesError,
);

const planSchema = closed("a plan", {
  schema: z.literal(1, { error: "expected schema 1" }),
  engine: name("the engine's version"),
  rules: name("a rule set's id"),
  rulesHash: name("the rule set's fingerprint"),
  ruleSet: rules,
  board: name("a board's id"),
  boardData: boardSchema,
  position: z.exactOptional(stateSchema),
  seed: name("a seed"),
  format: oneOf(FORMATS),
  mode: oneOf(MODES),
  population: z.exactOptional(
    closed("a population", {
      id: populationSchema.shape.id,
      digest: z
        .string({ error: "expected a SHA-256" })
        .regex(/^[0-9a-f]{64}$/, { error: "expected a SHA-256" }),
      tables: populationSchema.shape.tables,
    } satisfies Record<keyof PlannedPopulation, z.ZodType>),
  ),
  players: listOf(player, "players", 1, MOST_PLAYERS),
  seats: whole(2, 8),
  seatPolicy: oneOf(SEAT_POLICIES),
  unit: oneOf(["season", "block"]),
  units: whole(0, MOST_UNITS),
  games: whole(1, MOST_GAMES),
  training: whole(0, MOST_GAMES),
  memory: z.record(z.string(), z.json(), { error: "expected memories by player" }),
  onFault: oneOf(FAULT_POLICIES),
  stopWhen: z.number({ error: "expected a number or null" }).nullable(),
} satisfies Record<keyof TournamentPlan, z.ZodType>);

/**
 * Reads the plan of a stored run, which anybody may have written. Throws a `DataFault` of one line on whatever no run can
 * have been planned as. Loads no player.
 */
export const parsePlan = (text: string): TournamentPlan => checkPlan(parseJson(text));

/** Reads a plan that has been parsed already, as {@link parsePlan} does. */
export function checkPlan(json: unknown): TournamentPlan {
  readData(planSchema, json);
  // As written, so that equal plans stay equal texts; the schema has checked every key of it.
  const plan = json as TournamentPlan;
  for (const [place, { spec, digest }] of plan.players.entries()) {
    if (isExternal(spec) !== (digest !== null) || (digest === null && spec.includes(":@"))) {
      throw new DataFault(["players", place, "spec"], "a built-in tier has no digest, anything else has one");
    }
  }
  checkBoard(plan.boardData);
  withCards(compileBoard(plan.boardData), plan.ruleSet.cards);
  refuseOtherTables(plan);
  refuseUnschedulable(plan);
  return plan;
}

/** The tables of a population are the players of the plan, and external where those are: what is shown is what would start. */
function refuseOtherTables({ format, population, players }: TournamentPlan): void {
  if ((population !== undefined) !== (format === "population")) {
    throw new DataFault(["population"], "expected one in format population, and in no other");
  }
  const named = population?.tables.flatMap(({ against }) => against);
  if (named === undefined) return;
  const others = players.slice(1);
  const same =
    named.length === others.length &&
    named.every((each, i) => isExternal(each) === (others[i].digest !== null));
  if (!same)
    throw new DataFault(["population", "tables"], "expected the players of the plan, table by table");
}

function refuseUnschedulable(plan: TournamentPlan): void {
  try {
    const { cycle } = scheduleOf(plan);
    if (plan.games % cycle === 0) return;
  } catch (error) {
    throw new DataFault(["players"], (error as Error).message);
  }
  throw new DataFault(["games"], "expected a multiple of the seatings");
}
