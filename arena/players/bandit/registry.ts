import type { RandomKey } from "../../../src/chance/random.ts";
import {
  declareParameters,
  type ParameterSpec,
  type Settings,
  type SettingsOf,
  validateSettings,
} from "../../../src/player/parameters.ts";
import { didYouMean } from "../../../src/text/did-you-mean.ts";
import { registrations } from "../../runtime/registrations.ts";
import { importInThreads } from "../../runtime/thread-modules.ts";
import { absorbing, absorptionParameters } from "./absorption.ts";
import { type Arms, createArms } from "./arms.ts";
import { type Bandit, PolicyBandit } from "./bandit.ts";
import { exploring } from "./exploring.ts";
import {
  ARM,
  DISCOUNT,
  EPSILON,
  EXPLORE_EVERY,
  GAMMA,
  HALF_LIFE,
  INITIAL,
  MOST_ARMS,
  PREFERENCE_STEP,
  PREFERRED,
  STEP,
  TEMPERATURE,
  WIDTH,
  WINDOW,
} from "./parameters.ts";
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

/** A registered policy: what it is, and every parameter that it takes. */
export interface PolicyEntry {
  readonly meaning: string;
  readonly parameters: readonly ParameterSpec[];
  /** The policy over `arms`. Throws on settings outside the declaration. */
  readonly create: (arms: Arms, given: GivenSettings) => Policy;
}

/** Settings by name as somebody gives them; what is left out takes its default. */
export type GivenSettings = Readonly<Record<string, unknown>>;

type Make<S> = (arms: Arms, settings: S) => Policy;

function entry<const Specs extends readonly ParameterSpec[]>(
  meaning: string,
  specs: Specs,
  make: Make<SettingsOf<Specs>>,
): PolicyEntry {
  const parameters = declareParameters(specs);
  return { meaning, parameters, create: (arms, given) => make(arms, validateSettings(parameters, given)) };
}

/** A policy that takes the parameters of absorb-compress too, `rule` by default. */
function absorber<const Specs extends readonly ParameterSpec[]>(
  meaning: string,
  specs: Specs,
  make: Make<SettingsOf<Specs>>,
  rule: "none" | "threshold" = "none",
): PolicyEntry {
  const absorption = absorptionParameters(rule);
  const parameters = declareParameters([...specs, ...absorption]);
  return {
    meaning,
    parameters,
    create(arms, given) {
      const settings = validateSettings(parameters, given);
      const policy = make(arms, validateSettings(specs, only(specs, settings)));
      return absorbing(policy, arms, validateSettings(absorption, only(absorption, settings)));
    },
  };
}

/** The settings that `specs` declare, out of more. */
function only(specs: readonly ParameterSpec[], settings: Settings): Settings {
  return Object.fromEntries(specs.map(({ name }) => [name, settings[name]]));
}

const policies: Record<string, PolicyEntry> = {
  "fixed-arm": entry("Always the same arm.", [ARM], fixedArm),
  "round-robin": absorber("The open arms in turn.", [], roundRobin),
  uniform: absorber("Every open arm alike.", [], uniform),
  "epsilon-greedy": absorber(
    "The best estimate, but any arm with probability epsilon.",
    [EPSILON, INITIAL, STEP],
    epsilonGreedy,
  ),
  "epsilon-decreasing": absorber(
    "Epsilon-greedy whose exploration fades.",
    [{ ...EPSILON, default: 1 }, HALF_LIFE, INITIAL, { ...STEP, default: 0 }],
    epsilonDecreasing,
  ),
  softmax: absorber("In proportion to exp(value / temperature).", [TEMPERATURE, INITIAL, STEP], softmax),
  gradient: absorber(
    "Gradient ascent on preferences, with the mean reward as baseline.",
    [PREFERENCE_STEP],
    gradient,
  ),
  ucb1: absorber("The highest upper confidence bound.", [WIDTH], ucb1),
  "ucb1-tuned": absorber("The highest upper confidence bound, scaled by the arm's variance.", [], ucb1Tuned),
  "discounted-ucb": absorber(
    "The highest upper confidence bound on fading tallies.",
    [DISCOUNT, { ...WIDTH, default: Math.SQRT1_2 }],
    discountedUcb,
  ),
  "sliding-window-ucb": absorber(
    "The highest upper confidence bound on the last rewards.",
    [WINDOW, { ...WIDTH, default: Math.SQRT1_2 }],
    slidingWindowUcb,
  ),
  thompson: absorber("Each arm as often as it is probably the best.", [], thompson),
  exp3: absorber("Exponential weights on rewards over propensities: assumes nothing.", [GAMMA], exp3),
  katgpt: absorber(
    "The specification's: greedy from optimistic values, every tenth game explores, absorbs by threshold.",
    [EXPLORE_EVERY, PREFERRED, INITIAL, STEP],
    katgpt,
    "threshold",
  ),
};

/** Every policy by its registered name. */
export const POLICIES: Readonly<Record<string, PolicyEntry>> = policies;

/** A policy as somebody adds it; it takes the parameters of absorb-compress beside its own. */
export interface PolicyDefinition<Specs extends readonly ParameterSpec[]> {
  /** One line for lists and help. */
  readonly meaning: string;
  readonly parameters: Specs;
  /** The policy over `arms`; `settings` has a value for each declared parameter. */
  create(arms: Arms, settings: SettingsOf<Specs>): Policy;
}

/**
 * Adds a policy by the name that `hl:policy=NAME` asks for. Worker threads know it when `module` is the
 * `import.meta.url` of a module that does nothing but register; else tournaments refuse it by name. Throws one line on a
 * name that is taken or not of small letters, digits and hyphens, and on a bad declaration.
 *
 * @example
 * ```ts
 * import { openGame, registerPolicy, tallied } from "monopoly-arena";
 *
 * registerPolicy("first-open", {
 *   meaning: "the first arm that is open",
 *   parameters: [],
 *   create: (arms) => ({
 *     ...tallied(arms),
 *     distribution(out) {
 *       out.fill(0)[arms.open.indexOf(1)] = 1;
 *     },
 *   }),
 * });
 *
 * console.log(openGame({ players: ["hl:policy=first-open", "greedy"] }).finish());
 * ```
 */
export function registerPolicy<const Specs extends readonly ParameterSpec[]>(
  name: string,
  { meaning, parameters, create }: PolicyDefinition<Specs>,
  module?: string,
): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`bandit policy "${name}": expected a name of small letters, digits and hyphens`);
  }
  if (Object.hasOwn(policies, name)) {
    throw new Error(`bandit policy "${name}" is taken: register yours by another name`);
  }
  if (module !== undefined) importInThreads(module);
  addPolicy({ name, shared: module !== undefined, entry: absorber(meaning, parameters, create) });
}

interface AddedPolicy {
  readonly name: string;
  /** True when worker threads know it. */
  readonly shared: boolean;
  readonly entry: PolicyEntry;
}

const unshared = new Set<string>();

const addPolicy = registrations<AddedPolicy>("bandit policy", ({ name, shared, entry }) => {
  policies[name] = entry;
  if (!shared) unshared.add(name);
});

/** True when worker threads do not know the policy. */
export function isUnsharedPolicy(name: string): boolean {
  return unshared.has(name);
}

/**
 * A bandit of the named policy over `arms` arms (1 to 256), which draws from the stream of `key`; the share `epsilon` of
 * its choices it makes by lot. Throws on an unknown policy, settings outside its declaration, and an impossible number
 * of arms.
 */
export function createBandit(
  name: string,
  arms: number,
  settings: GivenSettings,
  key: RandomKey,
  epsilon = 0,
): Bandit {
  if (!Object.hasOwn(POLICIES, name)) {
    const names = Object.keys(POLICIES);
    throw new Error(
      `unknown bandit policy "${name}": expected one of ${names.join(", ")}${didYouMean(name, names)}`,
    );
  }
  if (!(Number.isInteger(arms) && arms >= 1 && arms <= MOST_ARMS)) {
    throw new Error(`bandit ${name}: ${arms} arms; expected a whole number from 1 to ${MOST_ARMS}`);
  }
  const tally = createArms(arms);
  const policy = exploring(POLICIES[name].create(tally, settings), tally, epsilon);
  return new PolicyBandit(name, policy, tally, key);
}
