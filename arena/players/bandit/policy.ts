import type { z } from "zod";
import { type Arms, meanReward } from "./arms.ts";

/** An arm and the probability with which it was chosen, in (0, 1]. */
export interface Choice {
  readonly arm: number;
  readonly propensity: number;
}

/** Memory of a policy beyond the arms' tally: named columns of fixed length, saved and restored as they stand. */
export interface Memory {
  readonly [column: string]: { readonly cells: Float64Array; readonly cell: z.ZodType<number> };
}

/**
 * A rule for choosing arms, as a probability distribution over them. A policy draws nothing itself: its bandit samples
 * from the distribution, so every propensity is exact by construction. Policies are plain objects without `this`.
 *
 * Policies use Math.exp, Math.log and Math.sqrt, and a last bit may decide a tie. The root is exact by IEEE 754; V8
 * computes the other two with its own port of fdlibm, so their bits are the same on every machine that runs Node.
 */
export interface Policy {
  readonly memory: Memory;
  /** Writes the probability of each arm into `out` (length: arms); 0 for absorbed arms, 1 in sum. */
  distribution(out: Float64Array): void;
  /** Learns a reward in [0, 1] of a choice made earlier; the arms' tally already counts it. */
  learn(choice: Choice, reward: number): void;
  /** The policy's estimate of an arm's expected reward, in [0, 1]. */
  value(arm: number): number;
}

/** The parts of a policy that needs no more than the arms' tally. */
export function tallied(arms: Arms): Omit<Policy, "distribution"> {
  return { memory: {}, learn() {}, value: (arm) => meanReward(arms, arm) };
}
