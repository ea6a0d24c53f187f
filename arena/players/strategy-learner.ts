import type { Player } from "../../src/player/player.ts";

/** A learner's opinion of one of its strategies. */
export interface ArmState {
  /** Name of the strategy, with the situation it is chosen in where there are several: `late: Survival`. */
  readonly arm: string;
  /** Expected reward, in [0, 1]. */
  readonly value: number;
  /** Rewards learned from it. */
  readonly visits: number;
  /** True when it is closed for good. */
  readonly absorbed: boolean;
}

/** Lesson of the last game about one choice. */
export interface Lesson {
  /** Index into {@link StrategyLearner.armStates}. */
  readonly arm: number;
  /** Probability with which it was chosen, in (0, 1]. */
  readonly propensity: number;
  /** In [0, 1]. */
  readonly reward: number;
}

/** A player that chooses among strategies by a bandit, and lets the arena see what it thinks of them. */
export interface StrategyLearner extends Player {
  /** Every arm as it stands now; their number and order never change. */
  armStates(): readonly ArmState[];
  /** Lessons of the last finished game, in the order of the choices; empty before the first. */
  lastLessons(): readonly Lesson[];
}

export function isStrategyLearner(player: Player): player is StrategyLearner {
  return "armStates" in player && "lastLessons" in player;
}
