/** `monopoly-arena`: the engine, the tiers and the arena's parts, for programs that do not go through the command line. */

export { BANK, type Seat, type Square, type Tier } from "../components/index.ts";
export { type Board, compileBoard } from "../src/board/board.ts";
export { board } from "../src/board/catalog.ts";
export type { EventType, GameEvent } from "../src/events.ts";
export { createGame, type Fault, type Game, seatPlayers } from "../src/game.ts";
export { checkInvariants, InvariantBroken, takeBaseline } from "../src/invariants.ts";
export { deriveKey, type RandomKey, RandomStream, type Seed, seedKey } from "../src/random.ts";
export { RULE_SETS, ruleSet } from "../src/rules/catalog.ts";
export { parseRules } from "../src/rules/parse.ts";
export type { RuleSet } from "../src/rules/rule-set.ts";
export { resetWorld } from "../src/setup.ts";
export { cloneWorld, hashState, restoreSnapshot, type Snapshot, takeSnapshot } from "../src/snapshot.ts";
export type { World } from "../src/world.ts";
export { checkedStep, UndeclaredWrite } from "../systems/checked.ts";
export { executeTurn, stepPhase, TURN } from "../systems/pipeline.ts";
export { outcomesOf, playOut, runGame } from "../systems/run-game.ts";
export type { Bandit } from "./bandit/bandit.ts";
export { createBandit, POLICIES } from "./bandit/registry.ts";
export { estimateOdds } from "./odds/odds.ts";
export * from "./player-api.ts";
export { type Entrant, parseEntrant, seatEntrant, TIERS } from "./players/registry.ts";
export { playScenario, readScenario, type ScenarioResult, scenarioSchema } from "./scenario/index.ts";
export * as statistics from "./statistics/index.ts";
