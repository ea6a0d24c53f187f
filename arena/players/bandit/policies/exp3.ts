import { z } from "zod";
import { type Arms, openCount } from "../arms.ts";
import { blendUniform, shareByExponential } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/**
 * EXP3 (Auer, Cesa-Bianchi, Freund and Schapire, "The nonstochastic multiarmed bandit problem", 2002): exponential
 * weights on rewards divided by their propensity, blended with γ of uniform. Makes no assumption about how rewards
 * come about, so an adversary who adapts cannot hold it down.
 */
export function exp3(arms: Arms, { gamma }: { readonly gamma: number }): Policy {
  const logWeights = new Float64Array(arms.count);
  return {
    ...tallied(arms),
    memory: { logWeights: { cells: logWeights, cell: z.number() } },
    distribution(out) {
      shareByExponential(arms, logWeights, 1, out);
      blendUniform(arms, gamma, out);
    },
    learn({ arm, propensity }, reward) {
      logWeights[arm] += (gamma * reward) / (propensity * openCount(arms));
    },
  };
}
