/**
 * `monopoly-arena`: games step by step, tournaments, stores and reports, and the engine beneath them, for programs that do
 * not go through the command line. Programs in examples/library show each.
 */

export { BANK, type Seat, type Square, type Tier } from "../components/index.ts";
export { type Board, compileBoard } from "../src/board/board.ts";
export { board } from "../src/board/catalog.ts";
export { parseRules } from "../src/board/parse-rules.ts";
export { deriveKey, type RandomKey, RandomStream, type Seed, seedKey } from "../src/chance/random.ts";
export type { EventType, GameEvent } from "../src/events/events.ts";
export { checkInvariants, InvariantBroken, takeBaseline } from "../src/law/invariants.ts";
export { resetWorld } from "../src/law/setup.ts";
export { createGame, type Fault, type Game, seatPlayers } from "../src/player/game.ts";
export { RULE_SETS, ruleSet } from "../src/rules/catalog.ts";
export type { RuleSet } from "../src/rules/rule-set.ts";
export {
  cloneWorld,
  hashState,
  restoreSnapshot,
  type Snapshot,
  takeSnapshot,
} from "../src/world/snapshot.ts";
export type { World } from "../src/world/world.ts";
export { checkedStep, UndeclaredWrite } from "../systems/checked.ts";
export { executeTurn, stepPhase, TURN } from "../systems/pipeline.ts";
export { outcomesOf, playOut, runGame } from "../systems/run-game.ts";
export { type Advice, Adviser, type Option, type Review } from "./analysis/decisions/adviser.ts";
export {
  type AnalysedDecision,
  analyseGame,
  analyseTurns,
  type GameAnalysis,
  mistakesOf,
  type RecordedGame,
} from "./analysis/decisions/analyse-game.ts";
export { type Cell, EXPORT_TABLES, type ExportTableName } from "./analysis/export/tables.ts";
export { estimateOdds } from "./analysis/odds/odds.ts";
export { buildReport } from "./analysis/report/build-report.ts";
export type { Report, Standing } from "./analysis/report/report.ts";
export { reportText } from "./analysis/report/report-text.ts";
export { type GameSetup, type OpenGame, openGame } from "./apps/library/open-game.ts";
export { readReport, readRows, readRuns } from "./apps/library/read-store.ts";
export {
  runTournament,
  type TournamentOptions,
  type TournamentProgress,
  type TournamentResult,
} from "./apps/library/run-tournament.ts";
export * from "./player.ts";
export type { Arms } from "./players/bandit/arms.ts";
export type { Bandit } from "./players/bandit/bandit.ts";
export { type Policy, tallied } from "./players/bandit/policy.ts";
export { createBandit, POLICIES, type PolicyDefinition, registerPolicy } from "./players/bandit/registry.ts";
export { type Entrant, parseEntrant, registerTier, seatEntrant, TIERS } from "./players/registry.ts";
export { playScenario, readScenario, type ScenarioResult, scenarioSchema } from "./scenario/index.ts";
export * as statistics from "./statistics/index.ts";
export type { TournamentPlan } from "./tournament/plan/plan.ts";
export { type RunEntry, type Stop, Store } from "./tournament/store/store.ts";
