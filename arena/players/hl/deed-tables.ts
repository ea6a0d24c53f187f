import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";

/**
 * A board's deeds in typed arrays, for the loops of the search: the engine compiles an indexed read of a frozen list,
 * as boards have them, to a call.
 */
export class DeedTables {
  /** Every square with a deed, set by set. */
  readonly squares: Int32Array;
  /** Index in {@link squares} at which each set begins; one entry more than sets. */
  readonly start: Int32Array;
  readonly sets: number;
  /** Sets below this number are colour groups. */
  readonly groups: number;
  /** By square. */
  readonly set: Int32Array;
  readonly price: Float64Array;
  readonly loan: Float64Array;

  constructor(board: Board) {
    this.sets = board.sets.length;
    this.groups = board.groups.length;
    this.squares = Int32Array.from(board.sets.flat());
    this.start = new Int32Array(this.sets + 1);
    for (let set = 0; set < this.sets; set++) this.start[set + 1] = this.start[set] + board.sets[set].length;
    this.set = Int32Array.from(board.set);
    this.price = Float64Array.from(board.price);
    this.loan = Float64Array.from(board.mortgageValue);
  }

  /** Deeds in the set. */
  size(set: number): number {
    return this.start[set + 1] - this.start[set];
  }

  /** The `i`-th deed, counted through {@link start}. */
  square(i: number): Square {
    return this.squares[i] as Square;
  }

  /** True when a building stands in the set. */
  isBuilt(ctx: DecisionContext, set: number): boolean {
    const end = this.start[set + 1];
    for (let i = this.start[set]; i < end; i++) if (ctx.squareHouses[this.squares[i]] !== 0) return true;
    return false;
  }
}
