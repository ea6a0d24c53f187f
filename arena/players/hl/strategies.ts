import type { NumberParameter, ParameterSpec, Settings } from "../../../src/player/parameters.ts";

/** One way of playing, as a vector of all the numbers that decide how HL plays. */
export interface Strategy {
  readonly name: string;
  /** Weight of a complete set, as a multiple of its worth over the tier's horizon. */
  readonly ambition: number;
  /** Rounds after which a game is taken to go on, beyond the horizon, for as long as it has lasted since. */
  readonly patience: number;
  /** Worth of a deed on its own, as a share of its price. */
  readonly face: number;
  /** Share of a set's worth that all but completing it is worth. */
  readonly option: number;
  /** Least worth of a deed that it buys at the printed price, as a multiple of the price; the rest goes to auction. */
  readonly buy: number;
  /** Limit of a bid, as a share of what the deed is worth to it. */
  readonly bid: number;
  /** Share of another's gain that counts as its own loss. */
  readonly denial: number;
  /** Share of the worst rent ahead that is kept in cash when it builds or lifts. */
  readonly reserve: number;
  /** Height up to which it mortgages idle deeds to build, 0 for never. */
  readonly mortgageTo: number;
  /** Smallest expected gain, in dollars, for which it makes an offer. */
  readonly margin: number;
}

/** What most strategies share. */
const COMMON = { patience: 40, face: 0.7, option: 0.4, mortgageTo: 3 } as const;

/**
 * The arms, in the order of their numbers: the generalist, and specialists against those who overbid, those who only swap,
 * those who sell keys for cash, and those who do not bid. How they were found: docs/tuning.md.
 */
export const STRATEGIES: readonly Strategy[] = [
  {
    ...COMMON,
    name: "Expansion",
    ambition: 1.05,
    option: 0.25,
    buy: 1.7,
    bid: 1,
    denial: 0.55,
    reserve: 0.3,
    margin: 15,
  },
  {
    ...COMMON,
    name: "Development",
    ambition: 1.42,
    face: 0.82,
    option: 0.24,
    buy: 2,
    bid: 0.81,
    denial: 0.21,
    reserve: 0.3,
    margin: 5,
  },
  {
    ...COMMON,
    name: "Survival",
    ambition: 0.97,
    face: 0.82,
    option: 0.1,
    buy: 1,
    bid: 1,
    denial: 0.6,
    reserve: 0.3,
    mortgageTo: 4,
    margin: 23,
  },
  {
    ...COMMON,
    name: "Aggressive",
    ambition: 1.25,
    buy: 1.6,
    bid: 0.87,
    denial: 0.5,
    reserve: 0.2,
    margin: 5,
  },
  {
    ...COMMON,
    name: "Conservative",
    ambition: 0.97,
    option: 0.2,
    buy: 20,
    bid: 1.45,
    denial: 0.35,
    reserve: 0,
    mortgageTo: 2,
    margin: 6,
  },
];

type Trait = Exclude<keyof Strategy, "name">;

/** Range and meaning of each number of a strategy. */
const TRAITS: Readonly<Record<Trait, Pick<NumberParameter, "type" | "range" | "scale" | "meaning">>> = {
  ambition: { type: "float", range: [0.3, 5], scale: "log", meaning: "what a complete set counts for" },
  patience: {
    type: "float",
    range: [10, 1000],
    scale: "log",
    meaning: "rounds after which a game is taken to go on for as long as it has lasted since",
  },
  face: {
    type: "float",
    range: [0.1, 2],
    scale: "log",
    meaning: "worth of a deed on its own, as a share of its price",
  },
  option: {
    type: "float",
    range: [0, 1],
    scale: "linear",
    meaning: "share of a set's worth that all but completing it is worth",
  },
  buy: {
    type: "float",
    range: [0.3, 20],
    scale: "log",
    meaning: "least worth that is bought at the printed price, as a multiple of it",
  },
  bid: { type: "float", range: [0.3, 5], scale: "log", meaning: "limit of a bid, as a share of the worth" },
  denial: {
    type: "float",
    range: [0, 1],
    scale: "linear",
    meaning: "share of another's gain that is a loss",
  },
  reserve: {
    type: "float",
    range: [0, 2],
    scale: "linear",
    meaning: "share of the worst rent ahead that is kept",
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

const TRAIT_NAMES = Object.keys(TRAITS) as readonly Trait[];

const nameOf = ({ name }: Strategy, trait: Trait): string => `${name.toLowerCase()}.${trait}`;

/** The vectors as parameters: `aggressive.ambition`. */
export const STRATEGY_PARAMETERS: readonly ParameterSpec[] = STRATEGIES.flatMap((strategy) =>
  TRAIT_NAMES.map((trait) => {
    const { meaning, ...values } = TRAITS[trait];
    return {
      ...values,
      name: nameOf(strategy, trait),
      default: strategy[trait],
      meaning: `${strategy.name}: ${meaning}`,
    };
  }),
);

/** The strategies as the settings have them. */
export function strategiesIn(settings: Settings): readonly Strategy[] {
  return STRATEGIES.map((strategy) => {
    const vector = TRAIT_NAMES.map((trait) => [trait, settings[nameOf(strategy, trait)]]);
    return { ...strategy, ...Object.fromEntries(vector) };
  });
}
