import type { RunnablePlan } from "../plan/runnable-plan.ts";
import type { TaskResult } from "./play-task.ts";

/** Units of a plan, by number, that are to be played. */
export interface Work {
  readonly plan: RunnablePlan;
  readonly units: readonly number[];
}

/** What becomes of units while they are played. */
export interface PlaySteps {
  /** Aborted to stop: finished units are kept. */
  readonly signal: AbortSignal;
  /** Takes what a task of plan number `plan` came to; false ends the play. */
  readonly commit: (plan: number, result: TaskResult) => boolean;
  /** Called a few times a second with the games begun so far. */
  readonly tick: (games: number) => void;
}

/**
 * Plays units of one or several plans, on threads or machines, and commits every one that is finished, in no fixed order.
 * Rejects with one line where it cannot.
 */
export type PlayUnits = (work: readonly Work[], steps: PlaySteps) => Promise<void>;
