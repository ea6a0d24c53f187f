import type { Seat, Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { mix } from "./offer-log.ts";
import type { Scales } from "./trade-gain.ts";

/** Bundles on one side at most, for each set of the board, and beyond. */
const BUNDLES_A_SET = 2;
const OTHER_BUNDLES = 6;

/**
 * Bundles of deeds that may stand on one side of a trade with one partner, each weighed once. Overwritten from search
 * to search: nothing is allocated.
 */
export class Side {
  count = 0;
  /** Deeds in each bundle. */
  readonly size: Int32Array;
  /** Gain of the player, and of the other, when the bundle changes hands, in dollars. */
  readonly mine: Float64Array;
  readonly theirs: Float64Array;
  /** Printed worth. */
  readonly market: Float64Array;
  /** 1 when it completes a colour group for the one who gets it. */
  readonly completes: Uint8Array;
  /** Bits of the sets it touches: two bundles without a bit in common weigh the sum of their weights. */
  readonly sets: Int32Array;
  /** Railroads in each bundle. */
  readonly railroads: Uint8Array;
  private readonly squares: Int32Array;
  private readonly board: Board;
  private readonly width: number;
  private readonly taken: boolean;

  /** `taken`: the player gets the bundles; else it gives them. */
  constructor(board: Board, taken: boolean) {
    const most = BUNDLES_A_SET * board.sets.length + OTHER_BUNDLES;
    this.size = new Int32Array(most);
    this.mine = new Float64Array(most);
    this.theirs = new Float64Array(most);
    this.market = new Float64Array(most);
    this.completes = new Uint8Array(most);
    this.sets = new Int32Array(most);
    this.railroads = new Uint8Array(most);
    this.board = board;
    this.width = board.deeds.length;
    this.squares = new Int32Array(most * this.width);
    this.taken = taken;
  }

  clear(): void {
    this.count = 0;
  }

  /** Begins an empty bundle and returns its number. */
  open(): number {
    this.size[this.count] = 0;
    this.railroads[this.count] = 0;
    return this.count++;
  }

  add(bundle: number, square: Square): void {
    this.squares[bundle * this.width + this.size[bundle]++] = square;
    if (this.board.set[square] === this.board.railroadSet) this.railroads[bundle]++;
  }

  /** The `i`-th deed of the bundle. */
  deed(bundle: number, i: number): Square {
    return this.squares[bundle * this.width + i] as Square;
  }

  deeds(bundle: number): Square[] {
    const deeds: Square[] = [];
    for (let i = 0; i < this.size[bundle]; i++) deeds.push(this.deed(bundle, i));
    return deeds;
  }

  /** Mixes the deeds of the bundle into a digest. */
  mix(digest: number, bundle: number): number {
    let mixed = digest;
    for (let i = 0; i < this.size[bundle]; i++) mixed = mix(mixed, this.deed(bundle, i));
    return mixed;
  }

  /** Puts the bundle on its pan. */
  load(scales: Scales, bundle: number): void {
    for (let i = 0; i < this.size[bundle]; i++) {
      if (this.taken) scales.take(this.deed(bundle, i));
      else scales.give(this.deed(bundle, i));
    }
  }

  /** Weighs every bundle of the list by itself. */
  weigh(ctx: DecisionContext, scales: Scales, other: Seat): void {
    for (let bundle = 0; bundle < this.count; bundle++) {
      scales.start();
      this.load(scales, bundle);
      scales.read(ctx, other);
      this.mine[bundle] = scales.mine;
      this.theirs[bundle] = scales.theirs;
      this.market[bundle] = scales.marketTaken + scales.marketGiven;
      this.completes[bundle] = scales.completesMine || scales.completesTheirs ? 1 : 0;
      this.sets[bundle] = scales.sets;
    }
  }
}
