import { STRATEGIES } from "../../players/hl/strategies.ts";

/** A learner in HL's place: itself, or with one part taken away or replaced. */
export interface Variant {
  readonly name: string;
  /** The player, as a line-up names it. */
  readonly player: string;
  /** Meaning of the difference from HL, one line for the page. */
  readonly shows: string;
  /** Learns for as many games as a season has before those that count, and goes on learning or not. */
  readonly trained?: "warm" | "frozen";
  /** The one strategy that it plays, where it has no choice. */
  readonly strategy?: string;
}

/** The tier that is proved; every other is compared with it on the same seeds. */
export const HL: Variant = { name: "hl", player: "hl", shows: "the tier itself, learning from nothing" };

/** The specification's learner in the same place. */
export const SPECIFIED: Variant = {
  name: "as specified",
  player: "hl-spec",
  shows: "the specification's learner in the same place",
};

const fixedArms = (tier: string): readonly Variant[] =>
  STRATEGIES.map(({ name }, arm) => ({
    name: `only ${name}`,
    player: `${tier}:policy=fixed-arm,arm=${arm}`,
    shows: "one strategy for every game: the true value of that arm",
    strategy: name,
  }));

/** HL without a choice, without a part, or with more experience: each played on HL's seeds in HL's place. */
export const ABLATIONS: readonly Variant[] = [
  ...fixedArms("hl"),
  {
    name: "uniform choice",
    player: "hl:policy=uniform",
    shows: "what recognising opponents adds over choosing by lot",
  },
  {
    name: "with a bandit",
    player: "hl:policy=thompson",
    shows: "what recognising opponents adds over a bandit that goes by what was won",
  },
  {
    name: "with phases",
    player: "hl:policy=thompson,phases=true",
    shows: "what recognising opponents adds over a bandit in each phase of a game",
  },
  {
    name: "without opponent model",
    player: "hl:model=false",
    shows: "what learning what others accept adds",
  },
  { name: "without trades", player: "hl:trades=false", shows: "what offering trades adds" },
  { name: "warm", player: "hl", trained: "warm", shows: "what a season of experience adds at the start" },
  { name: "frozen", player: "hl", trained: "frozen", shows: "what has been learned, once learning stops" },
  SPECIFIED,
];

/** The specified learner held to each of its strategies: what it should have found, and must not have closed. */
export const SPECIFIED_ARMS: readonly Variant[] = fixedArms("hl-spec");
