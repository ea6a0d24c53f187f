import { declareParameters, type SettingsOf } from "../../../src/player/parameters.ts";
import { type Arms, meanReward } from "./arms.ts";
import type { Policy } from "./policy.ts";

/** The parameters of absorb-compress, with `rule` as the default. */
export function absorptionParameters(rule: "none" | "threshold" | "interval") {
  return declareParameters([
    {
      name: "absorb",
      type: "choice",
      choices: ["none", "threshold", "interval"],
      default: rule,
      meaning: "the rule by which an arm is closed for good",
    },
    {
      name: "absorbEvery",
      type: "int",
      range: [1, 1_000],
      scale: "log",
      default: 10,
      meaning: "rewards from one look at the arms to the next",
    },
    {
      name: "absorbVisits",
      type: "int",
      range: [1, 10_000],
      scale: "log",
      default: 20,
      meaning: "by threshold: visits before an arm may be absorbed",
    },
    {
      name: "absorbBelow",
      type: "float",
      range: [0, 1],
      scale: "linear",
      default: 0.1,
      meaning: "by threshold: the value below which an arm is absorbed",
    },
    {
      name: "absorbWidth",
      type: "float",
      range: [1, 6],
      scale: "linear",
      default: 3,
      meaning: "by interval: half-width in standard errors",
    },
  ]);
}

export type AbsorptionSettings = SettingsOf<ReturnType<typeof absorptionParameters>>;

/**
 * Absorb-compress around a policy: every `absorbEvery` rewards the arms are looked at and some closed for good.
 * `threshold` is the specification's rule: enough visits and a value below a constant. `interval` closes an arm whose
 * upper confidence limit lies below the lower limit of another. Neither closes the best open arm, so one always stays.
 */
export function absorbing(policy: Policy, arms: Arms, settings: AbsorptionSettings): Policy {
  if (settings.absorb === "none") return policy;
  const look = settings.absorb === "threshold" ? absorbByThreshold : absorbByInterval;
  return {
    ...policy,
    learn(choice, reward) {
      policy.learn(choice, reward);
      if (arms.updates % settings.absorbEvery === 0) look(arms, settings, policy.value);
    },
  };
}

function absorbByThreshold(arms: Arms, settings: AbsorptionSettings, value: Policy["value"]): void {
  const best = openArmOfHighest(arms, value);
  for (let arm = 0; arm < arms.count; arm++) {
    if (arm === best || arms.visits[arm] < settings.absorbVisits) continue;
    if (value(arm) < settings.absorbBelow) arms.open[arm] = 0;
  }
}

function absorbByInterval(arms: Arms, { absorbWidth }: AbsorptionSettings): void {
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
