import type { Seat } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { AcceptanceModel } from "./acceptance-model.ts";
import { Bundles } from "./bundles.ts";
import type { DeedTables } from "./deed-tables.ts";
import { kindOf, RATIO_STEPS, RATIOS, ratioStep, WITH_CASH } from "./offer-cell.ts";
import { DIGEST_SEED, mix, type OfferLog } from "./offer-log.ts";
import { Scales } from "./trade-gain.ts";
import type { Appraisal } from "./value.ts";

/** Changes of cash below this power of two open no new search. */
const CASH_STEP = 8;
/** Offers that are less likely to be accepted are not made: each costs a search, and one of three in a turn. */
const LEAST_APPEAL = 0.1;

/** An offer, what it would gain and how likely it is to be accepted, by the model. */
export interface Found {
  readonly offer: TradeOffer;
  /** The number by which the log knows it. */
  readonly digest: number;
  readonly cell: number;
  readonly gain: number;
  readonly chance: number;
}

/** How to weigh and how much to spend. */
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
 * partner's; and it balances both with cash at every step of the ratio, from the cheapest. The model says which of these
 * a partner takes, so the winner is the smallest price that is likely to be accepted.
 */
export class TradeSearch {
  private readonly tables: DeedTables;
  private readonly model: AcceptanceModel;
  private readonly log: OfferLog;
  private readonly scales: Scales;
  private readonly bundles: Bundles;
  /** By seat: the position in which there was nothing to offer it, 0 for none. */
  private readonly exhausted: Int32Array;
  private round = 0;
  // The partner and the pair of bundles being tried.
  private to = -1 as Seat;
  private target = 0;
  private gift = 0;
  private base = 0;
  private cashWeight = 1;
  private purse = 0;
  private theirCash = 0;
  private appeals: Float64Array = new Float64Array(0);
  private completesMine = false;
  private completesTheirs = false;
  private marketTaken = 0;
  private marketGiven = 0;
  /** The highest appeal of the kind of offer being tried. */
  private ceiling = 0;

  /** Expected gain of the best so far, over all partners. */
  private score = 0;
  // The best with the partner being tried; no bundle of targets: nothing better than before.
  private bestTarget = -1;
  private bestGift = 0;
  private bestCash = 0;
  private bestCell = 0;
  private bestGain = 0;
  private bestDigest = 0;

  constructor(appraisal: Appraisal, model: AcceptanceModel, log: OfferLog) {
    this.tables = appraisal.tables;
    this.model = model;
    this.log = log;
    this.scales = new Scales(appraisal);
    this.bundles = new Bundles(appraisal, log, this.scales);
    this.exhausted = new Int32Array(appraisal.seats);
  }

  /** A new game begins. */
  begin(): void {
    this.exhausted.fill(0);
  }

  /** The best offer on these terms; null if there is none. */
  find(ctx: DecisionContext, terms: Terms): Found | null {
    this.score = terms.margin;
    this.round = ctx.turnNumber;
    let best: Found | null = null;
    this.cashWeight = 1 + terms.denial;
    this.purse = Math.max(0, ctx.cash - terms.keep);
    for (let seat = 0; seat < ctx.seats; seat++) {
      if (seat === ctx.playerId || ctx.isBankrupt(seat as Seat)) continue;
      const position = this.positionWith(ctx, seat as Seat, terms);
      if (position === this.exhausted[seat]) continue;
      this.to = seat as Seat;
      this.theirCash = ctx.opponentCash[seat];
      this.appeals = this.model.appealsTo(seat);
      this.bundles.list(ctx, this.to, terms.denial);
      this.bestTarget = -1;
      const before = this.score;
      this.tryPairs(ctx, terms.denial);
      if (this.bestTarget !== -1) best = this.bestWithPartner();
      else if (before === terms.margin) this.exhausted[seat] = position;
    }
    return best;
  }

  /**
   * A number for all that decides what there is to offer the partner: the deeds of both sides, roughly their cash, the
   * partner's answers so far, and the terms.
   */
  private positionWith(ctx: DecisionContext, other: Seat, terms: Terms): number {
    const { squareOwners, squareMortgaged, squareHouses, opponentCash, playerId } = ctx;
    let position = mix(mix(DIGEST_SEED, ctx.cash >> CASH_STEP), opponentCash[other] >> CASH_STEP);
    position = mix(mix(position, this.model.answersOf(other)), terms.margin);
    const { squares } = this.tables;
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i];
      const owner = squareOwners[square];
      const side = owner === playerId ? 2 : owner === other ? 4 : 0;
      position = mix(position, side + squareMortgaged[square] + (squareHouses[square] === 0 ? 0 : 8));
    }
    return position === 0 ? 1 : position;
  }

  private tryPairs(ctx: DecisionContext, denial: number): void {
    const { targets, gifts } = this.bundles;
    const mostCash = this.theirCash * this.cashWeight;
    for (let t = 0; t < targets.count; t++) {
      for (let g = 0; g < gifts.count; g++) {
        const netDeeds = gifts.size[g] - targets.size[t];
        if (gifts.size[g] + targets.size[t] === 0) continue;
        this.weighPair(ctx, t, g, denial);
        if (this.base + mostCash <= this.score) continue;
        this.target = t;
        this.gift = g;
        this.marketTaken = targets.market[t];
        this.marketGiven = gifts.market[g];
        const kind = kindOf(netDeeds, 0, this.completesTheirs, this.completesMine);
        if (gifts.size[g] > 0) this.tryAsking(kind - WITH_CASH);
        if (targets.size[t] > 0) this.tryPaying(kind, kind + WITH_CASH);
      }
    }
  }

  private weighPair(ctx: DecisionContext, t: number, g: number, denial: number): void {
    const { scales } = this;
    const { targets, gifts } = this.bundles;
    if ((targets.sets[t] & gifts.sets[g]) === 0) {
      this.base = targets.mine[t] + gifts.mine[g] - denial * (targets.theirs[t] + gifts.theirs[g]);
      this.completesMine = targets.completes[t] === 1;
      this.completesTheirs = gifts.completes[g] === 1;
      return;
    }
    scales.start();
    targets.load(ctx, scales, t);
    gifts.load(ctx, scales, g);
    scales.read(ctx, this.to);
    this.base = scales.mine - denial * scales.theirs;
    this.completesMine = scales.completesMine;
    this.completesTheirs = scales.completesTheirs;
  }

  /** Gives nothing to boot, a dollar, and what reaches each step of the ratio: ever dearer, until it no longer pays. */
  private tryPaying(even: number, kind: number): void {
    if (this.bundles.gifts.size[this.gift] > 0 && this.promises(even, this.base)) this.consider(0, even, 0);
    if (!this.promises(kind, this.base) || !this.consider(1, kind, 0)) return;
    const { marketTaken, marketGiven } = this;
    for (let i = 0; i < RATIO_STEPS.length; i++) {
      const cash = Math.ceil(RATIO_STEPS[i] * marketTaken - marketGiven);
      if (cash > 1 && !this.consider(cash, kind, i)) return;
    }
  }

  /** Asks for all the partner's cash, and for what reaches each step of the ratio: ever less. */
  private tryAsking(kind: number): void {
    const { theirCash, marketTaken, marketGiven } = this;
    if (theirCash === 0 || !this.promises(kind, this.base + theirCash * this.cashWeight)) return;
    if (!this.consider(-theirCash, kind, 0)) return;
    for (let i = 0; i < RATIO_STEPS.length; i++) {
      const cash = Math.floor(marketGiven / RATIO_STEPS[i] - marketTaken);
      if (cash < 1) return;
      if (cash < theirCash && !this.consider(-cash, kind, i)) return;
    }
  }

  /** Whether an offer of that kind, at its best ratio, could beat what there is. */
  private promises(kind: number, gain: number): boolean {
    if (gain <= this.score) return false;
    this.ceiling = this.model.mostAppeal(this.to, kind);
    return this.ceiling >= LEAST_APPEAL && gain * this.ceiling > this.score;
  }

  /**
   * Keeps the trade with `cash` on top if it is the best so far; its ratio is known to reach step `least`. False once no
   * dearer one can be.
   */
  private consider(cash: number, kind: number, least: number): boolean {
    if (cash > this.purse) return false;
    const gain = this.base - cash * this.cashWeight;
    if (gain * this.ceiling <= this.score) return false;
    const step =
      cash > 0
        ? ratioStep(this.marketGiven + cash, this.marketTaken, least)
        : ratioStep(this.marketGiven, this.marketTaken - cash, least);
    const cell = kind * RATIOS + step;
    const appeal = this.appeals[cell];
    if (gain * appeal <= this.score || appeal < LEAST_APPEAL) return true;
    const digest = this.digestWith(cash);
    if (this.log.refusedLately(digest, this.round)) return true;
    this.score = gain * appeal;
    this.bestTarget = this.target;
    this.bestGift = this.gift;
    this.bestCash = cash;
    this.bestCell = cell;
    this.bestGain = gain;
    this.bestDigest = digest;
    return true;
  }

  /** One number for the trade being tried, to know it again. */
  private digestWith(cash: number): number {
    const asked = this.bundles.targets.mix(mix(mix(DIGEST_SEED, this.to), cash), this.target);
    return this.bundles.gifts.mix(mix(asked, -1), this.gift);
  }

  /** The best trade with the partner just tried, if it is better than those before. */
  private bestWithPartner(): Found {
    const cash = this.bestCash;
    return {
      offer: {
        to: this.to,
        give: bundle({ deeds: this.bundles.gifts.deeds(this.bestGift), cash: Math.max(0, cash) }),
        get: bundle({ deeds: this.bundles.targets.deeds(this.bestTarget), cash: Math.max(0, -cash) }),
      },
      digest: this.bestDigest,
      cell: this.bestCell,
      gain: this.bestGain,
      chance: this.model.chance(this.to, this.bestCell),
    };
  }
}
