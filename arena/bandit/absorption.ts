import { type Arms, meanReward } from "./arms.ts";
import { choice, integer, type OptionValues, real } from "./options.ts";
import type { Policy } from "./policy.ts";

const RULES = ["none", "threshold", "interval"] as const;
export type AbsorptionRule = (typeof RULES)[number];

/** The options of absorb-compress, with `rule` as the default. */
export function absorptionOptions(rule: AbsorptionRule) {
  return {
    absorb: choice(RULES, rule, "the rule by which an arm is closed for good"),
    absorbEvery: integer(1, 1_000, "log", 10, "rewards from one look at the arms to the next"),
    absorbVisits: integer(1, 10_000, "log", 20, "threshold: visits before an arm may be absorbed"),
    absorbBelow: real(0, 1, "linear", 0.1, "threshold: an arm is absorbed below this value"),
    absorbWidth: real(1, 6, "linear", 3, "interval: half-width in standard errors"),
  };
}

export type AbsorptionOptions = OptionValues<ReturnType<typeof absorptionOptions>>;

/**
 * Absorb-compress around a policy: every `absorbEvery` rewards the arms are looked at and some closed for good.
 * `threshold` is the specification's rule: enough visits and a value below a constant. `interval` closes an arm whose
 * upper confidence limit lies below the lower limit of another. Neither closes the best open arm, so one always stays.
 */
export function absorbing(policy: Policy, arms: Arms, options: AbsorptionOptions): Policy {
  if (options.absorb === "none") return policy;
  const look = options.absorb === "threshold" ? absorbByThreshold : absorbByInterval;
  return {
    ...policy,
    learn(choice, reward) {
      policy.learn(choice, reward);
      if (arms.updates % options.absorbEvery === 0) look(arms, options, policy.value);
    },
  };
}

function absorbByThreshold(arms: Arms, options: AbsorptionOptions, value: Policy["value"]): void {
  const best = openArmOfHighest(arms, value);
  for (let arm = 0; arm < arms.count; arm++) {
    if (arm === best || arms.visits[arm] < options.absorbVisits) continue;
    if (value(arm) < options.absorbBelow) arms.open[arm] = 0;
  }
}

function absorbByInterval(arms: Arms, { absorbWidth }: AbsorptionOptions): void {
  const lower = (arm: number): number => limitOfMean(arms, arm, -absorbWidth);
  const highestLower = lower(openArmOfHighest(arms, lower));
  for (let arm = 0; arm < arms.count; arm++) {
    if (limitOfMean(arms, arm, absorbWidth) < highestLower) arms.open[arm] = 0;
  }
}

/**
 * The limit of Wilson's score interval `width` standard errors from the mean (Wilson, 1927). Exact for rewards of 0 and
 * 1 and wider than needed for rewards between, whose variance is below mean × (1 − mean).
 */
function limitOfMean(arms: Arms, arm: number, width: number): number {
  const visits = arms.visits[arm];
  if (visits === 0) return width < 0 ? 0 : 1;
  const mean = meanReward(arms, arm);
  const squared = width * width;
  const spread = width * Math.sqrt((mean * (1 - mean)) / visits + squared / (4 * visits * visits));
  return (mean + squared / (2 * visits) + spread) / (1 + squared / visits);
}

function openArmOfHighest(arms: Arms, score: (arm: number) => number): number {
  let best = arms.open.indexOf(1);
  for (let arm = best + 1; arm < arms.count; arm++) {
    if (arms.open[arm] === 1 && score(arm) > score(best)) best = arm;
  }
  return best;
}
