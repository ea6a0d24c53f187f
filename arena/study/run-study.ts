import type { StudyEntry, StudyResult, StudyStore } from "../store/study-store.ts";
import {
  confirmStudy,
  type Evaluate,
  foldStudy,
  measureSensitivity,
  playStudy,
  resumeStudy,
  type StudyPlan,
  type StudyState,
} from "../tuning/index.ts";

/** How a study is run beside its search. */
export interface StudySteps {
  /** Fresh units on which the winner meets the defaults. */
  readonly confirmUnits: number;
  /** Fresh units for one-step deviations from the winner; 0 leaves them out. */
  readonly sensitivityUnits: number;
  /** Told of the state after every event, and of what is being done after the search. */
  readonly tell: (state: StudyState, doing: "search" | "confirm" | "sensitivity") => void;
}

/**
 * Runs a study to its result, from wherever its log in the store ends: every event is stored as it happens, so that a
 * study which is stopped or killed goes on to the same bytes. Rejects as `evaluate` does; what is stored stays.
 */
export async function runStudy(
  store: StudyStore,
  entry: StudyEntry,
  plan: StudyPlan,
  evaluate: Evaluate,
  steps: StudySteps,
): Promise<StudyResult> {
  const log = store.log(entry.study);
  for await (const event of log.length === 0 ? playStudy(plan, evaluate) : resumeStudy(log, evaluate)) {
    store.append(entry.study, log.length, event);
    log.push(event);
    steps.tell(foldStudy(log), "search");
  }
  const result = entry.result ?? (await judge(foldStudy(log), evaluate, steps));
  store.finish(entry.study, result);
  return result;
}

/** What the search found, on units that it never used. */
async function judge(state: StudyState, evaluate: Evaluate, steps: StudySteps): Promise<StudyResult> {
  steps.tell(state, "confirm");
  const confirmation = await confirmStudy(state, evaluate, steps.confirmUnits);
  if (steps.sensitivityUnits === 0) return { confirmation, sensitivity: [] };
  steps.tell(state, "sensitivity");
  const from = confirmation.units.to;
  const units = { from, to: from + steps.sensitivityUnits };
  const { parameters } = state.plan;
  return {
    confirmation,
    sensitivity: await measureSensitivity(parameters, confirmation.settings, evaluate, units),
  };
}
