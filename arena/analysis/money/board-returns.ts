import { compileBoard } from "../../../src/board/board.ts";
import { withCards } from "../../../src/board/with-cards.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { Report } from "../report/report.ts";
import { solveTheory } from "../theory/landing-rates.ts";
import { theoryRefusal } from "../theory/report.ts";

/** Landings on a square, measured and expected. */
export interface SquareReturn {
  readonly square: number;
  /** Share of all landings on squares other than jail. */
  readonly landings: number;
  /** The same by the board's Markov chain; null where the rules have none. */
  readonly theory: number | null;
}

/** Rent of a set of deeds against its cost. */
export interface SetReturn {
  readonly set: string;
  /** A CSS colour; null for railroads and utilities, which have none on the board. */
  readonly colour: string | null;
  readonly squares: readonly number[];
  /** Dollars of rent a game. */
  readonly rent: number;
  /** Printed prices, and the buildings that stood at the end of a game on average. */
  readonly cost: number;
  /** Rent a game for each dollar of cost. */
  readonly perDollar: number;
}

export interface BoardAnalysis {
  readonly squares: readonly SquareReturn[];
  /** Rent a game for each dollar of price and buildings, by square; 0 without a deed. */
  readonly perDollar: readonly number[];
  readonly sets: readonly SetReturn[];
}

/** Measured landings and rents by square and by set, beside the landing rates of the board's Markov chain. */
export function analyseBoard(
  { boardData, ruleSet: rules }: TournamentPlan,
  { totals }: Report,
): BoardAnalysis {
  const board = compileBoard(boardData);
  const theory =
    theoryRefusal(rules) === null
      ? solveTheory(withCards(board, rules.cards), rules.jailAttempts, "leave").rates.touchedPerTurn
      : null;
  const measured = withoutJail(totals.landings, board.jail);
  const expected = theory === null ? null : withoutJail(theory, board.jail);
  const at = (values: readonly number[], square: number): number => values[square];
  const costs = board.names.map(
    (_, square) => at(board.price, square) + at(board.houseCost, square) * at(totals.buildings, square),
  );
  const perDollar = (rent: number, cost: number): number => (cost === 0 ? 0 : rent / cost);
  const sum = (values: readonly number[], squares: readonly number[]): number =>
    squares.reduce((all, square) => all + at(values, square), 0);
  return {
    squares: measured.map((landings, square) => ({
      square,
      landings,
      theory: expected === null ? null : at(expected, square),
    })),
    perDollar: costs.map((cost, square) => perDollar(at(totals.rent, square), cost)),
    sets: board.sets.flatMap((squares, set) => {
      if (squares.length === 0) return [];
      const group = board.groups[set];
      const rent = sum(totals.rent, squares);
      const cost = sum(costs, squares);
      return [
        {
          set: group?.name ?? (set === board.railroadSet ? "Railroads" : "Utilities"),
          colour: group?.colour ?? null,
          squares,
          rent,
          cost,
          perDollar: perDollar(rent, cost),
        },
      ];
    }),
  };
}

/** Shares over all squares but jail, where measurement counts prisoners and the chain counts visitors. */
function withoutJail(values: readonly number[], jail: number): number[] {
  const all = values.reduce((sum, value, square) => (square === jail ? sum : sum + value), 0);
  return values.map((value, square) => (square === jail || all === 0 ? 0 : value / all));
}
