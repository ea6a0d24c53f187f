import type { Question } from "../src/events/questions.ts";
import type { Game } from "../src/player/game.ts";
import type { Phase } from "../src/world/phases.ts";

/** A phase of the turn as it declares itself. */
export interface System {
  /** Verb first: what it does. */
  readonly name: string;
  readonly phase: Phase;
  /** Columns and resources it looks at. */
  readonly reads: readonly string[];
  /** Columns and resources it may change; checked mode throws on any other. */
  readonly writes: readonly string[];
  /** Questions it may put to players. */
  readonly asks: readonly Question[];
  /** Runs the phase and says which comes next. */
  readonly run: (game: Game) => Phase;
}

/** Registers a system's declaration as it stands: the table of phases is made of these. */
export function defineSystem(system: System): System {
  return Object.freeze(system);
}

/** What a movement of money touches. */
export const MONEY_COLUMNS = ["Player.cash", "Ledger.income", "Ledger.spending", "BankStock"] as const;

/** What a change of a deed's owner, mortgage or buildings touches. */
export const DEED_COLUMNS = [
  "Owned.owner",
  "Owned.buildings",
  "Owned.mortgaged",
  "BankStock",
  "Derived.setCount",
  "Derived.deedCount",
  "Derived.groupsOwned",
  "Derived.liquidity",
  "Derived.assets",
  "Derived.mortgages",
  "Derived.built",
  "Derived.setBuildings",
  "Derived.setMortgages",
] as const;

/** What settling a debt can touch: money, the deed of an auction, the statistics of rent. */
export const DEBT_COLUMNS = [
  ...MONEY_COLUMNS,
  ...DEED_COLUMNS,
  "WorkStack",
  "TurnState",
  "Statistics.seats",
  "Statistics.game",
  "Statistics.rent",
] as const;
