import type { Seat, Square } from "../../../../components/index.ts";
import type { GameEvent } from "../../../../src/events/events.ts";
import type { DecisionContext, GamePhase } from "../../../../src/player/decision-context.ts";
import { RATIOS } from "../offer-cell.ts";
import { act, BID_BANDS, bandOf, PURSE_BANDS, RATIO_BANDS } from "./acts.ts";

const PHASE: Readonly<Record<GamePhase, number>> = { early: 0, mid: 1, late: 2 };
const RELEASES = { fine: 0, card: 1, doubles: 2 } as const;
/** Cash from which a seat with a complete group could build. */
const BUILDING_CASH = 150;

/** Told of every act. */
export type OnAct = (seat: Seat, act: number) => void;

/**
 * Reads what opponents do off the events of a game. Money and groups are those of this player's last question: events are
 * told a little late, and what a seat has in hand is known to a turn only.
 */
export class ActWatch {
  private readonly onAct: OnAct;
  private own = 0 as Seat;
  private ctx: DecisionContext | null = null;
  private readonly cash: number[] = [];
  private readonly out: boolean[] = [];
  private readonly hasGroup: boolean[] = [];
  /** Of the auction going on: each seat's highest bid. */
  private readonly bids: number[] = [];
  private auctioned: Square | -1 = -1;
  /** Of the turn going on. */
  private turnOf: Seat | -1 = -1;
  private offers = 0;
  private houses = 0;
  private mortgages = 0;
  private lifts = 0;

  constructor(onAct: OnAct) {
    this.onAct = onAct;
  }

  /** A game begins. */
  begin(ctx: DecisionContext): void {
    this.ctx = ctx;
    this.own = ctx.playerId;
    this.turnOf = -1;
    this.auctioned = -1;
    this.look(ctx);
  }

  /** Takes in who has how much and who holds a complete group. */
  look(ctx: DecisionContext): void {
    for (let seat = 0; seat < ctx.seats; seat++) {
      this.cash[seat] = ctx.opponentCash[seat];
      this.out[seat] = ctx.isBankrupt(seat as Seat);
      this.hasGroup[seat] = false;
      if (seat === this.own) continue;
      for (let set = 0; set < ctx.board.groups.length; set++) {
        if (ctx.ownsCompleteSet(set, seat as Seat)) this.hasGroup[seat] = true;
      }
    }
  }

  /** The seat answered an offer of this player's. */
  answered(seat: Seat, cell: number, accepted: boolean): void {
    const kind = Math.floor(cell / RATIOS);
    const band = bandOf(cell % RATIOS, RATIO_BANDS);
    this.onAct(seat, act("answer", kind * (RATIO_BANDS.length + 1) + band, accepted ? 1 : 0));
  }

  /** The seat made this player an offer. */
  offered(seat: Seat, cell: number): void {
    this.onAct(seat, act("offersMe", 0, Math.floor(cell / RATIOS)));
  }

  observe(event: GameEvent): void {
    switch (event.type) {
      case "TurnStarted":
        this.closeAuction(0);
        this.closeTurn();
        this.turnOf = event.player;
        break;
      case "PropertyBought":
        this.boughtOrNot(event.player, this.cash[event.player] - event.price, 0);
        break;
      case "PropertyDeclined":
        this.boughtOrNot(event.player, this.cash[event.player] - this.priceOf(event.square), 1);
        break;
      case "AuctionStarted":
        this.closeAuction(0);
        this.auctioned = event.square;
        this.bids.length = 0;
        break;
      case "AuctionBid":
        this.bids[event.player] = event.amount;
        break;
      case "AuctionWon":
        this.closeAuction(event.amount);
        break;
      case "HouseBuilt":
        if (event.player === this.turnOf) this.houses++;
        break;
      case "PropertyMortgaged":
        if (event.player === this.turnOf) this.mortgages++;
        break;
      case "PropertyUnmortgaged":
        if (event.player === this.turnOf) this.lifts++;
        break;
      case "TradeOffered":
        if (event.proposer === this.turnOf) this.offers++;
        break;
      case "TradeAccepted":
        this.answeredOther(event.proposer, event.responder, 1);
        break;
      case "TradeDeclined":
        this.answeredOther(event.proposer, event.responder, 0);
        break;
      case "PlayerReleasedFromJail":
        this.tell(event.player, act("jail", this.phase(), RELEASES[event.method]));
        break;
    }
  }

  private priceOf(square: Square): number {
    return this.ctx?.board.price[square] ?? 0;
  }

  private phase(): number {
    return PHASE[this.ctx?.gamePhase() ?? "early"];
  }

  private tell(seat: Seat, which: number): void {
    if (seat !== this.own) this.onAct(seat, which);
  }

  private boughtOrNot(seat: Seat, left: number, outcome: 0 | 1): void {
    this.tell(seat, act("offeredDeed", bandOf(left, PURSE_BANDS), outcome));
  }

  private answeredOther(proposer: Seat, responder: Seat, outcome: 0 | 1): void {
    if (proposer !== this.own) this.tell(responder, act("othersOffer", 0, outcome));
  }

  /** The auction going on, if any, has ended at that price: 0 when nobody bid. */
  private closeAuction(amount: number): void {
    if (this.auctioned === -1) return;
    const price = this.priceOf(this.auctioned);
    const ended = this.bidBand(amount, price);
    for (let seat = 0; seat < this.cash.length; seat++) {
      if (this.out[seat] || this.cash[seat] < price) continue;
      this.tell(seat as Seat, act("auction", ended, this.bidBand(this.bids[seat] ?? 0, price)));
    }
    this.auctioned = -1;
  }

  private bidBand(bid: number, price: number): number {
    return bid === 0 ? 0 : 1 + bandOf(bid / price, BID_BANDS);
  }

  private closeTurn(): void {
    const { turnOf } = this;
    if (turnOf !== -1 && turnOf !== this.own) {
      const phase = this.phase();
      this.tell(turnOf, act("offers", phase, Math.min(2, this.offers)));
      this.tell(turnOf, act("mortgaging", phase, this.mortgages > 0 ? 1 : 0));
      this.tell(turnOf, act("lifting", phase, this.lifts > 0 ? 1 : 0));
      if (this.hasGroup[turnOf] && (this.houses > 0 || this.cash[turnOf] >= BUILDING_CASH)) {
        const built = this.houses === 0 ? 0 : this.houses <= 2 ? 1 : 2;
        this.tell(turnOf, act("building", bandOf(this.cash[turnOf], PURSE_BANDS), built));
      }
    }
    this.offers = 0;
    this.houses = 0;
    this.mortgages = 0;
    this.lifts = 0;
  }
}
