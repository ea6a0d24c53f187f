import type { Arms } from "./arms.ts";
import { blendUniform } from "./distribution.ts";
import type { Policy } from "./policy.ts";

/** A policy of which the share `epsilon` of choices, 0 to 1, is made by lot among the open arms. */
export function exploring(policy: Policy, arms: Arms, epsilon: number): Policy {
  if (epsilon === 0) return policy;
  return {
    ...policy,
    distribution(out) {
      policy.distribution(out);
      blendUniform(arms, epsilon, out);
    },
  };
}
