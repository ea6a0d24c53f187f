import type { Player } from "../../src/player.ts";

/** What a learner thinks of one of its strategies. */
export interface ArmState {
  readonly arm: string;
  /** Expected reward, in [0, 1]. */
  readonly value: number;
  /** Rewards learned from it. */
  readonly visits: number;
  /** Whether it is closed for good. */
  readonly absorbed: boolean;
}

/** What was learned from the last game: the arm that was credited, how likely it was chosen, and the reward in [0, 1]. */
export interface Lesson {
  readonly arm: number;
  readonly propensity: number;
  readonly reward: number;
}

/** A player that chooses among strategies by a bandit and shows what it thinks of them (specification, P4). */
export interface StrategyLearner extends Player {
  strategyNames(): readonly string[];
  strategyQ(arm: number): number;
  strategyVisits(arm: number): number;
  strategyAbsorbed(arm: number): boolean;
  /** Null before the first game has ended. */
  lastLesson(): Lesson | null;
}

export function isStrategyLearner(player: Player): player is StrategyLearner {
  return "lastLesson" in player && "strategyNames" in player;
}

/** Every arm of the learner as it stands now. */
export function armStates(learner: StrategyLearner): ArmState[] {
  return learner.strategyNames().map((name, arm) => ({
    arm: name,
    value: learner.strategyQ(arm),
    visits: learner.strategyVisits(arm),
    absorbed: learner.strategyAbsorbed(arm),
  }));
}
