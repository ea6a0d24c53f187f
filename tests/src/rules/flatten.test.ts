import { describe, expect, test } from "vitest";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { diffRules, flattenRules } from "../../../src/rules/flatten.ts";
import { RULE_DESCRIPTIONS } from "../../../src/rules/schema.ts";

const official = ruleSet("official@1");

describe("a rule set line by line", () => {
  test("has a line for every rule, each with what it does", () => {
    const keys = new Set(flattenRules(official).map(({ rule }) => rule.split(".")[0]));
    expect(
      [...Object.keys(official)].filter((key) => key !== "id" && key !== "cards" && !keys.has(key)),
    ).toEqual([]);
    for (const [, description] of RULE_DESCRIPTIONS) expect(description).toMatch(/^\S.*\S$/);
  });

  test("differs from another only where they differ", () => {
    const house = parseRules({ extends: "official@1", auctions: false, taxes: { luxury: 75 } });
    expect(diffRules(official, house).map(({ rule, from, to }) => [rule, from?.text, to?.text])).toEqual([
      ["auctions", "yes", "no"],
      ["taxes.luxury", "100", "75"],
    ]);
    expect(diffRules(official, official)).toEqual([]);
  });

  test("says of a card what it does instead of what is printed", () => {
    const lines = diffRules(official, ruleSet("arena@1")).filter(({ rule }) => rule.startsWith("cards."));
    expect(lines.map(({ rule, from, to }) => [rule, from, to?.text])).toContainEqual([
      "cards.communityChest.hospitalFees",
      null,
      "Pay 50 to each player",
    ]);
  });
});
