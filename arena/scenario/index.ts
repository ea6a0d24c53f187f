export type { Failure } from "./matching.ts";
export { play, playScenario, readScenario, type Scenario } from "./play.ts";
export { type Position, readPosition } from "./position.ts";
export type { DeedState, PlayerState, ScenarioResult, TableState } from "./result.ts";
export { positionSchema, scenarioSchema } from "./schema.ts";
export { setUp } from "./set-up.ts";
