import { z } from "zod";
import { type RandomKey, RandomStream } from "../../src/random.ts";
import type { Arms } from "./arms.ts";
import { armAt } from "./distribution.ts";
import type { Choice, Policy } from "./policy.ts";

const SNAPSHOT_VERSION = 1;

const snapshotSchema = z.strictObject({
  version: z.literal(SNAPSHOT_VERSION),
  policy: z.string(),
  arms: z.int().min(1),
  /** Choices made: the index of the next draw. */
  choices: z.int().min(0),
  absorbed: z.array(z.boolean()),
  visits: z.array(z.int().min(0)),
  rewards: z.array(z.number().min(0)),
  /** The policy's own columns. */
  memory: z.record(z.string(), z.array(z.number())),
});

/** What a bandit has learned, as JSON. Its options and its key are not part of it: those belong to the run. */
export type BanditSnapshot = z.infer<typeof snapshotSchema>;

/** Chooses among arms and learns from rewards. All that it does is a function of its options, its key and its rewards. */
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
   * a reward outside [0, 1].
   */
  update(choice: Choice, reward: number): void;
  /** The policy's estimate of an arm's expected reward, in [0, 1]. */
  value(arm: number): number;
  /** Rewards learned from an arm. */
  visits(arm: number): number;
  /** Whether the arm has been closed for good. */
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
    if (!(reward >= 0 && reward <= 1)) throw new Error(`reward ${reward}: expected a number from 0 to 1`);
    this.tally.visits[choice.arm] += 1;
    this.tally.rewards[choice.arm] += reward;
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
    const saved = this.read(snapshot);
    this.tally.open.set(saved.absorbed.map((closed) => (closed ? 0 : 1)));
    this.tally.visits.set(saved.visits);
    this.tally.rewards.set(saved.rewards);
    this.tally.choices = saved.choices;
    this.tally.updates = saved.visits.reduce((sum, visits) => sum + visits, 0);
    for (const [column, { cells }] of Object.entries(this.rule.memory)) cells.set(saved.memory[column]);
    this.stream = new RandomStream(this.key, saved.choices);
  }

  /** The snapshot, when it is one of a bandit like this one. */
  private read(snapshot: unknown): BanditSnapshot {
    const head = z.looseObject({ version: z.json(), policy: z.json(), arms: z.json() }).safeParse(snapshot);
    if (!head.success) throw new Error("bandit snapshot: expected an object with version, policy and arms");
    const expected = { version: SNAPSHOT_VERSION, policy: this.policy, arms: this.arms };
    for (const name of ["version", "policy", "arms"] as const) {
      if (head.data[name] !== expected[name]) {
        const [found, wanted] = [JSON.stringify(head.data[name]), JSON.stringify(expected[name])];
        throw new Error(`bandit snapshot: ${name} is ${found}; expected ${wanted}`);
      }
    }
    const perArm = <T extends z.ZodType>(cell: T) => z.array(cell).length(this.arms);
    const parsed = snapshotSchema
      .extend({
        absorbed: perArm(z.boolean()).refine(
          (flags) => flags.includes(false),
          "expected an arm that is open",
        ),
        visits: perArm(z.int().min(0)),
        rewards: perArm(z.number().min(0)),
        memory: z.strictObject(
          Object.fromEntries(
            Object.entries(this.rule.memory).map(([column, { cells, cell }]) => [
              column,
              z.array(cell).length(cells.length),
            ]),
          ),
        ),
      })
      .refine(({ visits, rewards }) => rewards.every((sum, arm) => sum <= visits[arm]), {
        path: ["rewards"],
        message: "expected at most 1 per visit",
      })
      .safeParse(snapshot);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new Error(`bandit snapshot: ${issue.path.join(".")}: ${issue.message}`);
  }
}
