import { z } from "zod";
import type { Arms } from "../arms.ts";
import { shareByExponential } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/**
 * Gradient ascent on preferences H with the mean of the earlier rewards as baseline (Sutton and Barto, section 2.8):
 * arms are chosen in proportion to exp(H), and a reward above the baseline raises the preference of its arm.
 */
export function gradient(arms: Arms, { step }: { readonly step: number }): Policy {
  const preferences = new Float64Array(arms.count);
  const chances = new Float64Array(arms.count);
  const distribution = (out: Float64Array): void => shareByExponential(arms, preferences, 1, out);
  return {
    ...tallied(arms),
    memory: { preferences: { cells: preferences, cell: z.number() } },
    distribution,
    learn({ arm }, reward) {
      let earlier = -reward;
      for (let other = 0; other < arms.count; other++) earlier += arms.rewards[other];
      const baseline = arms.updates === 1 ? reward : earlier / (arms.updates - 1);
      distribution(chances);
      for (let other = 0; other < arms.count; other++) {
        preferences[other] += step * (reward - baseline) * ((other === arm ? 1 : 0) - chances[other]);
      }
    },
  };
}
