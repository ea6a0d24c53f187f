import { seedKey } from "../chance/random.ts";
import type { RuleSet } from "./rule-set.ts";

/**
 * 64-bit fingerprint of what a rule set says, as 16 hexadecimal digits: the same for two sets that differ in name only,
 * whatever the order of their keys. It tells rule sets apart; it does not resist an adversary.
 */
export function rulesHash(rules: RuleSet): string {
  const { id: _, ...rest } = rules;
  const { k0, k1 } = seedKey(canonical(rest));
  return [k0, k1].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** JSON with the keys of every object in order, and without the objects that say nothing. */
function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  const parts = Object.entries(value)
    .map(([key, part]) => [JSON.stringify(key), canonical(part)] as const)
    .filter(([, text]) => text !== "{}")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, text]) => `${key}:${text}`).join(",")}}`;
}
