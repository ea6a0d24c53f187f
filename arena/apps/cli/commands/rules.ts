import { RULE_SETS } from "../../../../src/rules/catalog.ts";
import {
  diffRules,
  flattenRules,
  type RuleDifference,
  type RuleLine,
} from "../../../../src/rules/flatten.ts";
import { rulesHash } from "../../../../src/rules/hash.ts";
import type { RuleSet } from "../../../../src/rules/rule-set.ts";
import { textTable } from "../../../analysis/report/text-table.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { defineCommand, optionalPositional, value } from "../command.ts";
import { boardFrom, rulesFrom } from "../sources.ts";
import { text } from "../values.ts";

/** `arena rules`: the built-in rule sets, one rule set in full, or what differs between two. */
export const rules = defineCommand({
  name: "rules",
  summary: "print rule sets, and what differs between two",
  examples: [
    ["arena rules house.json", "check a rule-set file and print the rules it makes"],
    ["arena rules --diff official@1 arena@1", "what differs between two rule sets"],
  ],
  options: {
    diff: value(text, { describe: "show only what differs from this rule set (id or file)" }),
    board: value(boardFrom, { default: "us-classic", describe: "the board they hold on (id or file)" }),
  },
  positionals: { rules: optionalPositional(text, "a rule set: its id or a JSON file (docs/rules.md)") },
  async run({ answer, options, positionals }) {
    const { board, diff } = options;
    if (positionals.rules === undefined) {
      if (diff !== undefined) throw new UsageError("--diff compares two rule sets; name the second one too");
      const sets = [...RULE_SETS.values()];
      answer(sets.map(named), () => sets.map((set) => `${set.id}  ${rulesHash(set)}\n`).join(""));
      return undefined;
    }
    const set = rulesFrom(positionals.rules, board);
    if (diff === undefined) {
      answer({ ...named(set), rules: set }, () => renderRules(set));
      return undefined;
    }
    const from = rulesFrom(diff, board);
    const differences = diffRules(from, set);
    answer(
      {
        from: named(from),
        to: named(set),
        differences: differences.map(({ rule, from, to }) => ({
          rule,
          from: from?.value ?? null,
          to: to?.value ?? null,
        })),
      },
      () => renderDifferences(from, set, differences),
    );
    return undefined;
  },
});

const named = (set: RuleSet) => ({ id: set.id, hash: rulesHash(set) });

function renderRules(set: RuleSet): string {
  const rows = flattenRules(set).map(({ rule, text, description }) => [rule, text, description]);
  return `${set.id}  ${rulesHash(set)}\n\n${textTable(rows)}`;
}

function renderDifferences(from: RuleSet, to: RuleSet, differences: readonly RuleDifference[]): string {
  if (differences.length === 0) return `${from.id} and ${to.id} are the same rules\n`;
  const word = (line: RuleLine | null): string => line?.text ?? "as printed";
  return textTable([
    ["rule", from.id, to.id],
    ...differences.map(({ rule, from, to }) => [rule, word(from), word(to)]),
  ]);
}
