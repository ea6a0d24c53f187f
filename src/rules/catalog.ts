import type { RuleSet } from "./rule-set.ts";

/** Freezes a rule set through and through, so that a game cannot bend the rules of the next. */
export function freeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

const copies = new WeakMap<RuleSet, RuleSet>();

/** The rule set as guarded players are shown it: equal, and frozen through and through; made once a rule set. */
export function frozenRules(rules: RuleSet): RuleSet {
  let copy = copies.get(rules);
  if (copy === undefined) {
    copy = freeze(structuredClone(rules));
    copies.set(rules, copy);
  }
  return copy;
}

/** The US game of 2008 with the conflicts between sources settled (rules checklist, rule sets). */
const OFFICIAL_1: RuleSet = {
  id: "official@1",
  startCash: 1500,
  twoPlayerStartCash: null,
  openingThrow: false,
  salary: 200,
  salaryOnGo: null,
  jailFine: 50,
  jailAttempts: 3,
  houses: 32,
  hotels: 12,
  evenBuilding: true,
  auctions: true,
  auctionIncrement: 1,
  rentInJail: true,
  mortgageInterest: 10,
  tradeOffersPerTurn: 3,
  taxes: { income: 200, luxury: 100 },
  incomeTaxPercent: 0,
  jackpotFeeds: [],
  jackpotStart: 0,
  buyAfterLaps: 0,
  startingDeeds: 0,
  speedDie: false,
  reshuffleEveryDraw: false,
  endAtBankruptcy: null,
  roundCap: 1000,
  cards: {},
};

/** `official@1` with the amounts and the cap that the arena's specification writes down. */
const ARENA_1: RuleSet = {
  ...OFFICIAL_1,
  id: "arena@1",
  roundCap: 300,
  cards: {
    communityChest: {
      hospitalFees: { kind: "payEach", amount: 50 },
      schoolFees: { kind: "pay", amount: 100 },
      birthday: { kind: "collectFromEach", amount: 50 },
      lifeInsurance: { kind: "collect", amount: 50 },
    },
  },
};

/** The printing of the late 1990s: Grand Opera, stock at 45, income tax of 200 or 10%, luxury tax 75. */
const CLASSIC_1997_1: RuleSet = {
  ...OFFICIAL_1,
  id: "classic-1997@1",
  taxes: { income: 200, luxury: 75 },
  incomeTaxPercent: 10,
  cards: {
    communityChest: {
      saleOfStock: { kind: "collect", amount: 45 },
      schoolFees: { kind: "pay", amount: 150 },
      birthday: { kind: "collectFromEach", amount: 50 },
    },
  },
};

/** Every built-in rule set by id. */
export const RULE_SETS: ReadonlyMap<string, RuleSet> = new Map(
  [ARENA_1, OFFICIAL_1, CLASSIC_1997_1].map((rules) => [rules.id, freeze(rules)]),
);

/** The built-in rule set of that id. Throws with the known ids: an unknown version is never a default. */
export function ruleSet(id: string): RuleSet {
  const rules = RULE_SETS.get(id);
  if (rules === undefined) {
    throw new Error(`rule set "${id}" is unknown; expected one of ${[...RULE_SETS.keys()].join(", ")}`);
  }
  return rules;
}
