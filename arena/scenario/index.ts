export type { Failure } from "./matching.ts";
export { play, playScenario, readScenario, type Scenario } from "./play.ts";
export type { Position } from "./position.ts";
export type { StateEntry } from "./position-schema.ts";
export { boardOf, readPosition, readPositionEntry, rulesOf, stateIn } from "./read-position.ts";
export type { DeedState, PlayerState, ScenarioResult, TableState } from "./result.ts";
export { scenarioSchema } from "./schema.ts";
export { setUp } from "./set-up.ts";
