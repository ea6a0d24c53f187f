import type { Arms } from "../arms.ts";
import { shareInTurn } from "../distribution.ts";
import { type Policy, tallied } from "../policy.ts";

/** The open arms in turn. */
export function roundRobin(arms: Arms): Policy {
  return { ...tallied(arms), distribution: (out) => shareInTurn(arms, arms.choices, out) };
}
