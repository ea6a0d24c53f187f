import type { Square } from "../../../components/index.ts";
import type { Board, Group } from "../../../src/board/board.ts";
import type { Arrivals } from "./landing-rates.ts";

/** Mean of two dice: what a nearest-utility card's fresh throw brings. */
const MEAN_PIPS = 7;

/** Income of a set at one stage of its development. */
export interface Stage {
  /** `bare`, `1 house` … `hotel`; for railroads and utilities `1 owned` … `all owned`. */
  readonly stage: string;
  /** Dollars that an opponent's throw brings in on average. */
  readonly incomePerRoll: number;
  /** Printed prices and buildings up to this stage. */
  readonly cost: number;
  /** Income a throw for each dollar of cost. */
  readonly perDollar: number;
  /** Opponents' throws until the whole cost has come in again; null when it never does. */
  readonly breakEvenRolls: number | null;
  /** The same for the step from the stage before: only what it adds, over only what it costs. Null for the first. */
  readonly stepBreakEvenRolls: number | null;
}

export interface SetIncome {
  /** A colour group, `Railroads` or `Utilities`. */
  readonly set: string;
  readonly stages: readonly Stage[];
}

/**
 * Expected income of every colour group, owned as a whole, and of railroads and utilities by the number owned (averaged
 * over which), while visitors land as `arrivals` says and nothing is mortgaged. The owner's own throws earn nothing.
 */
export function setIncomes(board: Board, arrivals: Arrivals): SetIncome[] {
  const returns = board.groups.map((group) => ({
    set: group.name,
    stages: stagesOf(
      STREET_STAGES.map((stage, height) => streetStage(board, arrivals, group, stage, height)),
    ),
  }));
  const tariffs = [
    { name: "Railroads", set: board.railroadSet, earns: railroadIncome },
    { name: "Utilities", set: board.utilitySet, earns: utilityIncome },
  ];
  for (const { name, set, earns } of tariffs) {
    const squares = board.sets[set];
    if (squares.length === 0) continue;
    const mean = (of: (square: Square) => number) =>
      squares.reduce((sum, square) => sum + of(square), 0) / squares.length;
    const stages = squares.map((_, i) => ({
      stage: `${i + 1} owned`,
      income: (i + 1) * mean((square) => earns(board, arrivals, square, i)),
      cost: (i + 1) * mean((square) => board.price[square]),
    }));
    returns.push({ set: name, stages: stagesOf(stages) });
  }
  return returns;
}

const STREET_STAGES = ["bare", "1 house", "2 houses", "3 houses", "4 houses", "hotel"] as const;

/** A stage before it is compared with its cost. */
interface Plan {
  readonly stage: string;
  readonly income: number;
  readonly cost: number;
}

function streetStage(board: Board, arrivals: Arrivals, group: Group, stage: string, height: number): Plan {
  let income = 0;
  let cost = 0;
  for (const square of group.squares) {
    const printed = board.rents[square * STREET_STAGES.length + height];
    // The lots of a full group charge double while bare.
    income += arrivals.ordinary[square] * (height === 0 ? 2 * printed : printed);
    cost += board.price[square] + height * group.houseCost;
  }
  return { stage, income, cost };
}

/** */
function railroadIncome(board: Board, arrivals: Arrivals, square: Square, others: number): number {
  const visits = arrivals.ordinary[square] + arrivals.multiplied[square];
  return visits * board.data.railroadRents[others];
}

/** */
function utilityIncome(board: Board, arrivals: Arrivals, square: Square, others: number): number {
  const byThrow = arrivals.pips[square] * board.data.utilityMultipliers[others];
  return byThrow + arrivals.multiplied[square] * MEAN_PIPS;
}

function stagesOf(plans: readonly Plan[]): Stage[] {
  return plans.map(({ stage, income, cost }, i) => {
    const before = plans[i - 1];
    return {
      stage,
      incomePerRoll: income,
      cost,
      perDollar: income / cost,
      breakEvenRolls: rolls(cost, income),
      stepBreakEvenRolls: before === undefined ? null : rolls(cost - before.cost, income - before.income),
    };
  });
}

function rolls(cost: number, income: number): number | null {
  return income > 0 ? cost / income : null;
}
