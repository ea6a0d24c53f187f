import { effectText } from "../cards/card-data.ts";
import type { RuleSet } from "./rule-set.ts";
import { RULE_DESCRIPTIONS } from "./schema.ts";

/** One rule as a line shows it. */
export interface RuleLine {
  /** Its key, with the keys above it: `taxes.income`, `cards.chance.poorTax`. */
  readonly rule: string;
  readonly value: unknown;
  /** The value in words. */
  readonly text: string;
  /** The rule in a line. */
  readonly description: string;
}

/** A difference between two rule sets; `null` on a side that leaves a card as the board prints it. */
export interface RuleDifference {
  readonly rule: string;
  readonly from: RuleLine | null;
  readonly to: RuleLine | null;
}

/** A rule set line by line, in the order in which rules are described. */
export function flattenRules(rules: RuleSet): RuleLine[] {
  return [...RULE_DESCRIPTIONS].flatMap(([key, description]) => {
    if (key === "cards") return cardLines(rules.cards);
    if (key === "taxes") {
      return Object.entries(rules.taxes).map(([kind, value]) => plain(`taxes.${kind}`, value, description));
    }
    return [plain(key, rules[key as keyof RuleSet], description)];
  });
}

/** Differences between two rule sets, rule by rule. */
export function diffRules(from: RuleSet, to: RuleSet): RuleDifference[] {
  const [before, after] = [from, to].map(
    (rules) => new Map(flattenRules(rules).map((each) => [each.rule, each])),
  );
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys]
    .map((rule) => ({ rule, from: before?.get(rule) ?? null, to: after?.get(rule) ?? null }))
    .filter((each) => JSON.stringify(each.from?.value) !== JSON.stringify(each.to?.value));
}

function plain(rule: string, value: unknown, description: string): RuleLine {
  return { rule, value, text: inWords(value), description };
}

function cardLines(cards: RuleSet["cards"]): RuleLine[] {
  return Object.entries(cards).flatMap(([deck, effects]) =>
    Object.entries(effects).map(([id, effect]) => ({
      rule: `cards.${deck}.${id}`,
      value: effect,
      text: effectText(effect),
      description: "",
    })),
  );
}

function inWords(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.join(", ");
  return String(value);
}
