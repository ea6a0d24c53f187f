import type { NumberParameter } from "../../../../../src/player/parameters.ts";

/** An amount of dollars as a parameter, from 0 to 3,000. */
export function dollars<const Name extends string>(
  name: Name,
  standing: number,
  meaning: string,
): NumberParameter<Name> {
  return { name, type: "int", range: [0, 3_000], scale: "linear", default: standing, meaning };
}

/** A multiple of a printed price as a parameter, from 0 to 5. */
export function multiple<const Name extends string>(
  name: Name,
  standing: number,
  meaning: string,
): NumberParameter<Name> {
  return { name, type: "float", range: [0, 5], scale: "linear", default: standing, meaning };
}

/** True when the tier bids in auctions: a sleeper, which does not, lets others have deeds for a few dollars. */
export const BIDS = {
  name: "bids",
  type: "boolean",
  default: true,
  meaning: "bids in auctions; off: a sleeper that passes every time",
} as const;
