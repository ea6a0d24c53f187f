import { freeze, RULE_SETS, ruleSet } from "../rules/catalog.ts";
import { rulesHash } from "../rules/hash.ts";
import { JACKPOT_FEEDS, type RuleOverrides, type RuleSet } from "../rules/rule-set.ts";
import { rulesSchema } from "../rules/schema.ts";
import { DataFault, readData, shown } from "../text/data-fault.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import type { Board } from "./board.ts";
import { board as boardOf } from "./catalog.ts";
import { withCards } from "./with-cards.ts";

/**
 * The rules that `value` stands for on `on`: the id of a built-in set, or `{ "extends": id, … }` with what differs. What
 * the board asks for comes between the two. A set that differs from every built-in one is named after the set it extends
 * and the hash of its rules, `official@1+1f2e3d4c`, unless it brings an `id` of its own. Throws a {@link DataFault} of
 * one line.
 */
export function parseRules(value: unknown, on: Board = boardOf("us-classic")): RuleSet {
  if (typeof value === "string") return combine(builtIn(value, []), on, {}, undefined);
  const file = readData(rulesSchema, value);
  const { $schema: _, extends: base, id, cards = {}, ...overrides } = file;
  if (id !== undefined && RULE_SETS.has(id)) {
    throw new DataFault(
      ["id"],
      `"${id}" is a built-in rule set, which nothing may change; choose another name`,
    );
  }
  const rules = combine(builtIn(base, ["extends"]), on, { ...overrides, cards }, id);
  refuseStrayCards(on, cards);
  refuseMisfits(on, rules);
  return rules;
}

type Changes = RuleOverrides & { readonly cards?: RuleSet["cards"] };

function builtIn(id: string, path: readonly string[]): RuleSet {
  if (RULE_SETS.has(id)) return ruleSet(id);
  const known = [...RULE_SETS.keys()];
  throw new DataFault(
    path,
    `unknown rule set ${shown(id)}; expected one of ${known.join(", ")}${didYouMean(id, known)}`,
  );
}

function combine(base: RuleSet, on: Board, changes: Changes, id: string | undefined): RuleSet {
  const asked = on.data.rules ?? {};
  const { chance, communityChest } = base.cards;
  const merged: RuleSet = {
    ...base,
    ...asked,
    ...changes,
    taxes: { ...base.taxes, ...asked.taxes, ...changes.taxes },
    cards: {
      chance: { ...chance, ...changes.cards?.chance },
      communityChest: { ...communityChest, ...changes.cards?.communityChest },
    },
  };
  const rules = {
    ...merged,
    jackpotFeeds: JACKPOT_FEEDS.filter((feed) => merged.jackpotFeeds.includes(feed)),
  };
  const hash = rulesHash(rules);
  if (id === undefined && hash === rulesHash(base)) return base;
  return freeze({ ...rules, id: id ?? `${base.id}+${hash.slice(0, 8)}` });
}

/** A file's own cards must be on the board; those that the set it extends brings along apply where they are. */
function refuseStrayCards(on: Board, cards: RuleSet["cards"]): void {
  for (const [deck, effects] of Object.entries(cards)) {
    const known = on.data.decks[deck as keyof RuleSet["cards"]].map(({ id }) => id);
    for (const id of Object.keys(effects)) {
      if (known.includes(id)) continue;
      throw new DataFault(["cards", deck, id], `no such card on ${on.id}${didYouMean(id, known)}`);
    }
  }
}

/** With its replaced cards the board must still be one that a game can be played on. */
function refuseMisfits(on: Board, rules: RuleSet): void {
  try {
    withCards(on, rules.cards);
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    throw new DataFault(["cards"], `do not fit ${on.id}: ${error.message}`);
  }
}
