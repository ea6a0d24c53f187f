import { type Arms, meanReward } from "../arms.ts";
import { shareBest } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/**
 * The highest upper confidence bound, mean + width × √(ln n / visits); arms without visits first. Width √2 is UCB1 of
 * Auer, Cesa-Bianchi and Fischer (2002), whose regret grows as ln n.
 */
export function ucb1(arms: Arms, { width }: { readonly width: number }): Policy {
  const bound = (arm: number): number =>
    arms.visits[arm] === 0
      ? Infinity
      : meanReward(arms, arm) + width * Math.sqrt(Math.log(arms.updates) / arms.visits[arm]);
  return { ...tallied(arms), distribution: (out) => shareBest(arms, bound, out) };
}
