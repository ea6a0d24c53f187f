import { HOTEL } from "../../../components/index.ts";
import { dollars } from "./game-labels.ts";

/** Holdings of a seat at one moment. */
export interface Holdings {
  readonly cash: number;
  readonly jailCards: number;
  readonly bankrupt: boolean;
  readonly deeds: readonly HeldDeed[];
}

export interface HeldDeed {
  readonly name: string;
  /** 0–4 houses, 5 for a hotel. */
  readonly buildings: number;
  readonly mortgaged: boolean;
}

/** `A greedy: $310, 1 jail card, Short Line (mortgaged), Boardwalk (hotel)`. */
export function describeHoldings(name: string, { cash, jailCards, bankrupt, deeds }: Holdings): string {
  if (bankrupt) return `${name}: bankrupt`;
  const cards = jailCards === 0 ? [] : [`${jailCards} jail card${jailCards > 1 ? "s" : ""}`];
  return `${name}: ${[dollars(cash), ...cards, ...deeds.map(describeDeed)].join(", ")}`;
}

function describeDeed({ name, buildings, mortgaged }: HeldDeed): string {
  if (mortgaged) return `${name} (mortgaged)`;
  if (buildings === HOTEL) return `${name} (hotel)`;
  return buildings === 0 ? name : `${name} (${buildings} house${buildings > 1 ? "s" : ""})`;
}
