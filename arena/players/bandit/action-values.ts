import { z } from "zod";
import type { Arms } from "./arms.ts";
import type { Policy } from "./policy.ts";

/** Settings of action-value estimates. */
export interface ActionValueSettings {
  /** Value of an arm before its first reward, in [0, 1]; 1 is optimistic and makes every arm be tried. */
  readonly initial: number;
  /** Step of Q += step × (reward − Q), in [0, 1]; 0 stands for 1 / visits, the sample mean. */
  readonly step: number;
}

/** Estimated action values Q, as in Sutton and Barto, "Reinforcement Learning" (2nd ed.), sections 2.4 to 2.6. */
export function actionValues(
  arms: Arms,
  { initial, step }: ActionValueSettings,
): Omit<Policy, "distribution"> & { readonly values: Float64Array } {
  const values = new Float64Array(arms.count).fill(initial);
  return {
    values,
    memory: { values: { cells: values, cell: z.number().min(0).max(1) } },
    learn({ arm }, reward) {
      values[arm] += (step === 0 ? 1 / arms.visits[arm] : step) * (reward - values[arm]);
    },
    value: (arm) => values[arm],
  };
}
