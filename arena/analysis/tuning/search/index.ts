/** Search, then confirm: what `arena tune` is made of. Knows players by their parameters and their scores only. */

export {
  type Confirmation,
  confirmStudy,
  incumbentOf,
  type RivalComparison,
  type TableScore,
} from "./confirm-study.ts";
export type { Evaluate, UnitRange } from "./evaluation.ts";
export { type Judge, judgeOf, scoresByTable } from "./judge.ts";
export { playStudy } from "./play-study.ts";
export { resumeStudy } from "./resume-study.ts";
export { SAMPLER_NAMES, type SamplerName } from "./samplers/registry.ts";
export { type Deviation, measureSensitivity, type Sensitivity } from "./sensitivity.ts";
export type { StudyEvent } from "./study-events.ts";
export { planStudy, type StudyPlan } from "./study-plan.ts";
export { applyEvent, foldStudy, type StudyState, startOf, type Trial } from "./study-state.ts";
export { leastUnits, OBJECTIVES, type Objective, type StudyTables } from "./study-tables.ts";
