import type { Question } from "../src/events/questions.ts";
import type { Game } from "../src/player/game.ts";
import type { Next, Phase } from "../src/world/phases.ts";

/** A part of the turn as it declares itself. Checked mode holds it to its word, and a test to every word of it. */
export interface Step<Result = Next> {
  /** Verb first: what it does. */
  readonly name: string;
  /** Columns and resources that it looks at and never changes. */
  readonly reads: readonly string[];
  /** Columns and resources that it may change, and may look at as well. */
  readonly writes: readonly string[];
  /** Questions it may put to players. What a player looks at to answer is not read by the system. */
  readonly asks: readonly Question[];
  /** Runs it and says what comes next. */
  readonly run: (game: Game) => Result;
}

/** A phase of the turn. */
export interface System extends Step {
  readonly phase: Phase;
}

/** Registers the declaration of a step that is no phase of its own. */
export function defineStep<Result>(step: Step<Result>): Step<Result> {
  return Object.freeze(step);
}

/** Registers a system's declaration as it stands: the table of phases is made of these. */
export function defineSystem(system: System): System {
  return Object.freeze(system);
}

/** Values printed on a deed that count towards its owner's sums. */
export const DEED_PRINT = ["Deed.price", "Deed.mortgageValue", "Deed.set", "Street.houseCost"] as const;

/** Sums that a deed's new owner changes. */
export const DEED_SUMS = [
  "Derived.setCount",
  "Derived.deedCount",
  "Derived.groupsOwned",
  "Derived.liquidity",
  "Derived.assets",
  "Derived.mortgages",
  "Derived.built",
] as const;

/** Sums that a mortgage and a building change beside those. */
export const SET_SUMS = ["Derived.setBuildings", "Derived.setMortgages"] as const;
