import type { Seat, Square, Tier } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { DecisionContext, GamePhase } from "../../../src/decision-context.ts";
import { validateSettings } from "../../../src/parameters.ts";
import {
  type GameOutcome,
  type JailAnswer,
  type MortgagedDeedAnswer,
  PassivePlayer,
  type PlayerMemory,
  type RaiseStep,
} from "../../../src/player.ts";
import type { RandomKey } from "../../../src/random.ts";
import type { TradeOffer } from "../../../src/trade.ts";
import { ContextualBandit } from "../../bandit/contextual.ts";
import type { Choice } from "../../bandit/policy.ts";
import { createBandit } from "../../bandit/registry.ts";
import { canPayFine, leaveJail, raiseBuildingBid } from "../habits.ts";
import type { ArmState, Lesson, StrategyLearner } from "../strategy-learner.ts";
import type { TierDefinition } from "../tier.ts";
import { AcceptanceModel } from "./acceptance-model.ts";
import { nextBid, worthToHave } from "./bidding.ts";
import { buildingsFor, costToReach } from "./building.ts";
import { rentAhead, reserveFor } from "./exposure.ts";
import { THROW_CHANCE } from "./landing.ts";
import { cheapestSteps, idleDeedsFor, liftsFor } from "./liquidity.ts";
import { memoryOf } from "./memory.ts";
import { cellOf } from "./offer-cell.ts";
import { OfferLog } from "./offer-log.ts";
import { type HlSettings, PARAMETERS } from "./parameters.ts";
import { LastReason } from "./reasons.ts";
import { STRATEGIES, type Strategy } from "./strategies.ts";
import { gainOfAccepting, Scales } from "./trade-gain.ts";
import { type Found, TradeSearch } from "./trade-search.ts";
import { Appraisal } from "./value.ts";

const NONE: readonly never[] = Object.freeze([]);
/** How far above its price it goes for the last house. */
const LAST_HOUSE = 2;
/** Share of a rent-free gain that a deed which can be bought on the way counts for. */
const BARGAIN = 0.5;
/** Cash beyond the reserve without which an idle deed's mortgage stays. */
const LIFT_CUSHION = 300;
/** Refusals in a row for which it waits one round with the next offer, and rounds that it waits at most. */
const REFUSALS_A_ROUND = 3;
const LONGEST_WAIT = 12;
/** Contexts of the bandits when phases are told apart. */
const PHASES: readonly GamePhase[] = ["early", "mid", "late"];
/** Context of the one bandit when phases are not told apart. */
const WHOLE_GAME = "game";
/** Share of the reward that is for winning; the rest is for the place. */
const WIN_SHARE = 0.8;

/** Reward of a game, 0 to 1: mostly for the win, and the rest by placement, which says more of a lost game. */
export function rewardOf({ win, placement }: GameOutcome, seats: number): number {
  return WIN_SHARE * win + (1 - WIN_SHARE) * (1 - (placement - 1) / (seats - 1));
}

/** What it weighs with: made once for a board and a number of seats. */
interface Desk {
  readonly appraisal: Appraisal;
  readonly search: TradeSearch;
  readonly scales: Scales;
}

/**
 * The learner: strategies chosen by a bandit in each phase of a game, deeds appraised by the rent they can bring, trades
 * found by search and asked at the smallest price that its model of the partner accepts.
 */
class HlPlayer extends PassivePlayer implements StrategyLearner {
  readonly memory: PlayerMemory;
  private readonly settings: HlSettings;
  private readonly bandits: ContextualBandit;
  private readonly model: AcceptanceModel;
  private readonly log = new OfferLog();
  private readonly why = new LastReason();
  private readonly desks = new WeakMap<Board, Desk>();
  private desk: Desk | null = null;
  private ctx: DecisionContext | null = null;

  /** Situations in which a strategy is chosen. */
  private readonly contexts: readonly string[];
  private readonly choices = new Map<string, Choice>();
  private lessons: readonly Lesson[] = [];
  private phase: GamePhase = "early";
  private strategy: Strategy = STRATEGIES[0];

  /** The offer whose answer is not known yet. */
  private pending: Found | null = null;
  /** Offers refused since the last that was accepted; the more, the longer it waits with the next. */
  private refusals = 0;
  private waitsUntil = 0;

  constructor(settings: HlSettings, key: RandomKey) {
    super();
    this.settings = settings;
    this.contexts = settings.phases ? PHASES : [WHOLE_GAME];
    this.bandits = new ContextualBandit(key, (banditKey) => {
      const given = settings.policy === "fixed-arm" ? { arm: settings.arm } : {};
      return createBandit(settings.policy, STRATEGIES.length, given, banditKey);
    });
    this.model = new AcceptanceModel(settings.explore, settings.model);
    this.memory = memoryOf(this.bandits, this.model);
  }

  gameStarted(ctx: DecisionContext): void {
    this.ctx = ctx;
    this.desk = this.deskFor(ctx);
    this.desk.appraisal.begin();
    this.desk.search.begin();
    this.model.begin(ctx.seats);
    this.log.begin(ctx.board.size);
    this.pending = null;
    this.refusals = 0;
    this.waitsUntil = 0;
    this.choices.clear();
    this.phase = "early";
    this.choose(this.settings.phases ? this.phase : WHOLE_GAME);
  }

  gameEnded(ctx: DecisionContext, outcome: GameOutcome): void {
    this.settle(ctx);
    const reward = rewardOf(outcome, ctx.seats);
    this.lessons = [...this.choices].map(([context, { arm, propensity }]) => ({
      arm: this.contexts.indexOf(context) * STRATEGIES.length + arm,
      propensity,
      reward,
    }));
    if (!this.settings.learn) return;
    for (const [context, choice] of this.choices) this.bandits.in(context).update(choice, reward);
    this.model.end();
  }

  /** The strategies in each of its situations: `late: Survival`. */
  armStates(): readonly ArmState[] {
    return this.contexts.flatMap((context) => {
      const bandit = this.bandits.in(context);
      return STRATEGIES.map(({ name }, arm) => ({
        arm: `${context}: ${name}`,
        value: bandit.value(arm),
        visits: bandit.visits(arm),
        absorbed: bandit.absorbed(arm),
      }));
    });
  }

  lastLessons(): readonly Lesson[] {
    return this.lessons;
  }

  reason(): string {
    return this.ctx === null ? "" : `${this.strategy.name}: ${this.why.text(this.ctx.board)}`;
  }

  /** Leaves while there is more to gain outside than rent to pay. */
  override jailDecision(ctx: DecisionContext): JailAnswer {
    this.begin(ctx);
    const { expected } = rentAhead(ctx);
    const gain = gainAhead(ctx);
    const stays = expected > gain && (canPayFine(ctx) || ctx.hasJailCard);
    this.why.set(stays ? "stay" : "leave", expected, gain);
    return stays ? "roll" : leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    const { appraisal } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy.ambition);
    const price = ctx.board.price[square];
    const worth = worthToHave(ctx, appraisal, square, this.strategy.denial);
    const left = ctx.cash - price;
    const buys = worth >= price && left >= this.settings.floor;
    this.why.set(buys ? "buy" : "pass", worth, left, square);
    return buys;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const { appraisal } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy.ambition);
    const worth = worthToHave(ctx, appraisal, square, this.strategy.denial) * this.strategy.bid;
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
    if (!this.settings.trades || ctx.turnNumber < this.waitsUntil) return null;
    appraisal.follow(ctx, this.strategy.ambition);
    const { denial, margin } = this.strategy;
    const found = search.find(ctx, { denial, margin, keep: this.settings.floor });
    if (found === null) return null;
    this.pending = found;
    this.why.set("offer", found.gain, found.chance, found.offer.get.deeds[0] ?? -1);
    return found.offer;
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    const { appraisal, scales } = this.begin(ctx);
    appraisal.follow(ctx, this.strategy.ambition);
    // Whoever makes an offer would take it.
    this.model.observe(from, cellOf(ctx, ctx.playerId, from, offer.get, offer.give), true);
    const gain = gainOfAccepting(ctx, scales, from, offer, this.strategy.denial);
    const accepts = gain > 0 && !this.undoes(ctx, from, offer);
    this.why.set(accepts ? "accept" : "refuse", gain);
    if (accepts) this.logTrade(ctx, from, offer);
    return accepts;
  }

  /** What every answer begins with: the answer to the last offer is seen on the board, and the phase may have changed. */
  private begin(ctx: DecisionContext): Desk {
    if (this.pending !== null) this.settle(ctx);
    const phase = ctx.gamePhase();
    if (phase !== this.phase) {
      this.phase = phase;
      if (this.settings.phases) this.choose(phase);
    }
    return this.desk as Desk;
  }

  private deskFor(ctx: DecisionContext): Desk {
    const known = this.desks.get(ctx.board);
    if (known?.appraisal.seats === ctx.seats) return known;
    const appraisal = new Appraisal(ctx.board, ctx.seats, this.settings);
    const search = new TradeSearch(appraisal, this.model, this.log);
    const desk = { appraisal, search, scales: new Scales(appraisal) };
    this.desks.set(ctx.board, desk);
    return desk;
  }

  private choose(context: string): void {
    const choice = this.bandits.in(context).select();
    this.choices.set(context, choice);
    this.strategy = STRATEGIES[choice.arm];
  }

  private reserve(ctx: DecisionContext): number {
    return reserveFor(ctx, this.settings.floor, this.strategy.reserve);
  }

  /** Sees on the board whether the last offer was accepted, and learns from it. */
  private settle(ctx: DecisionContext): void {
    const { pending } = this;
    if (pending === null) return;
    this.pending = null;
    const { offer, cell, digest } = pending;
    const accepted =
      offer.get.deeds.length > 0
        ? ctx.squareOwners[offer.get.deeds[0]] === ctx.playerId
        : ctx.squareOwners[offer.give.deeds[0]] === offer.to;
    this.model.observe(offer.to, cell, accepted);
    if (accepted) {
      this.refusals = 0;
      this.logTrade(ctx, offer.to, offer);
    } else {
      this.refusals++;
      this.waitsUntil = ctx.turnNumber + Math.min(LONGEST_WAIT, Math.floor(this.refusals / REFUSALS_A_ROUND));
      this.log.refuse(digest, ctx.turnNumber);
    }
  }

  private logTrade(ctx: DecisionContext, other: Seat, { give, get }: TradeOffer): void {
    this.log.traded(ctx.turnNumber, other, give.deeds);
    this.log.traded(ctx.turnNumber, other, get.deeds);
  }

  /** Whether the offer brings back a deed that was just traded with that seat. */
  private undoes(ctx: DecisionContext, from: Seat, { give, get }: TradeOffer): boolean {
    const back = (square: Square): boolean => this.log.movedBetween(ctx, square, from);
    return give.deeds.some(back) || get.deeds.some(back);
  }
}

/** What the next throw may gain: a share of the salary, and of the price of deeds that nobody owns. */
function gainAhead(ctx: DecisionContext): number {
  const { board, rules } = ctx;
  let gain = (rules.salary * 7) / board.size;
  for (let sum = 2; sum <= 12; sum++) {
    const square = ((ctx.position + sum) % board.size) as Square;
    if (board.set[square] === -1 || ctx.squareOwners[square] >= 0) continue;
    gain += THROW_CHANCE[sum] * board.price[square] * BARGAIN;
  }
  return gain;
}

export const HL: TierDefinition = {
  id: "hl" as Tier,
  label: "HL",
  version: 1,
  learns: true,
  summary:
    "the learner: strategies from a bandit in each phase, a model of what others accept, trades found by search",
  parameters: PARAMETERS,
  create: (settings, key) => new HlPlayer(validateSettings(PARAMETERS, settings), key),
};
