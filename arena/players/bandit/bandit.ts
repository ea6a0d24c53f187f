import { type RandomKey, RandomStream } from "../../../src/chance/random.ts";
import type { Arms } from "./arms.ts";
import { armAt } from "./distribution.ts";
import type { Choice, Policy } from "./policy.ts";
import { type BanditSnapshot, readSnapshot, SNAPSHOT_VERSION } from "./snapshot.ts";

/** Chooses among arms and learns from rewards. All that it does is a function of its settings, its key and its rewards. */
export interface Bandit {
  /** The policy's registered name. */
  readonly policy: string;
  readonly arms: number;
  /** The probability of each arm at the next choice; 1 in sum. */
  probabilities(): Float64Array;
  /** Chooses an arm. */
  select(): Choice;
  /**
   * Learns a reward in [0, 1] of a choice made by `select`. It takes the choice, not the arm alone, so that a reward
   * is weighed by the propensity the arm had when it was chosen, however many choices have been made since. Throws on
   * a reward outside [0, 1] and on a choice that this bandit cannot have made.
   */
  update(choice: Choice, reward: number): void;
  /** The policy's estimate of an arm's expected reward, in [0, 1]. */
  value(arm: number): number;
  /** Rewards learned from an arm. */
  visits(arm: number): number;
  /** True when the arm has been closed for good. */
  absorbed(arm: number): boolean;
  snapshot(): BanditSnapshot;
  /** Replaces what was learned. Throws on a snapshot of another version, policy or number of arms, or out of shape. */
  restore(snapshot: unknown): void;
}

/** A bandit that follows `policy` over `arms` and samples from the stream of `key`. */
export class PolicyBandit implements Bandit {
  readonly policy: string;
  readonly arms: number;
  private readonly tally: Arms;
  private readonly rule: Policy;
  private readonly key: RandomKey;
  private readonly chances: Float64Array;
  private stream: RandomStream;

  constructor(name: string, rule: Policy, arms: Arms, key: RandomKey) {
    this.policy = name;
    this.arms = arms.count;
    this.tally = arms;
    this.rule = rule;
    this.key = key;
    this.chances = new Float64Array(arms.count);
    this.stream = new RandomStream(key);
  }

  probabilities(): Float64Array {
    this.rule.distribution(this.chances);
    return this.chances.slice();
  }

  select(): Choice {
    this.rule.distribution(this.chances);
    const arm = armAt(this.chances, this.stream.unit());
    this.tally.choices++;
    return { arm, propensity: this.chances[arm] };
  }

  update(choice: Choice, reward: number): void {
    const { arm, propensity } = choice;
    if (!(arm in this.chances && propensity > 0 && propensity <= 1)) {
      throw new Error(`choice of arm ${arm} with propensity ${propensity}: expected a choice of this bandit`);
    }
    if (!(reward >= 0 && reward <= 1)) throw new Error(`reward ${reward}: expected a number from 0 to 1`);
    this.tally.visits[arm]++;
    this.tally.rewards[arm] += reward;
    this.tally.updates++;
    this.rule.learn(choice, reward);
  }

  value(arm: number): number {
    return this.rule.value(arm);
  }

  visits(arm: number): number {
    return this.tally.visits[arm];
  }

  absorbed(arm: number): boolean {
    return this.tally.open[arm] === 0;
  }

  snapshot(): BanditSnapshot {
    const { choices, open, visits, rewards } = this.tally;
    return {
      version: SNAPSHOT_VERSION,
      policy: this.policy,
      arms: this.arms,
      choices,
      absorbed: Array.from(open, (flag) => flag === 0),
      visits: Array.from(visits),
      rewards: Array.from(rewards),
      memory: Object.fromEntries(
        Object.entries(this.rule.memory).map(([column, { cells }]) => [column, Array.from(cells)]),
      ),
    };
  }

  restore(snapshot: unknown): void {
    const saved = readSnapshot(snapshot, this.policy, this.arms, this.rule.memory);
    this.tally.open.set(saved.absorbed.map((closed) => (closed ? 0 : 1)));
    this.tally.visits.set(saved.visits);
    this.tally.rewards.set(saved.rewards);
    this.tally.choices = saved.choices;
    this.tally.updates = saved.visits.reduce((sum, visits) => sum + visits, 0);
    for (const [column, { cells }] of Object.entries(this.rule.memory)) cells.set(saved.memory[column]);
    this.stream = new RandomStream(this.key, saved.choices);
  }
}
