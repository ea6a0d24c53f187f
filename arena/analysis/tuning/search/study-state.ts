/** State of a study: a fold of its events, and nothing else. */

import type { Settings } from "../../../../src/player/parameters.ts";
import { unitCount } from "./evaluation.ts";
import type { StudyEvent } from "./study-events.ts";
import type { StudyPlan } from "./study-plan.ts";

/** One setting and what it has scored on the units from `from` on, without a gap. */
export interface Trial {
  readonly id: number;
  readonly race: number;
  readonly settings: Settings;
  readonly from: number;
  readonly scores: readonly number[];
  readonly dropped: boolean;
}

export interface StudyState {
  readonly plan: StudyPlan;
  /** By id. */
  readonly trials: readonly Trial[];
  /** Trials that start the next race, best first; the first is the incumbent. None before the first race is over. */
  readonly elites: readonly number[];
  readonly races: number;
  /** Evaluations spent so far. */
  readonly spent: number;
  /** Units 0 … `units` − 1 were used in the search; what comes after is fresh. */
  readonly units: number;
  readonly finished: "budget" | "exhausted" | undefined;
}

/** The state after all `events`. Throws on a log that does not begin with the start of a study. */
export function foldStudy(events: readonly StudyEvent[]): StudyState {
  const [first, ...others] = events;
  if (first?.type !== "study-started") {
    throw new Error(`study log begins with ${first?.type ?? "nothing"}: expected study-started`);
  }
  return others.reduce(applyEvent, startOf(first.plan));
}

/** A study of which nothing has been played. */
export function startOf(plan: StudyPlan): StudyState {
  return { plan, trials: [], elites: [], races: 0, spent: 0, units: 0, finished: undefined };
}

/** The state after one more event. */
export function applyEvent(state: StudyState, event: StudyEvent): StudyState {
  switch (event.type) {
    case "study-started":
      throw new Error("study log starts twice: expected one study a log");
    case "trial-started": {
      const { trial: id, race, settings } = event;
      return {
        ...state,
        trials: [...state.trials, { id, race, settings, from: 0, scores: [], dropped: false }],
      };
    }
    case "rung-finished": {
      const { units, trials, scores } = event;
      const played = new Map(trials.map((id, row) => [id, scores[row]!]));
      return {
        ...state,
        spent: state.spent + trials.length * unitCount(units),
        units: Math.max(state.units, units.to),
        trials: state.trials.map((trial) => joined(trial, units.from, played.get(trial.id))),
      };
    }
    case "trial-dropped":
      return {
        ...state,
        trials: state.trials.map((trial) => (trial.id === event.trial ? { ...trial, dropped: true } : trial)),
      };
    case "race-finished":
      return { ...state, elites: event.elites, races: event.race + 1 };
    case "incumbent-changed":
      return state;
    case "study-finished":
      return { ...state, finished: event.reason };
  }
}

/** A trial with `scores` of units that lie right before or right after those it has. */
function joined(trial: Trial, from: number, scores: readonly number[] | undefined): Trial {
  if (scores === undefined) return trial;
  if (trial.scores.length === 0) return { ...trial, from, scores };
  return from < trial.from
    ? { ...trial, from, scores: [...scores, ...trial.scores] }
    : { ...trial, scores: [...trial.scores, ...scores] };
}
