import type { Arms } from "../arms.ts";
import { shareEqually } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/** Every open arm with equal probability: the line that a learning policy has to beat. */
export function uniform(arms: Arms): Policy {
  return { ...tallied(arms), distribution: (out) => shareEqually(arms, out) };
}
