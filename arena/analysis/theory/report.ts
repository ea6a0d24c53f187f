import type { Board } from "../../../src/board/board.ts";
import { withCards } from "../../../src/board/with-cards.ts";
import { type Seed, seedKey } from "../../../src/chance/random.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { type LandingRates, solveTheory } from "./landing-rates.ts";
import { DECK_MODES, type DeckMode, type MeasuredRates, measureRates } from "./measured-rates.ts";
import type { JailPolicy } from "./roll-chain.ts";
import { type SetIncome, setIncomes } from "./set-incomes.ts";

/** Report on a board under one jail policy: the chain's rates, what they earn, and what games gave. */
export interface PolicyReport {
  readonly policy: JailPolicy;
  readonly rates: LandingRates;
  readonly returns: readonly SetIncome[];
  /** Empty when no games were played. */
  readonly measured: Readonly<Partial<Record<DeckMode, MeasuredRates>>>;
}

/** Games to play beside the theory. */
export interface Measurement {
  /** 0 plays none. */
  readonly games: number;
  readonly seed: Seed;
  /** Asked before each game, with those already played in this deck mode. */
  readonly goOn: (played: number) => boolean | Promise<boolean>;
}

/** Why there is no chain for `rules`, or null. */
export function theoryRefusal(rules: RuleSet): string | null {
  return rules.speedDie ? `${rules.id} plays with the speed die, whose players choose their squares` : null;
}

/** Solves `board` under `rules` for one jail policy, and plays games in each deck mode beside it. */
export async function reportPolicy(
  board: Board,
  rules: RuleSet,
  policy: JailPolicy,
  { games, seed, goOn }: Measurement,
): Promise<PolicyReport> {
  const played = withCards(board, rules.cards);
  const { rates, arrivals } = solveTheory(played, rules.jailAttempts, policy);
  const measured: Partial<Record<DeckMode, MeasuredRates>> = {};
  for (const mode of games === 0 ? [] : DECK_MODES) {
    measured[mode] = await measureRates(board, rules, policy, mode, games, seedKey(seed), goOn);
  }
  return { policy, rates, returns: setIncomes(played, arrivals), measured };
}

/** The largest gap between two sets of rates over all squares, in percentage points a roll. */
export function worstGap(a: LandingRates, b: LandingRates): number {
  const gaps = a.perRoll.map((each, square) => Math.abs(each - b.perRoll[square]));
  return 100 * Math.max(...gaps, Math.abs(a.perRollInJail - b.perRollInJail));
}
