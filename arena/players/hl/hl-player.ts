import type { Seat, Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import { NONE } from "../../../src/events/questions.ts";
import type { TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import {
  type GameOutcome,
  type JailAnswer,
  type MortgagedDeedAnswer,
  PassivePlayer,
  type PlayerMemory,
  type RaiseStep,
} from "../../../src/player/player.ts";
import { canPayFine, leaveJail, raiseBuildingBid } from "../heuristics.ts";
import type { ArmState, Lesson, StrategyLearner } from "../strategy-learner.ts";
import { AcceptanceModel } from "./acceptance-model.ts";
import { nextBid, worthToHave } from "./bidding.ts";
import { buildingsFor, costToReach } from "./building.ts";
import { cheapestSteps, idleDeedsFor, liftsFor } from "./liquidity.ts";
import { gainAhead, LookAhead } from "./look-ahead.ts";
import { memoryOf } from "./memory.ts";
import { Negotiation } from "./negotiation.ts";
import { cellOf } from "./offer-cell.ts";
import type { HlSettings } from "./parameters.ts";
import { LastReason } from "./reasons.ts";
import type { ActWatch } from "./recognition/act-watch.ts";
import type { Strategy } from "./strategies.ts";
import type { StrategyChoice } from "./strategy-choice.ts";
import { gainOfAccepting, Scales } from "./trade-gain.ts";
import { TradeSearch } from "./trade-search.ts";
import { Appraisal } from "./value.ts";

/** Highest bid for the last house, as a multiple of its price. */
const LAST_HOUSE = 2;
/** Cash beyond the reserve without which an idle deed's mortgage stays. */
const LIFT_CUSHION = 300;
/** Multiple of its patience for which it denies others what they gain in full. */
const DENIAL_LASTS = 2;
/** Appraisal and search, made once for a board and a number of seats. */
interface Desk {
  readonly appraisal: Appraisal;
  readonly search: TradeSearch;
  readonly scales: Scales;
}

/**
 * The learner: a strategy chosen by a bandit for each game (or each phase of it) or by who is recognised at the table, deeds
 * appraised by the rent they can bring, trades found by search and asked at the smallest price that its model of the partner
 * accepts.
 */
export class HlPlayer extends PassivePlayer implements StrategyLearner {
  readonly memory: PlayerMemory;
  private readonly settings: HlSettings;
  private readonly choice: StrategyChoice;
  /** Sees what opponents do, where somebody wants to know. */
  protected readonly watch: ActWatch | null;
  private readonly model: AcceptanceModel;
  private readonly talks: Negotiation;
  private readonly why = new LastReason();
  private readonly ahead = new LookAhead();
  private readonly desks = new WeakMap<Board, Desk>();
  private desk: Desk | null = null;
  private ctx: DecisionContext | null = null;

  constructor(settings: HlSettings, choice: StrategyChoice, watch: ActWatch | null = null) {
    super();
    this.settings = settings;
    this.choice = choice;
    this.watch = watch;
    this.model = new AcceptanceModel(settings.explore, settings.model);
    this.talks = new Negotiation(this.model, (seat, cell, accepted) => watch?.answered(seat, cell, accepted));
    this.memory = memoryOf(choice, this.model);
  }

  gameStarted(ctx: DecisionContext): void {
    this.ctx = ctx;
    this.desk = this.deskFor(ctx);
    this.desk.appraisal.begin();
    this.desk.search.begin();
    this.model.begin(ctx.seats);
    this.talks.begin(ctx.board.size);
    this.watch?.begin(ctx);
    this.choice.begin(ctx);
  }

  gameEnded(ctx: DecisionContext, outcome: GameOutcome): void {
    this.talks.settle(ctx);
    const { learn } = this.settings;
    this.choice.end(ctx, outcome, learn);
    if (learn) this.model.end();
  }

  armStates(): readonly ArmState[] {
    return this.choice.armStates();
  }

  lastLessons(): readonly Lesson[] {
    return this.choice.lessons;
  }

  reason(): string {
    return this.ctx === null ? "" : `${this.strategy.name}: ${this.why.text(this.ctx.board)}`;
  }

  /** Leaves while there is more to gain outside than rent to pay. */
  override jailDecision(ctx: DecisionContext): JailAnswer {
    this.begin(ctx);
    const { expected } = this.ahead.look(ctx);
    const gain = gainAhead(ctx);
    const stays = expected > gain && (canPayFine(ctx) || ctx.hasJailCard);
    this.why.set(stays ? "stay" : "leave", expected, gain);
    return stays ? "roll" : leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    const { appraisal } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy);
    const price = ctx.board.price[square];
    const worth = worthToHave(ctx, appraisal, square, this.denial(ctx));
    const left = ctx.cash - price;
    const buys = worth >= price * this.strategy.buy && left >= this.settings.floor;
    this.why.set(buys ? "buy" : "pass", worth, left, square);
    return buys;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const { appraisal } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy);
    const worth = worthToHave(ctx, appraisal, square, this.denial(ctx)) * this.strategy.bid;
    const limit = Math.min(worth, ctx.cash - this.settings.floor);
    const bid = nextBid(ctx, square, standing, limit);
    if (bid > 0) this.why.set("bid", bid, limit, square);
    else this.why.set("drop", standing, limit, square);
    return bid;
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    this.begin(ctx);
    const bid = raiseBuildingBid(ctx, square, standing, LAST_HOUSE, this.reserve(ctx));
    if (bid > 0) this.why.set("bid", bid, ctx.board.houseCost[square] * LAST_HOUSE, square);
    else this.why.set("drop", standing, ctx.board.houseCost[square] * LAST_HOUSE, square);
    return bid;
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    const { appraisal } = this.begin(ctx);
    const reserve = this.reserve(ctx);
    const lots = buildingsFor(ctx, appraisal, reserve);
    if (lots.length > 0) this.why.set("build", lots.length, reserve);
    else this.why.set("wait", ctx.cash, reserve);
    return lots;
  }

  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    this.begin(ctx);
    const spare = ctx.cash - this.reserve(ctx);
    const canBuild = costToReach(ctx, this.strategy.mortgageTo) > 0 || spare < LIFT_CUSHION;
    const lifted = liftsFor(ctx, spare, canBuild);
    this.why.set("lift", lifted.length, spare);
    return lifted;
  }

  /** Idle deeds go for houses: mortgaged at the end of this turn, built with in the next. */
  override mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    const { appraisal } = this.begin(ctx);
    const need = costToReach(ctx, this.strategy.mortgageTo);
    if (need === 0) return NONE;
    const open = need - Math.max(0, ctx.cash - this.reserve(ctx));
    const deeds = idleDeedsFor(ctx, appraisal, open);
    this.why.set("mortgage", deeds.length, open);
    return deeds;
  }

  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    const { appraisal } = this.begin(ctx);
    const steps = cheapestSteps(ctx, appraisal, missing);
    this.why.set("raise", missing, steps.length);
    return steps;
  }

  override takeMortgagedDeed(ctx: DecisionContext, square: Square): MortgagedDeedAnswer {
    this.begin(ctx);
    const set = ctx.board.set[square];
    const completes = set < ctx.board.groups.length && ctx.ownsCompleteSet(set);
    return completes && ctx.cash - ctx.liftCost(square) >= this.reserve(ctx) ? "lift" : "keep";
  }

  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    const { appraisal, search } = this.begin(ctx);
    this.why.set("noOffer");
    if (!this.settings.trades || this.talks.waits(ctx)) return null;
    appraisal.follow(ctx, this.strategy);
    const terms = { denial: this.denial(ctx), margin: this.strategy.margin, keep: this.settings.floor };
    const found = search.find(ctx, terms);
    if (found === null) return null;
    this.talks.offered(found);
    this.why.set("offer", found.gain, found.chance, found.offer.get.deeds[0] ?? -1);
    return found.offer;
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    const { appraisal, scales } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy);
    // Whoever makes an offer would take it.
    const cell = cellOf(ctx, ctx.playerId, from, offer.get, offer.give);
    this.model.observe(from, cell, true);
    this.watch?.offered(from, cell);
    const gain = gainOfAccepting(ctx, scales, from, offer, this.denial(ctx));
    const accepts = gain > 0 && !this.talks.undoes(ctx, from, offer);
    this.why.set(accepts ? "accept" : "refuse", gain);
    if (accepts) this.talks.traded(ctx, from, offer);
    return accepts;
  }

  /** Begins every answer: reads the answer to the last offer off the board and follows the phase of the game. */
  private begin(ctx: DecisionContext): Desk {
    this.talks.settle(ctx);
    this.choice.follow(ctx);
    this.watch?.look(ctx);
    return this.desk as Desk;
  }

  private get strategy(): Strategy {
    return this.choice.current;
  }

  /** Share of another's gain that counts as its own loss: less and less in a long deadlock, which somebody must end. */
  private denial(ctx: DecisionContext): number {
    const { denial, patience } = this.strategy;
    return denial * Math.min(1, (DENIAL_LASTS * patience) / ctx.turnNumber);
  }

  private deskFor(ctx: DecisionContext): Desk {
    const known = this.desks.get(ctx.board);
    if (known?.appraisal.seats.length === ctx.seats) return known;
    const appraisal = new Appraisal(ctx.board, ctx.seats, this.settings, this.strategy);
    const search = new TradeSearch(appraisal, this.model, this.talks.log);
    const desk = { appraisal, search, scales: new Scales(appraisal) };
    this.desks.set(ctx.board, desk);
    return desk;
  }

  private reserve(ctx: DecisionContext): number {
    return this.ahead.reserve(ctx, this.settings.floor, this.strategy.reserve);
  }
}
