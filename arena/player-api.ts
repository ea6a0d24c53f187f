/**
 * `monopoly-arena/player`: everything that a player of one's own is written with. Documented in docs/player-api.md;
 * {@link PLAYER_API} is its version.
 */

export { BANK, type Seat, type Square } from "../components/index.ts";
export type { Board, Group, SquareKind } from "../src/board/board.ts";
export type { BuildingPlan } from "../src/building-plan.ts";
export type { DecisionContext, GamePhase, ReadonlyColumn } from "../src/decision-context.ts";
export type { EventType, GameEvent } from "../src/events.ts";
export {
  type BooleanParameter,
  type ChoiceParameter,
  declareParameters,
  type NumberParameter,
  type ParameterSpec,
  type Settings,
  type SettingsOf,
} from "../src/parameters.ts";
export {
  type GameOutcome,
  type IncomeTaxAnswer,
  type JailAnswer,
  type MortgagedDeedAnswer,
  PassivePlayer,
  type Player,
  type PlayerMemory,
  type RaiseStep,
} from "../src/player.ts";
export type { Question } from "../src/questions.ts";
export { type RandomKey, RandomStream } from "../src/random.ts";
export type { Refusal } from "../src/refusals.ts";
export type { RuleSet } from "../src/rules/rule-set.ts";
export { type Bundle, bundle, type TradeOffer } from "../src/trade.ts";
export {
  buildByRank,
  canPayFine,
  leaveJail,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "./players/habits.ts";
export { definePlayer, PLAYER_API, type PlayerDefinition } from "./players/own/definition.ts";
export {
  completesSetFor,
  createsOpponentMonopoly,
  maxRentExposure,
  strategicValue,
} from "./players/valuation.ts";
