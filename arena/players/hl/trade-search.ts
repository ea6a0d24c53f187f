import type { Seat } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { AcceptanceModel } from "./acceptance-model.ts";
import { Bundles } from "./bundles.ts";
import { CashSearch, TradePair } from "./cash-search.ts";
import type { DeedTables } from "./deed-tables.ts";
import { DIGEST_SEED, mix, type OfferLog } from "./offer-log.ts";
import { Scales } from "./trade-gain.ts";
import type { Appraisal } from "./value.ts";

/** Changes of cash below this power of two open no new search. */
const CASH_STEP = 8;

/** An offer, its gain in dollars and how likely it is to be accepted, by the model. */
export interface Found {
  readonly offer: TradeOffer;
  /** The number by which the log knows it. */
  readonly digest: number;
  readonly cell: number;
  readonly gain: number;
  readonly chance: number;
}

/** Weights and limits of a search. */
export interface Terms {
  /** Share of the other's gain that counts as one's own loss. */
  readonly denial: number;
  /** Expected gain that an offer must exceed. */
  readonly margin: number;
  /** Cash that is not spent. */
  readonly keep: number;
}

/**
 * Looks for the offer of the highest expected gain. From each partner it asks a whole set's deeds, one of them,
 * everything, or only cash; for that it gives nothing, its one to three most idle deeds, or the key to a set of the
 * partner's, or a railroad or utility; and it balances both with cash. The model says which of these a partner takes, so the winner is the smallest
 * price that is likely to be accepted.
 */
export class TradeSearch {
  private readonly seats: readonly Seat[];
  private readonly tables: DeedTables;
  private readonly model: AcceptanceModel;
  private readonly scales: Scales;
  private readonly bundles: Bundles;
  private readonly search: CashSearch;
  private readonly pair = new TradePair();
  /** By seat: the position in which there was nothing to offer it, 0 for none. */
  private readonly exhausted: Int32Array;

  constructor(appraisal: Appraisal, model: AcceptanceModel, log: OfferLog) {
    this.seats = appraisal.seats;
    this.tables = appraisal.tables;
    this.model = model;
    this.scales = new Scales(appraisal);
    this.bundles = new Bundles(appraisal, log, this.scales);
    this.search = new CashSearch(model, log, this.bundles);
    this.exhausted = new Int32Array(appraisal.seats.length);
  }

  /** A new game begins. */
  begin(): void {
    this.exhausted.fill(0);
  }

  /** The best offer on these terms; null if there is none. */
  find(ctx: DecisionContext, terms: Terms): Found | null {
    const { search, bundles } = this;
    const { denial, margin, keep } = terms;
    search.begin(ctx.turnNumber, Math.max(0, ctx.cash - keep), 1 + denial);
    search.best.score = margin;
    this.scales.prepare(ctx);
    let found: Found | null = null;
    for (const seat of this.seats) {
      if (seat === ctx.playerId || ctx.isBankrupt(seat)) continue;
      const exhausted = this.exhausted[seat];
      if (exhausted !== 0 && exhausted === this.positionWith(ctx, seat, margin)) continue;
      const cash = ctx.opponentCash[seat];
      search.ask({ seat, cash });
      bundles.list(ctx, seat, denial);
      const before = search.best.score;
      this.tryPairs(ctx, seat, denial, cash * (1 + denial));
      if (search.best.target !== -1) found = this.bestWith(seat);
      else if (before === margin) this.exhausted[seat] = this.positionWith(ctx, seat, margin);
    }
    return found;
  }

  /**
   * A number for all that decides what there is to offer the partner: the deeds of both sides, roughly their cash, the
   * partner's answers so far, and the margin.
   */
  private positionWith(ctx: DecisionContext, other: Seat, margin: number): number {
    const { squareOwners, squareMortgaged, squareHouses, opponentCash, playerId } = ctx;
    let position = mix(mix(DIGEST_SEED, ctx.cash >> CASH_STEP), opponentCash[other] >> CASH_STEP);
    position = mix(mix(position, this.model.answersOf(other)), margin);
    const { squares } = this.tables;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i];
      const owner = squareOwners[square];
      const side = owner === playerId ? 2 : owner === other ? 4 : 0;
      position = mix(position, side + squareMortgaged[square] + (squareHouses[square] === 0 ? 0 : 8));
    }
    return position === 0 ? 1 : position;
  }

  /** `mostCash` is what all the partner's cash counts for: no offer gains more than it on top of the deeds. */
  private tryPairs(ctx: DecisionContext, other: Seat, denial: number, mostCash: number): void {
    const { search, pair } = this;
    const { best } = search;
    const { targets, gifts } = this.bundles;
    for (let t = 0; t < targets.count; t++) {
      for (let g = 0; g < gifts.count; g++) {
        if ((targets.sets[t] & gifts.sets[g]) !== 0) this.weighTogether(ctx, other, denial, t, g);
        else {
          // No set in common: the pair weighs the sum of its bundles.
          const theirs = targets.theirs[t] + gifts.theirs[g];
          pair.base = targets.mine[t] + gifts.mine[g] - denial * theirs;
          pair.completesMine = targets.completes[t] === 1;
          pair.completesTheirs = gifts.completes[g] === 1;
        }
        if (pair.base + mostCash <= best.score) continue;
        pair.bringsRailroad = gifts.railroads[g] > targets.railroads[t];
        pair.target = t;
        pair.gift = g;
        search.try(pair);
      }
    }
  }

  private weighTogether(ctx: DecisionContext, other: Seat, denial: number, t: number, g: number): void {
    const { scales, pair } = this;
    scales.start();
    this.bundles.targets.load(scales, t);
    this.bundles.gifts.load(scales, g);
    scales.read(ctx, other);
    pair.base = scales.mine - denial * scales.theirs;
    pair.completesMine = scales.completesMine;
    pair.completesTheirs = scales.completesTheirs;
  }

  /** The best offer to the partner just tried. */
  private bestWith(to: Seat): Found {
    const { targets, gifts } = this.bundles;
    const { target, gift, cash, cell, gain, digest } = this.search.best;
    return {
      offer: {
        to,
        give: bundle({ deeds: gifts.deeds(gift), cash: Math.max(0, cash) }),
        get: bundle({ deeds: targets.deeds(target), cash: Math.max(0, -cash) }),
      },
      digest,
      cell,
      gain,
      chance: this.model.chance(to, cell),
    };
  }
}
