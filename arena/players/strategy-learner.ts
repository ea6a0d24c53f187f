import type { Player } from "../../src/player/player.ts";

/** What a learner thinks of one of its strategies. */
export interface ArmState {
  /** Name of the strategy, with the situation it is chosen in where there are several: `late: Survival`. */
  readonly arm: string;
  /** Expected reward, in [0, 1]. */
  readonly value: number;
  /** Rewards learned from it. */
  readonly visits: number;
  /** Whether it is closed for good. */
  readonly absorbed: boolean;
}

/** What was learned from the last game of one choice. */
export interface Lesson {
  /** Index into {@link StrategyLearner.armStates}. */
  readonly arm: number;
  /** How likely it was chosen, in (0, 1]. */
  readonly propensity: number;
  /** In [0, 1]. */
  readonly reward: number;
}

/** A player that chooses among strategies by a bandit, and lets the arena see what it thinks of them. */
export interface StrategyLearner extends Player {
  /** Every arm as it stands now; their number and order never change. */
  armStates(): readonly ArmState[];
  /** What the last finished game taught, in the order of the choices; empty before the first. */
  lastLessons(): readonly Lesson[];
}

export function isStrategyLearner(player: Player): player is StrategyLearner {
  return "armStates" in player && "lastLessons" in player;
}
