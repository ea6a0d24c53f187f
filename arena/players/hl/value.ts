import { HEIGHTS, type Seat, type Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { landingChances } from "../landing/landing-chances.ts";
import { DeedTables } from "./deed-tables.ts";
import type { Strategy } from "./strategies.ts";

const MEAN_THROW = 7;
/** Stands for heights that no group was appraised for. */
const UNKNOWN = 255;

/** Numbers that the worth of deeds depends on whatever the strategy; see the tier's parameters of the same names. */
export interface Economy {
  readonly horizon: number;
  readonly means: number;
  readonly income: number;
}

/** Numbers of a strategy that the worth of deeds depends on. */
export type Valuation = Pick<Strategy, "ambition" | "patience" | "face" | "option">;

/**
 * What deeds are worth to whom, in dollars: a share of the price for the deed itself, and for each set a worth that
 * depends on how many of it a seat holds. A complete colour group is worth the rent of its best affordable height over
 * a horizon of rounds, less the buildings; a part of it is worth a share of that, as an option.
 */
export class Appraisal {
  /** Probability that a throw ends on each square. */
  readonly chances: readonly number[];
  readonly board: Board;
  readonly tables: DeedTables;
  private readonly economy: Economy;
  /** Every seat at the table. */
  readonly seats: readonly Seat[];
  private readonly stride: number;
  /** Rent that one throw of one opponent brings, by set × height (groups) or set × deeds held (others). */
  private readonly rentPerThrow: Float64Array;
  private readonly width: number;
  /** Worth of the set beyond its deeds, by seat × set × deeds held. */
  private readonly bonus: Float64Array;
  /** By seat × set, at the row of {@link bonus}: the affordable heights and the rounds that it was worked out for. */
  private readonly appraised: Uint8Array;
  private readonly appraisedRounds: Float64Array;
  private readonly budget: Float64Array;
  /** By square: worth of the deed by itself and unmortgaged. */
  private readonly standing: Float64Array;
  /** Cost of raising a whole group by one height. */
  private readonly stepCost: Float64Array;
  private round = 0;
  private numbers: Valuation;

  constructor(board: Board, seats: number, economy: Economy, numbers: Valuation) {
    this.board = board;
    this.tables = new DeedTables(board);
    this.chances = landingChances(board);
    this.economy = economy;
    this.numbers = numbers;
    this.seats = Array.from({ length: seats }, (_, seat) => seat as Seat);
    this.width = Math.max(HEIGHTS, ...board.sets.map((squares) => squares.length + 1));
    this.stride = board.sets.length * this.width;
    this.rentPerThrow = rentTable(board, this.width);
    this.bonus = new Float64Array(seats * this.stride);
    this.appraised = new Uint8Array(seats * this.stride);
    this.appraisedRounds = new Float64Array(seats * this.stride);
    this.budget = new Float64Array(seats);
    this.standing = new Float64Array(board.size);
    this.stepCost = Float64Array.from(board.groups, ({ houseCost, squares }) => houseCost * squares.length);
  }

  /** A new game begins. */
  begin(): void {
    this.round = 0;
  }

  /**
   * Takes in the cash on the table and who is still there, once a round: neither moves a worth much faster. `numbers` are
   * those of the strategy in play.
   */
  follow(ctx: DecisionContext, numbers: Valuation): void {
    if (ctx.turnNumber === this.round && numbers === this.numbers) return;
    this.round = ctx.turnNumber;
    if (numbers !== this.numbers) this.appraised.fill(UNKNOWN);
    this.numbers = numbers;
    this.refresh(ctx);
  }

  private refresh(ctx: DecisionContext): void {
    const { board, tables, numbers, seats, budget } = this;
    const { horizon, means, income } = this.economy;
    let opponents = -1;
    for (const seat of seats) {
      if (ctx.isBankrupt(seat)) continue;
      opponents++;
      const cash = ctx.opponentCash[seat];
      budget[seat] = cash + means * (ctx.means(seat) - cash) + income;
    }
    const usual = horizon * numbers.ambition;
    const left = ctx.rules.roundCap - this.round;
    const ahead = Math.max(usual, Math.min(left, this.round - numbers.patience));
    const rounds = usual * opponents;
    this.appraiseDeeds((ahead - usual) * opponents);
    for (const seat of seats) {
      if (ctx.isBankrupt(seat)) continue;
      const at = seat * this.stride;
      for (let set = 0; set < tables.groups; set++) this.appraiseGroup(at, set, rounds, budget[seat]);
      this.appraiseByCount(at, board.railroadSet, ahead * opponents);
      this.appraiseByCount(at, board.utilitySet, ahead * opponents);
    }
  }

  /** Worth of holding `count` deeds of the set, beyond the deeds' own. */
  setBonus(seat: Seat, set: number, count: number): number {
    return this.bonus[seat * this.stride + set * this.width + count];
  }

  /** Worth of the deed itself, as it stands. */
  deedWorth(ctx: DecisionContext, square: Square): number {
    const worth = this.standing[square];
    return ctx.squareMortgaged[square] === 0 ? worth : Math.max(0, worth - ctx.liftCost(square));
  }

  /** Worth that the deed adds to a seat without it, or takes from the seat that holds it, in dollars. */
  worthTo(ctx: DecisionContext, seat: Seat, square: Square): number {
    const set = this.tables.set[square];
    const others = ctx.ownedInGroup(set, seat) - (ctx.squareOwners[square] === seat ? 1 : 0);
    const gained = this.setBonus(seat, set, others + 1) - this.setBonus(seat, set, others);
    return this.deedWorth(ctx, square) + gained;
  }

  /** Rent of one throw of one opponent when the group's lots stand at `height`. */
  groupRent(set: number, height: number): number {
    return this.rentPerThrow[set * this.width + height];
  }

  /** A deed is worth a share of its price, and where the game drags on, its bare rent over the rounds beyond the usual. */
  private appraiseDeeds(beyond: number): void {
    const { tables, board, chances, numbers, standing } = this;
    for (let i = 0; i < tables.squares.length; i++) {
      const square = tables.square(i);
      const rent = tables.set[square] < tables.groups ? chances[square] * board.baseRent[square] : 0;
      standing[square] = tables.price[square] * numbers.face + beyond * rent;
    }
  }

  private appraiseGroup(at: number, set: number, rounds: number, budget: number): void {
    const step = this.stepCost[set];
    const row = at + set * this.width;
    let heights = 0;
    while (heights < HEIGHTS && step * heights <= budget) heights++;
    if (this.appraised[row] === heights && this.appraisedRounds[row] === rounds) return;
    this.appraised[row] = heights;
    this.appraisedRounds[row] = rounds;
    let whole = 0;
    for (let height = 0; height < heights; height++) {
      const net = rounds * this.groupRent(set, height) - step * height;
      if (net > whole) whole = net;
    }
    const size = this.tables.size(set);
    for (let count = 1; count < size; count++) {
      const share = count / (size - 1);
      this.bonus[row + count] = whole * this.numbers.option * share * share;
    }
    this.bonus[row + size] = whole;
  }

  private appraiseByCount(at: number, set: number, rounds: number): void {
    const row = set * this.width;
    for (let count = 1; count <= this.tables.size(set); count++) {
      this.bonus[at + row + count] = rounds * this.rentPerThrow[row + count];
    }
  }
}

function rentTable(board: Board, width: number): Float64Array {
  const chances = landingChances(board);
  const table = new Float64Array(board.sets.length * width);
  board.groups.forEach(({ squares }, set) => {
    for (let height = 0; height < HEIGHTS; height++) {
      for (const square of squares) {
        const rent = board.rents[square * HEIGHTS + height] * (height === 0 ? 2 : 1);
        table[set * width + height] += chances[square] * rent;
      }
    }
  });
  const byCount = (set: number, rents: readonly number[], throws: number) => {
    const squares = board.sets[set];
    const mean = squares.reduce((sum, square) => sum + chances[square], 0) / squares.length;
    for (let count = 1; count <= squares.length; count++) {
      table[set * width + count] = count * mean * rents[count - 1] * throws;
    }
  };
  byCount(board.railroadSet, board.data.railroadRents, 1);
  byCount(board.utilitySet, board.data.utilityMultipliers, MEAN_THROW);
  return table;
}
