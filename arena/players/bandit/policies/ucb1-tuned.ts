import { z } from "zod";
import { type Arms, meanReward } from "../arms.ts";
import { shareBest } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/** No reward in [0, 1] varies more. */
const HIGHEST_VARIANCE = 1 / 4;

/** UCB1-tuned (Auer, Cesa-Bianchi and Fischer, 2002, section 4): the confidence bound is scaled by an arm's variance. */
export function ucb1Tuned(arms: Arms): Policy {
  const squares = new Float64Array(arms.count);
  const bound = (arm: number): number => {
    const visits = arms.visits[arm];
    if (visits === 0) return Infinity;
    const mean = meanReward(arms, arm);
    const log = Math.log(arms.updates);
    const variance = squares[arm] / visits - mean * mean + Math.sqrt((2 * log) / visits);
    return mean + Math.sqrt((log / visits) * Math.min(HIGHEST_VARIANCE, variance));
  };
  return {
    ...tallied(arms),
    memory: { squares: { cells: squares, cell: z.number().min(0) } },
    distribution: (out) => shareBest(arms, bound, out),
    learn({ arm }, reward) {
      squares[arm] += reward * reward;
    },
  };
}
