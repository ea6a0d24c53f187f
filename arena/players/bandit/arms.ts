/** Arms of a bandit under any policy: which are open, and the tally of their rewards. */
export interface Arms {
  readonly count: number;
  /** 1 while the arm may be chosen, 0 once it is absorbed; at least one arm is open. */
  readonly open: Uint8Array;
  /** Rewards learned from, per arm. */
  readonly visits: Float64Array;
  /** Sum of those rewards, per arm. */
  readonly rewards: Float64Array;
  /** Choices made so far; choice number i uses draw number i of the bandit's stream. */
  choices: number;
  /** Rewards learned from so far, over all arms. */
  updates: number;
}

/** `count` open arms that nobody has pulled. */
export function createArms(count: number): Arms {
  return {
    count,
    open: new Uint8Array(count).fill(1),
    visits: new Float64Array(count),
    rewards: new Float64Array(count),
    choices: 0,
    updates: 0,
  };
}

/** Number of arms that may still be chosen. */
export function openCount(arms: Arms): number {
  let open = 0;
  for (let arm = 0; arm < arms.count; arm++) open += arms.open[arm];
  return open;
}

/** Mean reward of an arm, in [0, 1]; 0 for an arm without visits. */
export function meanReward(arms: Arms, arm: number): number {
  return arms.visits[arm] === 0 ? 0 : arms.rewards[arm] / arms.visits[arm];
}
