import type { NumberParameter, ParameterSpec, Settings } from "../../../src/player/parameters.ts";

/** One way of playing, as a vector of numbers, each on top of the tier's parameters. */
export interface Strategy {
  readonly name: string;
  /** Weight of a complete set, as a multiple of its worth over the tier's horizon. */
  readonly ambition: number;
  /** Share of the worst rent ahead that is kept in cash when it builds or lifts. */
  readonly reserve: number;
  /** Limit of a bid, as a share of what the deed is worth to it. */
  readonly bid: number;
  /** Share of another's gain that counts as its own loss. */
  readonly denial: number;
  /** Height up to which it mortgages idle deeds to build, 0 for never. */
  readonly mortgageTo: number;
  /** Smallest expected gain, in dollars, for which it makes an offer. */
  readonly margin: number;
}

/** The five arms, in the order of their numbers. Where the ambitions come from: docs/tuning.md. */
export const STRATEGIES: readonly Strategy[] = [
  { name: "Expansion", ambition: 0.97, reserve: 0.3, bid: 1.1, denial: 0.35, mortgageTo: 3, margin: 5 },
  { name: "Development", ambition: 1.01, reserve: 0.2, bid: 1, denial: 0.35, mortgageTo: 3, margin: 10 },
  { name: "Survival", ambition: 0.96, reserve: 1, bid: 0.8, denial: 0.6, mortgageTo: 0, margin: 60 },
  { name: "Aggressive", ambition: 1.26, reserve: 0.05, bid: 1.2, denial: 0.3, mortgageTo: 4, margin: 5 },
  { name: "Conservative", ambition: 0.95, reserve: 0.5, bid: 0.9, denial: 0.4, mortgageTo: 3, margin: 20 },
];

type Trait = Exclude<keyof Strategy, "name">;

/** Range and meaning of each number of a strategy. */
const TRAITS: Readonly<Record<Trait, Pick<NumberParameter, "type" | "range" | "scale" | "meaning">>> = {
  ambition: { type: "float", range: [0.3, 3], scale: "log", meaning: "what a complete set counts for" },
  reserve: {
    type: "float",
    range: [0, 2],
    scale: "linear",
    meaning: "share of the worst rent ahead that is kept",
  },
  bid: { type: "float", range: [0.3, 2], scale: "log", meaning: "limit of a bid, as a share of the worth" },
  denial: {
    type: "float",
    range: [0, 1],
    scale: "linear",
    meaning: "share of another's gain that is a loss",
  },
  mortgageTo: {
    type: "int",
    range: [0, 5],
    scale: "linear",
    meaning: "height up to which idle deeds pay for houses",
  },
  margin: {
    type: "float",
    range: [0, 200],
    scale: "linear",
    meaning: "least expected gain of an offer, in dollars",
  },
};

const traitsOf = (strategy: Strategy): readonly Trait[] =>
  (Object.keys(strategy) as (keyof Strategy)[]).filter((key) => key !== "name");

const nameOf = ({ name }: Strategy, trait: Trait): string => `${name.toLowerCase()}.${trait}`;

/** The vectors as parameters: `aggressive.ambition`. */
export const STRATEGY_PARAMETERS: readonly ParameterSpec[] = STRATEGIES.flatMap((strategy) =>
  traitsOf(strategy).map((trait) => {
    const { meaning, ...values } = TRAITS[trait];
    return {
      ...values,
      name: nameOf(strategy, trait),
      default: strategy[trait],
      meaning: `${strategy.name}: ${meaning}`,
    };
  }),
);

/** The five strategies as the settings have them. */
export function strategiesIn(settings: Settings): readonly Strategy[] {
  return STRATEGIES.map((strategy) => {
    const vector = traitsOf(strategy).map((trait) => [trait, settings[nameOf(strategy, trait)]]);
    return { ...strategy, ...Object.fromEntries(vector) };
  });
}
