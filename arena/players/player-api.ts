/**
 * `monopoly-arena/player`: everything that an external player is written with. Documented in docs/player-api.md;
 * {@link PLAYER_API} is its version.
 */

export { BANK, type Seat, type Square } from "../../components/index.ts";
export type { Board, Group, SquareKind } from "../../src/board/board.ts";
export { type RandomKey, RandomStream } from "../../src/chance/random.ts";
export type { EventType, GameEvent } from "../../src/events/events.ts";
export type { Question } from "../../src/events/questions.ts";
export type { Refusal } from "../../src/events/refusals.ts";
export type { BuildingPlan } from "../../src/law/building-plan.ts";
export { type Bundle, bundle, type TradeOffer } from "../../src/law/trade.ts";
export type { DecisionContext, GamePhase, ReadonlyColumn } from "../../src/player/decision-context.ts";
export {
  type BooleanParameter,
  type ChoiceParameter,
  declareParameters,
  type NumberParameter,
  type ParameterSpec,
  type Settings,
  type SettingsOf,
} from "../../src/player/parameters.ts";
export {
  type GameOutcome,
  type IncomeTaxAnswer,
  type JailAnswer,
  type MortgagedDeedAnswer,
  PassivePlayer,
  type Player,
  type PlayerMemory,
  type RaiseStep,
} from "../../src/player/player.ts";
export type { RuleSet } from "../../src/rules/rule-set.ts";
export { definePlayer, PLAYER_API, type PlayerDefinition } from "./external/file/definition.ts";
export {
  buildByRank,
  canPayFine,
  leaveJail,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "./heuristics.ts";
export {
  completesSetFor,
  createsOpponentMonopoly,
  maxRentExposure,
  opponentsOf,
  rentAhead,
  strategicValue,
} from "./valuation.ts";
