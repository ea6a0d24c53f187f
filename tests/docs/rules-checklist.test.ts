import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/modules.mjs";
import { checklist, RULE_ID } from "../../scripts/rules-checklist.ts";

const { text, linked, rules } = checklist();
const SEARCHED = ["components", "src", "systems", "arena", "dashboard", "tests", "docs"];

/** Every rule that a file of the folder cites, with the first file that does. */
function citedBelow(folder: string): [rule: string, file: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|json|md)$/.test(file))
    .flatMap((file) =>
      (readFileSync(join(ROOT, folder, file), "utf8").match(RULE_ID) ?? []).map((rule): [string, string] => [
        rule,
        `${folder}/${file}`,
      ]),
    );
}

describe("the rules checklist", () => {
  test("has every rule that is cited anywhere", () => {
    const cited = new Map(SEARCHED.flatMap(citedBelow));
    expect([...cited].filter(([rule]) => !rules.includes(rule))).toEqual([]);
  });

  test("lists no rule twice", () => {
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([]);
  });

  test("links each rule to the scenarios that cite it; `npm run checklist` renews the links", () => {
    expect(text).toBe(linked);
  });

  test("leaves no rule without a scenario", () => {
    const bare = linked.split("\n").filter((line) => /^\| [A-Z]-\d+ .*\| +\|$/.test(line));
    expect(bare).toEqual([]);
  });
});
