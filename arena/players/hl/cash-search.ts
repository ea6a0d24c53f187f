import type { Seat } from "../../../components/index.ts";
import { type AcceptanceModel, Appeals, LEAST_APPEAL } from "./acceptance-model.ts";
import type { Bundles } from "./bundles.ts";
import { kindOf, RATIO_STEPS, RATIOS, ratioStep, WITH_CASH } from "./offer-cell.ts";
import { DIGEST_SEED, mix, type OfferLog } from "./offer-log.ts";

/** Two bundles that may change hands, and what the exchange is worth before any cash. One a search, overwritten. */
export class TradePair {
  /** Number of the bundle asked for, and of the one given. */
  target = 0;
  gift = 0;
  /** Gain in dollars, less the share of the other's gain that counts as a loss. */
  base = 0;
  /** True when a colour group becomes complete in the hands of either. */
  completesMine = false;
  completesTheirs = false;
  /** True when the other side gets more railroads than it gives. */
  bringsRailroad = false;
}

/** The side of the table that is asked. */
export interface Partner {
  readonly seat: Seat;
  readonly cash: number;
}

/** The offer of the highest gain times appeal so far; `target` is −1 while there is none. */
export class BestOffer {
  score = 0;
  target = -1;
  gift = 0;
  /** Dollars given; negative where they are asked for. */
  cash = 0;
  cell = 0;
  gain = 0;
  /** The number by which the log knows it. */
  digest = 0;
}

/**
 * Balances a pair of bundles with cash, at every step of the ratio from the cheapest for the player, and keeps the best
 * offer. An offer is worked out only where the appeal of its step, at the highest gain that is still possible, would beat
 * the best so far.
 */
export class CashSearch {
  readonly best = new BestOffer();
  private readonly model: AcceptanceModel;
  private readonly log: OfferLog;
  private readonly bundles: Bundles;
  private to = 0 as Seat;
  private theirCash = 0;
  private purse = 0;
  /** Cost of a dollar given: itself, and the share of it that helps the other. */
  private dollar = 1;
  private round = 0;
  private appeals = new Appeals();
  /** Highest appeal of the kind of offer being tried, and its first step that is worth an offer. */
  private ceiling = 0;
  private firstOpen = 0;

  constructor(model: AcceptanceModel, log: OfferLog, bundles: Bundles) {
    this.model = model;
    this.log = log;
    this.bundles = bundles;
  }

  /** Begins with the offers of one turn: `purse` dollars may be spent, each of which costs `dollar`. */
  begin(round: number, purse: number, dollar: number): void {
    this.round = round;
    this.purse = purse;
    this.dollar = dollar;
  }

  /** Turns to the next partner; the best offer so far stays the one to beat. */
  ask({ seat, cash }: Partner): void {
    this.to = seat;
    this.theirCash = cash;
    this.appeals = this.model.appealsTo(seat);
    this.best.target = -1;
  }

  /** Tries the pair without cash, with cash asked for and with cash given. */
  try(pair: TradePair): void {
    const { targets, gifts } = this.bundles;
    const gives = gifts.size[pair.gift];
    const takes = targets.size[pair.target];
    const { completesTheirs, completesMine, bringsRailroad } = pair;
    const kind = kindOf(gives - takes, 0, completesTheirs, completesMine, bringsRailroad);
    if (gives > 0) this.tryAsking(pair, kind - WITH_CASH);
    if (takes === 0) return;
    if (gives > 0) this.tryEven(pair, kind);
    this.tryPaying(pair, kind + WITH_CASH);
  }

  private tryEven(pair: TradePair, kind: number): void {
    const { base } = pair;
    if (!this.promises(kind, base)) return;
    const { targets, gifts } = this.bundles;
    const step = ratioStep(gifts.market[pair.gift], targets.market[pair.target]);
    this.consider(pair, 0, base, kind * RATIOS + step);
  }

  /** Gives a dollar, or what reaches a step of the ratio: ever dearer, until it no longer pays. */
  private tryPaying(pair: TradePair, kind: number): void {
    const { dollar, purse, best } = this;
    let gain = pair.base - dollar;
    if (purse < 1 || !this.promises(kind, gain)) return;
    const { byCell } = this.appeals;
    const taken = this.bundles.targets.market[pair.target];
    const given = this.bundles.gifts.market[pair.gift];
    const first = kind * RATIOS;
    for (let step = this.firstOpen; step < RATIOS; step++) {
      if (gain * byCell[first + step] <= best.score) continue;
      const cash = step === 0 ? 1 : Math.max(1, Math.ceil(RATIO_STEPS[step - 1] * taken - given));
      gain = pair.base - cash * dollar;
      if (cash > purse || gain * this.ceiling <= best.score) return;
      const reached = ratioStep(given + cash, taken, Math.max(0, step - 1));
      this.consider(pair, cash, gain, first + reached);
    }
  }

  /** Asks for all the partner's cash, or for what still reaches a step of the ratio: ever less. */
  private tryAsking(pair: TradePair, kind: number): void {
    const { dollar, theirCash, best } = this;
    let gain = pair.base + theirCash * dollar;
    if (theirCash === 0 || !this.promises(kind, gain)) return;
    const { byCell } = this.appeals;
    const taken = this.bundles.targets.market[pair.target];
    const given = this.bundles.gifts.market[pair.gift];
    const first = kind * RATIOS;
    const lowest = ratioStep(given, taken + theirCash);
    this.consider(pair, -theirCash, gain, first + lowest);
    for (let step = Math.max(lowest + 1, this.firstOpen); step < RATIOS; step++) {
      if (gain * byCell[first + step] <= best.score) continue;
      const cash = Math.floor(given / RATIO_STEPS[step - 1] - taken);
      if (cash < 1) return;
      if (cash >= theirCash) continue;
      gain = pair.base + cash * dollar;
      if (gain * this.ceiling <= best.score) return;
      this.consider(pair, -cash, gain, first + ratioStep(given, taken + cash, step - 1));
    }
  }

  /** True when an offer of that kind, at its best ratio, could beat what there is. */
  private promises(kind: number, gain: number): boolean {
    const { score } = this.best;
    if (gain <= score) return false;
    const { most, firstOpen } = this.model.appraised(this.to, kind);
    this.ceiling = most[kind];
    this.firstOpen = firstOpen[kind];
    return this.firstOpen < RATIOS && gain * this.ceiling > score;
  }

  /** Keeps the offer if it is the best so far and was not refused lately. */
  private consider(pair: TradePair, cash: number, gain: number, cell: number): void {
    const { best } = this;
    const appeal = this.appeals.byCell[cell];
    if (gain * appeal <= best.score || appeal < LEAST_APPEAL) return;
    const digest = this.digestOf(pair, cash);
    if (this.log.refusedLately(digest, this.round)) return;
    best.score = gain * appeal;
    best.target = pair.target;
    best.gift = pair.gift;
    best.cash = cash;
    best.cell = cell;
    best.gain = gain;
    best.digest = digest;
  }

  /** One number for the offer, to know it again. */
  private digestOf({ target, gift }: TradePair, cash: number): number {
    const { targets, gifts } = this.bundles;
    return gifts.mix(mix(targets.mix(mix(mix(DIGEST_SEED, this.to), cash), target), -1), gift);
  }
}
