import { type Arms, openCount } from "./arms.ts";

/** Equal probability for every open arm. */
export function shareEqually(arms: Arms, out: Float64Array): void {
  const share = 1 / openCount(arms);
  for (let arm = 0; arm < arms.count; arm++) out[arm] = arms.open[arm] * share;
}

/** Equal probability for the open arms of the highest score: a tie is broken by the draw, never by an arm's position. */
export function shareBest(arms: Arms, score: (arm: number) => number, out: Float64Array): void {
  let best = -Infinity;
  let ties = 0;
  for (let arm = 0; arm < arms.count; arm++) {
    out[arm] = arms.open[arm] === 1 ? score(arm) : -Infinity;
    if (out[arm] > best) {
      best = out[arm];
      ties = 0;
    }
    if (out[arm] === best) ties++;
  }
  for (let arm = 0; arm < arms.count; arm++)
    out[arm] = arms.open[arm] === 1 && out[arm] === best ? 1 / ties : 0;
}

/** Probability in proportion to exp(scores / temperature) over the open arms. */
export function shareByExponential(
  arms: Arms,
  scores: Float64Array,
  temperature: number,
  out: Float64Array,
): void {
  let highest = -Infinity;
  for (let arm = 0; arm < arms.count; arm++) {
    if (arms.open[arm] === 1 && scores[arm] > highest) highest = scores[arm];
  }
  for (let arm = 0; arm < arms.count; arm++) {
    out[arm] = arms.open[arm] === 1 ? Math.exp((scores[arm] - highest) / temperature) : 0;
  }
  normalise(out);
}

/** All probability on the `turn`-th open arm, counted from 0 and round again. */
export function shareInTurn(arms: Arms, turn: number, out: Float64Array): void {
  let skip = turn % openCount(arms);
  for (let arm = 0; arm < arms.count; arm++) {
    out[arm] = arms.open[arm] === 1 && skip-- === 0 ? 1 : 0;
  }
}

/** Blends `out` with the uniform distribution over the open arms, which gets the weight `rate` in [0, 1]. */
export function blendUniform(arms: Arms, rate: number, out: Float64Array): void {
  const share = rate / openCount(arms);
  for (let arm = 0; arm < arms.count; arm++) {
    if (arms.open[arm] === 1) out[arm] = out[arm] * (1 - rate) + share;
  }
}

/** Scales non-negative weights, not all 0, to sum to 1. */
export function normalise(out: Float64Array): void {
  let sum = 0;
  for (let arm = 0; arm < out.length; arm++) sum += out[arm];
  for (let arm = 0; arm < out.length; arm++) out[arm] /= sum;
}

/** Sums of probabilities may miss 1 by rounding, not by more. */
const ROUNDING = 1e-9;

/**
 * The arm at `point` in [0, 1) of the cumulative distribution; never an arm of probability 0. Throws when the
 * probabilities do not reach `point` because they do not sum to 1: a fault of the policy.
 */
export function armAt(distribution: Float64Array, point: number): number {
  let last = 0;
  let cumulative = 0;
  for (let arm = 0; arm < distribution.length; arm++) {
    if (distribution[arm] === 0) continue;
    last = arm;
    cumulative += distribution[arm];
    if (point < cumulative) return arm;
  }
  if (!(cumulative > 1 - ROUNDING))
    throw new Error(`probabilities of the arms sum to ${cumulative}: expected 1`);
  return last;
}
