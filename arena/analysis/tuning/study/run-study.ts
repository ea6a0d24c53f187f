import { MARGIN } from "../../../statistics/index.ts";
import {
  applyEvent,
  confirmStudy,
  type Evaluate,
  foldStudy,
  judgeOf,
  measureSensitivity,
  playStudy,
  resumeStudy,
  type StudyEvent,
  type StudyState,
  startOf,
} from "../search/index.ts";
import type { StudyManifest } from "./study-manifest.ts";
import type { StudyResult } from "./study-result.ts";
import type { StudyEntry, StudyStore } from "./study-store.ts";

/** Stages of a study: the search, and what follows it on fresh units. */
export type StudyStep = "search" | "confirm" | "sensitivity";

/** Result of a study, and the state in which its search ended. */
export interface FinishedStudy {
  readonly state: StudyState;
  readonly result: StudyResult;
}

/**
 * Runs a study to its result, from wherever its log in the store ends: every event is stored as it happens, so that a
 * study which is stopped or killed goes on to the same bytes. `tell` hears of the state after every event and before
 * every step. Rejects as `evaluate` does; what is stored stays.
 */
export async function runStudy(
  store: StudyStore,
  { study, manifest, result }: StudyEntry,
  evaluate: Evaluate,
  tell: (state: StudyState, step: StudyStep) => void,
): Promise<FinishedStudy> {
  const log = store.log(study);
  const events = log.length === 0 ? playStudy(manifest.plan, evaluate) : resumeStudy(log, evaluate);
  let stored = log.length;
  let state = stateOf(manifest, log);
  for await (const event of events) {
    store.append(study, stored++, event);
    if (event.type !== "study-started") state = applyEvent(state, event);
    tell(state, "search");
  }
  if (result !== null) return { state, result };
  const found = await judge(state, manifest, evaluate, tell);
  store.finish(study, found);
  return { state, result: found };
}

/** State of a study after its log, which is empty before it has begun. */
export function stateOf({ plan }: StudyManifest, log: readonly StudyEvent[]): StudyState {
  return log.length === 0 ? startOf(plan) : foldStudy(log);
}

/** Judges what the search found on units that it never used. */
async function judge(
  state: StudyState,
  { confirm, sensitivity }: StudyManifest,
  evaluate: Evaluate,
  tell: (state: StudyState, step: StudyStep) => void,
): Promise<StudyResult> {
  tell(state, "confirm");
  const confirmation = await confirmStudy(state, evaluate, confirm);
  if (sensitivity === 0) return { confirmation, sensitivity: [] };
  tell(state, "sensitivity");
  const { to: from } = confirmation.units;
  const units = { from, to: from + sensitivity };
  const { parameters } = state.plan;
  return {
    confirmation,
    sensitivity: await measureSensitivity(
      parameters,
      confirmation.settings,
      evaluate,
      units,
      MARGIN,
      judgeOf(state.plan),
    ),
  };
}
