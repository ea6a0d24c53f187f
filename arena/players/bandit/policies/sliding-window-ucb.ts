import { z } from "zod";
import type { Arms } from "../arms.ts";
import { shareBest } from "../distribution.ts";
import type { Policy } from "../policy.ts";

/** Marks a cell of the window that no reward has filled yet. */
const EMPTY = -1;

/**
 * UCB1 on the last `window` rewards only (Garivier and Moulines, 2011): follows arms whose values switch. An arm that
 * has left the window is tried again at once. A memory saved with another window is refused.
 */
export function slidingWindowUcb(
  arms: Arms,
  { window, width }: { readonly window: number; readonly width: number },
): Policy {
  const pulled = new Float64Array(window).fill(EMPTY);
  const gained = new Float64Array(window);
  const visits = new Float64Array(arms.count);
  const rewards = new Float64Array(arms.count);
  const value = (arm: number): number => (visits[arm] === 0 ? 0 : rewards[arm] / visits[arm]);
  /** Counts the window afresh, so that no rounding is carried from reward to reward. */
  const recount = (): void => {
    visits.fill(0);
    rewards.fill(0);
    for (let i = 0; i < window; i++) {
      if (pulled[i] === EMPTY) continue;
      visits[pulled[i]] += 1;
      rewards[pulled[i]] += gained[i];
    }
  };
  return {
    memory: {
      pulled: {
        cells: pulled,
        cell: z
          .int()
          .min(EMPTY)
          .max(arms.count - 1),
      },
      gained: { cells: gained, cell: z.number().min(0).max(1) },
    },
    distribution(out) {
      recount();
      const log = Math.log(Math.max(1, Math.min(arms.updates, window)));
      shareBest(
        arms,
        (arm) => (visits[arm] === 0 ? Infinity : value(arm) + width * Math.sqrt(log / visits[arm])),
        out,
      );
    },
    learn({ arm }, reward) {
      const oldest = (arms.updates - 1) % window;
      pulled[oldest] = arm;
      gained[oldest] = reward;
    },
    value(arm) {
      recount();
      return value(arm);
    },
  };
}
