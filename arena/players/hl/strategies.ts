/** One way of playing, as a vector of numbers, each on top of the tier's parameters. */
export interface Strategy {
  readonly name: string;
  /** What a complete set counts for, as a multiple of its worth over the tier's horizon. */
  readonly ambition: number;
  /** Share of the worst rent ahead that is kept in cash when it builds or lifts. */
  readonly reserve: number;
  /** Limit of a bid, as a share of what the deed is worth to it. */
  readonly bid: number;
  /** How much of another's gain counts as its own loss. */
  readonly denial: number;
  /** Height up to which it mortgages idle deeds to build, 0 for never. */
  readonly mortgageTo: number;
  /** Smallest expected gain, in dollars, for which it makes an offer. */
  readonly margin: number;
}

/** The five arms, in the order of their numbers. */
export const STRATEGIES: readonly Strategy[] = [
  { name: "Expansion", ambition: 1.5, reserve: 0.3, bid: 1.1, denial: 0.35, mortgageTo: 3, margin: 5 },
  { name: "Development", ambition: 1.2, reserve: 0.2, bid: 1, denial: 0.35, mortgageTo: 3, margin: 10 },
  { name: "Survival", ambition: 0.7, reserve: 1, bid: 0.8, denial: 0.6, mortgageTo: 0, margin: 60 },
  { name: "Aggressive", ambition: 1, reserve: 0.05, bid: 1.2, denial: 0.3, mortgageTo: 4, margin: 5 },
  { name: "Conservative", ambition: 0.85, reserve: 0.5, bid: 0.9, denial: 0.4, mortgageTo: 3, margin: 20 },
];
