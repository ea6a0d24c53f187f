import type { Seat, Square } from "../../../components/index.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { DeedTables } from "./deed-tables.ts";
import { MORTGAGED_SHARE } from "./offer-cell.ts";
import type { Appraisal } from "./value.ts";

/**
 * Weighs deeds changing hands between the player and one other: `prepare` in a new position, `start`, then `take` and `give` for each deed, then
 * `read`. Sets are weighed as wholes, so a key that completes one counts for what it completes. Reused; the last
 * reading stands in the fields.
 */
export class Scales {
  /** Worth of the deeds to the player, in dollars. */
  mine = 0;
  /** The same for the other side. */
  theirs = 0;
  /** True when a colour group becomes complete in the hands of either. */
  completesMine = false;
  completesTheirs = false;
  /** Printed worth of both sides. */
  marketTaken = 0;
  marketGiven = 0;
  /** A bit for each set touched; sets beyond the 31st share them. */
  sets = 0;

  private readonly appraisal: Appraisal;
  private readonly tables: DeedTables;
  private readonly net: Int8Array;
  private readonly touched: Int32Array;
  private touchedCount = 0;
  /** By square: what the deed is worth, the interest that its receiver owes at once, and its printed worth. */
  private readonly worth: Float64Array;
  private readonly interest: Float64Array;
  private readonly market: Float64Array;

  constructor(appraisal: Appraisal) {
    this.appraisal = appraisal;
    this.tables = appraisal.tables;
    this.net = new Int8Array(this.tables.sets);
    this.touched = new Int32Array(this.tables.squares.length);
    this.worth = new Float64Array(appraisal.board.size);
    this.interest = new Float64Array(appraisal.board.size);
    this.market = new Float64Array(appraisal.board.size);
  }

  start(): void {
    this.mine = 0;
    this.theirs = 0;
    this.marketTaken = 0;
    this.marketGiven = 0;
    this.sets = 0;
    this.touchedCount = 0;
  }

  /** Takes in what every deed is worth as it stands: once before any weighing in the same position. */
  prepare(ctx: DecisionContext): void {
    const { worth, interest, market, tables } = this;
    for (let i = 0; i < tables.squares.length; i++) {
      const square = tables.square(i);
      const loan = ctx.squareMortgaged[square] !== 0;
      worth[square] = this.appraisal.deedWorth(ctx, square);
      interest[square] = loan ? ctx.liftCost(square) - tables.loan[square] : 0;
      market[square] = loan ? tables.price[square] * MORTGAGED_SHARE : tables.price[square];
    }
  }

  take(square: Square): void {
    const worth = this.worth[square];
    this.mine += worth - this.interest[square];
    this.theirs -= worth;
    this.marketTaken += this.market[square];
    this.touch(square, 1);
  }

  give(square: Square): void {
    const worth = this.worth[square];
    this.mine -= worth;
    this.theirs += worth - this.interest[square];
    this.marketGiven += this.market[square];
    this.touch(square, -1);
  }

  read(ctx: DecisionContext, other: Seat): void {
    const { appraisal, tables, net } = this;
    const { playerId } = ctx;
    this.completesMine = false;
    this.completesTheirs = false;
    for (let i = 0; i < this.touchedCount; i++) {
      const set = this.touched[i];
      const change = net[set];
      if (change === 0) continue;
      net[set] = 0;
      const own = ctx.ownedInGroup(set);
      const others = ctx.ownedInGroup(set, other);
      this.mine += appraisal.setBonus(playerId, set, own + change) - appraisal.setBonus(playerId, set, own);
      this.theirs += appraisal.setBonus(other, set, others - change) - appraisal.setBonus(other, set, others);
      if (set >= tables.groups) continue;
      const size = tables.size(set);
      if (own + change === size) this.completesMine = true;
      else if (others - change === size) this.completesTheirs = true;
    }
  }

  private touch(square: Square, sign: 1 | -1): void {
    const set = this.tables.set[square];
    if (this.net[set] === 0) this.touched[this.touchedCount++] = set;
    this.net[set] += sign;
    this.sets |= 1 << set;
  }
}

/** Gain in dollars of the seat that accepts an offer of `from`, less the share `denial` of the other's gain. */
export function gainOfAccepting(
  ctx: DecisionContext,
  scales: Scales,
  from: Seat,
  { give, get }: TradeOffer,
  denial: number,
): number {
  scales.prepare(ctx);
  scales.start();
  for (const square of give.deeds) scales.take(square);
  for (const square of get.deeds) scales.give(square);
  scales.read(ctx, from);
  const cash = give.cash - get.cash;
  return scales.mine + cash - denial * (scales.theirs - cash);
}
