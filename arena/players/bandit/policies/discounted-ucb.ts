import { z } from "zod";
import type { Arms } from "../arms.ts";
import { shareBest } from "../distribution.ts";
import type { Policy } from "../policy.ts";

/**
 * UCB1 on tallies that fade by the factor `discount` with every reward (Garivier and Moulines, "On upper-confidence
 * bound policies for switching bandit problems", 2011): follows arms whose values drift.
 */
export function discountedUcb(
  arms: Arms,
  { discount, width }: { readonly discount: number; readonly width: number },
): Policy {
  const visits = new Float64Array(arms.count);
  const rewards = new Float64Array(arms.count);
  const value = (arm: number): number => (visits[arm] === 0 ? 0 : rewards[arm] / visits[arm]);
  return {
    memory: {
      visits: { cells: visits, cell: z.number().min(0) },
      rewards: { cells: rewards, cell: z.number().min(0) },
    },
    distribution(out) {
      let total = 0;
      for (let arm = 0; arm < arms.count; arm++) total += visits[arm];
      const log = Math.log(Math.max(1, total));
      shareBest(
        arms,
        (arm) => (visits[arm] === 0 ? Infinity : value(arm) + width * Math.sqrt(log / visits[arm])),
        out,
      );
    },
    learn({ arm }, reward) {
      for (let other = 0; other < arms.count; other++) {
        visits[other] *= discount;
        rewards[other] *= discount;
      }
      visits[arm]++;
      rewards[arm] += reward;
    },
    value,
  };
}
