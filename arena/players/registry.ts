import type { Tier } from "../../components/index.ts";
import { didYouMean } from "../../src/did-you-mean.ts";
import { defaultSettings, formatSettings, parseSettings, type Settings } from "../../src/parameters.ts";
import type { Player } from "../../src/player.ts";
import type { RandomKey } from "../../src/random.ts";
import { GREEDY } from "./greedy.ts";
import { HL_SPEC } from "./hl-spec.ts";
import { RANDOM } from "./random.ts";
import type { TierDefinition } from "./tier.ts";
import { VALIDATOR } from "./validator.ts";

/** HL's place in the line-up; until it is built better than specified, it is what the specification says. */
const HL: TierDefinition = { ...HL_SPEC, id: "hl" as Tier, label: "HL" };

/** Every built-in tier by id, weakest first. */
export const TIERS: ReadonlyMap<string, TierDefinition> = new Map(
  [RANDOM, GREEDY, VALIDATOR, HL, HL_SPEC].map((tier) => [tier.id, tier]),
);

/** A player of a line-up as it was asked for: a tier and its settings. */
export interface Entrant {
  /** The canonical text that asks for it again: `hl`, or `hl:policy=ucb1` with every setting that is not the default. */
  readonly id: string;
  readonly tier: TierDefinition;
  readonly settings: Settings;
}

/** The tier of that id. Throws with the known ones and the nearest. */
export function tierNamed(id: string): TierDefinition {
  const tier = TIERS.get(id);
  if (tier === undefined) {
    const known = [...TIERS.keys()];
    throw new Error(`unknown player "${id}": expected one of ${known.join(", ")}${didYouMean(id, known)}`);
  }
  return tier;
}

/** Reads `hl` or `hl:policy=ucb1,epsilon=0.05`. Throws in one line on an unknown tier, setting or value. */
export function parseEntrant(text: string): Entrant {
  const colon = text.indexOf(":");
  const tier = tierNamed(colon === -1 ? text : text.slice(0, colon));
  const settings = parseSettings(tier.parameters, colon === -1 ? "" : text.slice(colon + 1));
  const defaults: Settings = defaultSettings(tier.parameters);
  const changed = tier.parameters.filter(({ name }) => settings[name] !== defaults[name]);
  const id = changed.length === 0 ? tier.id : `${tier.id}:${formatSettings(changed, settings)}`;
  return { id, tier, settings };
}

/** A fresh player for one season; `key` is its own stream. */
export function seatEntrant(entrant: Entrant, key: RandomKey): Player {
  return entrant.tier.create(entrant.settings, key);
}
