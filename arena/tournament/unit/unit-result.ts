import type { Question } from "../../../src/events/questions.ts";
import type { Hook } from "../../../src/player/player.ts";
import type { FaultReason } from "../../../src/player/player-failure.ts";
import type { ArmState } from "../../players/strategy-learner.ts";

/** Mistakes of one player in a unit that are of one kind; the first of them is told in full. */
export interface FaultCount {
  /** Id of the player. */
  readonly player: string;
  /** The question or hook; `snapshot` for its memory at the end of the unit. */
  readonly ask: Question | Hook | "snapshot";
  readonly reason: FaultReason;
  /** Mistakes of this kind in the unit. */
  readonly count: number;
  /** Game of the unit (negative: of its training), seat and wording of the first. */
  readonly game: number;
  readonly seat: number;
  readonly message: string;
}

/** State of a learner at the end of a unit. */
export interface LearnerState {
  /** Index among the schedule's learners. */
  readonly learner: number;
  readonly arms: readonly ArmState[];
  /** Its memory, as JSON text. */
  readonly memory: string;
}

/** All that is kept of a unit. */
export interface UnitResult {
  readonly unit: number;
  /** Game rows of `RowLayout.width` words, one a game, in order. */
  readonly games: Int32Array;
  /** Sums by `TotalsLayout`. */
  readonly totals: Float64Array;
  readonly learners: readonly LearnerState[];
  readonly faults: readonly FaultCount[];
}
