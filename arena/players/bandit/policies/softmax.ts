import { type ActionValueSettings, actionValues } from "../action-values.ts";
import type { Arms } from "../arms.ts";
import { shareByExponential } from "../distribution.ts";
import type { Policy } from "../policy.ts";

/** Boltzmann exploration: probability in proportion to exp(Q / temperature). */
export function softmax(
  arms: Arms,
  settings: ActionValueSettings & { readonly temperature: number },
): Policy {
  const estimates = actionValues(arms, settings);
  return {
    ...estimates,
    distribution: (out) => shareByExponential(arms, estimates.values, settings.temperature, out),
  };
}
