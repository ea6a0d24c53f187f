import type { Seat, Square } from "../../../components/index.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import type { AcceptanceModel } from "./acceptance-model.ts";
import { OfferLog } from "./offer-log.ts";
import type { Found } from "./trade-search.ts";

/** Refusals in a row for which it waits one round with the next offer, and rounds that it waits at most. */
const REFUSALS_A_ROUND = 3;
const LONGEST_WAIT = 3;

/** Told how the seat answered an offer of that cell. */
export type OnAnswer = (seat: Seat, cell: number, accepted: boolean) => void;

/** The offers of one game: what was asked, how it was answered, and how long to wait before asking again. */
export class Negotiation {
  readonly log = new OfferLog();
  private readonly model: AcceptanceModel;
  private readonly onAnswer: OnAnswer;
  /** The offer whose answer is not known yet. */
  private pending: Found | null = null;
  /** Offers refused since the last that was accepted; the more, the longer it waits with the next. */
  private refusals = 0;
  private waitsUntil = 0;

  /** `onAnswer` is told how each offer was answered. */
  constructor(model: AcceptanceModel, onAnswer: OnAnswer) {
    this.model = model;
    this.onAnswer = onAnswer;
  }

  /** A new game begins. */
  begin(boardSize: number): void {
    this.log.begin(boardSize);
    this.pending = null;
    this.refusals = 0;
    this.waitsUntil = 0;
  }

  /** True when it is too early for another offer. */
  waits(ctx: DecisionContext): boolean {
    return ctx.turnNumber < this.waitsUntil;
  }

  /** An offer goes out; how it was answered shows on the board. */
  offered(found: Found): void {
    this.pending = found;
  }

  /** Sees on the board whether the last offer was accepted, and learns from it. */
  settle(ctx: DecisionContext): void {
    const { pending } = this;
    if (pending === null) return;
    this.pending = null;
    const { offer, cell, digest } = pending;
    const accepted =
      offer.get.deeds.length > 0
        ? ctx.squareOwners[offer.get.deeds[0]] === ctx.playerId
        : ctx.squareOwners[offer.give.deeds[0]] === offer.to;
    this.model.observe(offer.to, cell, accepted);
    this.onAnswer(offer.to, cell, accepted);
    if (accepted) {
      this.refusals = 0;
      this.traded(ctx, offer.to, offer);
    } else {
      this.refusals++;
      this.waitsUntil = ctx.turnNumber + Math.min(LONGEST_WAIT, Math.floor(this.refusals / REFUSALS_A_ROUND));
      this.log.refuse(digest, ctx.turnNumber);
    }
  }

  /** A trade was made. */
  traded(ctx: DecisionContext, other: Seat, { give, get }: TradeOffer): void {
    this.log.traded(ctx.turnNumber, other, give.deeds);
    this.log.traded(ctx.turnNumber, other, get.deeds);
  }

  /** True when the offer brings back a deed that was just traded with that seat. */
  undoes(ctx: DecisionContext, from: Seat, { give, get }: TradeOffer): boolean {
    const back = (square: Square): boolean => this.log.movedBetween(ctx, square, from);
    return give.deeds.some(back) || get.deeds.some(back);
  }
}
