import { describe, expect, test } from "vitest";
import { board } from "../../../src/board/catalog.ts";
import { parseRules } from "../../../src/board/parse-rules.ts";
import { RULE_SETS, ruleSet } from "../../../src/rules/catalog.ts";
import { rulesHash } from "../../../src/rules/hash.ts";

const refusal = (value: unknown): string => {
  try {
    return `accepted as ${parseRules(value).id}`;
  } catch (error) {
    return (error as Error).message;
  }
};
const house = (overrides: Record<string, unknown>) => ({ extends: "official@1", ...overrides });

describe("the built-in rule sets", () => {
  test("never change: what a version says is pinned by its hash", () => {
    expect(Object.fromEntries([...RULE_SETS.values()].map((rules) => [rules.id, rulesHash(rules)]))).toEqual({
      "arena@1": "8b149f0adcbac2fa",
      "official@1": "40af84a83f9c2100",
      "classic-1997@1": "e97446be51af4bf4",
    });
  });

  test("are frozen through and through", () => {
    for (const rules of RULE_SETS.values()) {
      expect(Object.isFrozen(rules) && Object.isFrozen(rules.taxes) && Object.isFrozen(rules.cards)).toBe(
        true,
      );
    }
  });

  test("are what their ids name, on the classic board", () => {
    expect(parseRules("official@1")).toBe(ruleSet("official@1"));
  });
});

describe("a rule-set file", () => {
  test("that changes nothing is the set it extends", () => {
    expect(parseRules({ extends: "official@1" })).toBe(ruleSet("official@1"));
    expect(parseRules(house({ startCash: 1500, cards: {} }))).toBe(ruleSet("official@1"));
  });

  test("changes what it names and leaves the rest", () => {
    const rules = parseRules(house({ auctions: false, taxes: { luxury: 75 } }));
    expect(rules).toMatchObject({ auctions: false, taxes: { income: 200, luxury: 75 }, salary: 200 });
  });

  test("adds its card effects to those of the set it extends", () => {
    const cards = { chance: { poorTax: { kind: "pay", amount: 20 } } };
    const rules = parseRules({ extends: "arena@1", cards });
    expect(rules.cards.chance).toEqual(cards.chance);
    expect(rules.cards.communityChest).toEqual(ruleSet("arena@1").cards.communityChest);
  });

  test("is named after the set it extends and the hash of what it says, or as it says", () => {
    const rules = parseRules(house({ auctions: false }));
    expect(rules.id).toBe(`official@1+${rulesHash(rules).slice(0, 8)}`);
    expect(parseRules(house({ auctions: false, id: "kitchen-table@2" })).id).toBe("kitchen-table@2");
  });

  test("has the same hash whatever the order of its keys and its feeds", () => {
    const a = parseRules(house({ jackpotFeeds: ["fines", "taxes"], salaryOnGo: 400 }));
    const b = parseRules(house({ salaryOnGo: 400, jackpotFeeds: ["taxes", "fines"] }));
    expect(a).toEqual(b);
  });

  test("cannot change a built-in set under its own name", () => {
    expect(refusal(house({ id: "arena@1", salary: 1 }))).toBe(
      'id: "arena@1" is a built-in rule set, which nothing may change; choose another name',
    );
  });

  test.each([
    [
      "offical@1",
      'unknown rule set "offical@1"; expected one of arena@1, official@1, classic-1997@1; did you mean "official@1"?',
    ],
    [
      { extends: "official" },
      'extends: unknown rule set "official"; expected one of arena@1, official@1, classic-1997@1; did you mean "official@1"?',
    ],
    [house({ startcash: 1 }), 'startcash: unknown key "startcash"; did you mean "startCash"?'],
    [house({ taxes: { incom: 1 } }), 'taxes.incom: unknown key "incom"; did you mean "income"?'],
    [house({ salary: -1 }), "salary: expected a whole number from 0 to 10000, got -1"],
    [house({ salary: 0.5 }), "salary: expected a whole number from 0 to 10000, got 0.5"],
    [house({ auctions: "no" }), 'auctions: expected true or false, got "no"'],
    [
      house({ jackpotFeeds: ["taxs"] }),
      'jackpotFeeds[0]: expected one of taxes, cards, fines; did you mean "taxes"?, got "taxs"',
    ],
    [
      house({ cards: { chance: { poorTaxx: { kind: "pay", amount: 1 } } } }),
      'cards.chance.poorTaxx: no such card on us-classic@1; did you mean "poorTax"?',
    ],
    [
      house({ cards: { chance: { poorTax: { kind: "jailFree" } } } }),
      "cards: do not fit us-classic@1: decks.chance[11].effect: a deck has one jailFree card at most, card 7 is one",
    ],
    [
      JSON.parse('{ "extends": "official@1", "__proto__": {} }'),
      "__proto__: is not a name that anything can have",
    ],
    [null, "expected a rule set, an object, got null"],
  ])("is refused in one line that says where and why: %j", (value, message) => {
    expect(refusal(value)).toBe(message);
  });
});

describe("what a board asks of the rules", () => {
  test("stands between the set that a file extends and what the file says itself", () => {
    const on = board("canal-town");
    expect(parseRules("official@1", on)).toMatchObject({ startCash: 1000, houses: 24, jailFine: 50 });
    expect(parseRules(house({ startCash: 900 }), on)).toMatchObject({ startCash: 900, houses: 24 });
  });

  test("leaves out the card effects of the extended set that it has no cards for", () => {
    expect(() => parseRules("arena@1", board("canal-town"))).not.toThrow();
  });
});
