import type { RandomKey } from "../../src/random.ts";
import { type AbsorptionRule, absorbing, absorptionOptions } from "./absorption.ts";
import { type Arms, createArms } from "./arms.ts";
import { type Bandit, PolicyBandit } from "./bandit.ts";
import {
  type GivenOptions,
  integer,
  type OptionTable,
  type OptionValues,
  readOptions,
  real,
} from "./options.ts";
import { discountedUcb } from "./policies/discounted-ucb.ts";
import { epsilonDecreasing, epsilonGreedy } from "./policies/epsilon-greedy.ts";
import { exp3 } from "./policies/exp3.ts";
import { fixedArm } from "./policies/fixed-arm.ts";
import { gradient } from "./policies/gradient.ts";
import { katgpt } from "./policies/katgpt.ts";
import { roundRobin } from "./policies/round-robin.ts";
import { slidingWindowUcb } from "./policies/sliding-window-ucb.ts";
import { softmax } from "./policies/softmax.ts";
import { thompson } from "./policies/thompson.ts";
import { ucb1 } from "./policies/ucb1.ts";
import { ucb1Tuned } from "./policies/ucb1-tuned.ts";
import { uniform } from "./policies/uniform.ts";
import type { Policy } from "./policy.ts";

/** Arms that one bandit can have. */
const MOST_ARMS = 256;

/** A registered policy: what it is, and every option that it takes. */
export interface PolicyEntry {
  readonly meaning: string;
  readonly options: OptionTable;
  /** The policy over `arms`, of options checked against the table. */
  create(name: string, arms: Arms, given: GivenOptions): Policy;
}

/** A policy that takes the options of absorb-compress too, `rule` by default. */
function policy<T extends OptionTable>(
  meaning: string,
  own: T,
  make: (arms: Arms, options: OptionValues<T>) => Policy,
  rule: AbsorptionRule = "none",
): PolicyEntry {
  const absorption = absorptionOptions(rule);
  return entry(meaning, { ...own, ...absorption }, (arms, options) =>
    absorbing(make(arms, options), arms, options),
  );
}

function entry<T extends OptionTable>(
  meaning: string,
  options: T,
  make: (arms: Arms, options: OptionValues<T>) => Policy,
): PolicyEntry {
  return { meaning, options, create: (name, arms, given) => make(arms, readOptions(name, options, given)) };
}

const INITIAL = real(0, 1, "linear", 1, "value of an arm before its first reward; 1 is optimistic");
const STEP = real(0, 1, "linear", 0.1, "step towards each reward; 0 is the sample mean");
const WIDTH = real(0, 4, "linear", Math.SQRT2, "width of the confidence bound");

const VALUE_OPTIONS = { initial: INITIAL, step: STEP };

/** Every policy by its registered name. */
export const POLICIES: Readonly<Record<string, PolicyEntry>> = {
  "fixed-arm": entry(
    "always the same arm",
    { arm: integer(0, MOST_ARMS - 1, "linear", 0, "the arm") },
    fixedArm,
  ),
  "round-robin": policy("the open arms in turn", {}, roundRobin),
  uniform: policy("every open arm alike", {}, uniform),
  "epsilon-greedy": policy(
    "the best estimate, but any arm with probability epsilon",
    { epsilon: real(0, 1, "linear", 0.1, "probability of exploring"), ...VALUE_OPTIONS },
    epsilonGreedy,
  ),
  "epsilon-decreasing": policy(
    "epsilon-greedy whose exploration fades",
    {
      epsilon: real(0, 1, "linear", 1, "probability of exploring at first"),
      halfLife: real(1, 100_000, "log", 20, "choices after which epsilon is half of what it was at first"),
      initial: INITIAL,
      step: { ...STEP, default: 0 },
    },
    epsilonDecreasing,
  ),
  softmax: policy(
    "in proportion to exp(value / temperature)",
    { temperature: real(0.001, 10, "log", 0.1, "how much worse arms are still chosen"), ...VALUE_OPTIONS },
    softmax,
  ),
  gradient: policy(
    "gradient ascent on preferences, with the mean reward as baseline",
    { step: real(0.001, 10, "log", 0.4, "step of a preference") },
    gradient,
  ),
  ucb1: policy("the highest upper confidence bound", { width: WIDTH }, ucb1),
  "ucb1-tuned": policy("the highest upper confidence bound, scaled by the arm's variance", {}, ucb1Tuned),
  "discounted-ucb": policy(
    "the highest upper confidence bound on fading tallies",
    { discount: real(0.5, 1, "linear", 0.99, "what remains of a tally after each reward"), width: WIDTH },
    discountedUcb,
  ),
  "sliding-window-ucb": policy(
    "the highest upper confidence bound on the last rewards",
    { window: integer(1, 100_000, "log", 200, "rewards that count"), width: WIDTH },
    slidingWindowUcb,
  ),
  thompson: policy("each arm as often as it is probably the best", {}, thompson),
  exp3: policy(
    "exponential weights on rewards over propensities, whatever an adversary does",
    { gamma: real(0.001, 1, "log", 0.1, "share of uniform exploration, and the learning rate") },
    exp3,
  ),
  katgpt: policy(
    "the specification's: greedy from optimistic values, every tenth game explores in turn, absorbs by threshold",
    {
      exploreEvery: integer(2, 1_000, "log", 10, "games from one that explores to the next"),
      preferred: integer(
        -1,
        MOST_ARMS - 1,
        "linear",
        -1,
        "arm to exploit in place of the best estimate; -1 is none",
      ),
      ...VALUE_OPTIONS,
    },
    katgpt,
    "threshold",
  ),
};

/**
 * A bandit of the named policy over `arms` arms (1 to 256), which draws from the stream of `key`. Options left out take
 * their defaults. Throws on an unknown policy or option, a value out of range, and an impossible number of arms.
 */
export function createBandit(name: string, arms: number, options: GivenOptions, key: RandomKey): Bandit {
  if (!Object.hasOwn(POLICIES, name)) {
    throw new Error(`unknown bandit policy "${name}"; expected one of ${Object.keys(POLICIES).join(", ")}`);
  }
  if (!(Number.isInteger(arms) && arms >= 1 && arms <= MOST_ARMS)) {
    throw new Error(`bandit ${name}: ${arms} arms; expected an integer from 1 to ${MOST_ARMS}`);
  }
  const tally = createArms(arms);
  return new PolicyBandit(name, POLICIES[name].create(name, tally, options), tally, key);
}
