import type { Seat, Square, Tier } from "../../../components/index.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext, GamePhase } from "../../../src/player/decision-context.ts";
import { validateSettings } from "../../../src/player/parameters.ts";
import {
  type GameOutcome,
  type JailAnswer,
  PassivePlayer,
  type PlayerMemory,
  type RaiseStep,
} from "../../../src/player/player.ts";
import type { Bandit } from "../bandit/bandit.ts";
import type { Choice } from "../bandit/policy.ts";
import { createBandit } from "../bandit/registry.ts";
import {
  buildByRank,
  leaveJail,
  liftByRank,
  mortgageByRank,
  raiseBid,
  raiseBuildingBid,
} from "../heuristics.ts";
import { PHASE_ARM, STRATEGIES, type Strategy } from "../strategies.ts";
import type { ArmState, Lesson, StrategyLearner } from "../strategy-learner.ts";
import type { TierDefinition } from "../tier.ts";
import { createsOpponentMonopoly, maxRentExposure, strategicValue } from "../valuation.ts";
import { type SpecSettings, specParameters } from "./hl-spec-parameters.ts";
import { plainValue, protectedValue, RESERVE, rentPerCost } from "./validator.ts";

/** Offer for the deed that completes a set, as a multiple of the price. */
const TRADE_PREMIUM = 1.3;
/** Worth of a deed that it is asked to give away, as a multiple of its strategic value. */
const RELUCTANCE = 1.2;
/** Highest bid for the last house, as a multiple of its price. */
const LAST_HOUSE = 1.5;
/** Lead in value that the phase's arm needs over the arm in play to take over in mid-game. */
const SWITCH_MARGIN = 0.1;
/** Games between explorations; the arm of an exploring game is played to its end. */
const EXPLORE_EVERY = 10;

/** Reward of a game (specification): 1 for a win, 0.3 for surviving, 0 for bankruptcy. */
export function rewardOf(outcome: GameOutcome): number {
  if (outcome.win > 0) return outcome.win;
  return outcome.survived ? 0.3 : 0;
}

/**
 * The learner as specified (P4): Validator's safety, opponents' rents, a strategy per game from a bandit, and the
 * phase's preferred strategy where its value says so.
 */
class HlSpecPlayer extends PassivePlayer implements StrategyLearner {
  readonly memory: PlayerMemory;
  private readonly bandit: Bandit;
  private choice: Choice = { arm: 0, propensity: 1 };
  private strategy: Strategy = STRATEGIES[0];
  private phase: GamePhase = "early";
  private games = 0;
  private lessons: readonly Lesson[] = [];
  private exploring = false;
  /** Round of the last offer: one a turn. */
  private offeredRound = 0;
  /** By square: the owner, plus one, that turned down an offer for it in this game. Asking it again is no use. */
  private turnedDown = new Int8Array(0);

  constructor({ policy, arm }: SpecSettings, key: RandomKey) {
    super();
    this.bandit = createBandit(policy, STRATEGIES.length, policy === "fixed-arm" ? { arm } : {}, key);
    this.memory = this.bandit;
  }

  gameStarted(ctx: DecisionContext): void {
    if (this.turnedDown.length !== ctx.board.size) this.turnedDown = new Int8Array(ctx.board.size);
    this.turnedDown.fill(0);
    this.games = this.gameCount() + 1;
    this.exploring = this.games % EXPLORE_EVERY === 0;
    this.phase = "early";
    this.offeredRound = 0;
    this.play(this.bandit.select());
  }

  gameEnded(_ctx: DecisionContext, outcome: GameOutcome): void {
    const reward = rewardOf(outcome);
    this.bandit.update(this.choice, reward);
    this.lessons = [{ ...this.choice, reward }];
  }

  override jailDecision(ctx: DecisionContext): JailAnswer {
    this.follow(ctx);
    if (ctx.gamePhase() === "late" && this.threatLevel(ctx) > ctx.cash) return "roll";
    return leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    this.follow(ctx);
    const price = ctx.board.price[square];
    return strategicValue(ctx, square) / price > this.strategy.buyRatio && ctx.cash - price >= RESERVE;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const limit = Math.min(strategicValue(ctx, square) * this.strategy.bidRatio, ctx.cash - RESERVE);
    return raiseBid(ctx, square, standing, limit);
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBuildingBid(ctx, square, standing, LAST_HOUSE, RESERVE);
  }

  override buildHouses(ctx: DecisionContext): readonly Square[] {
    this.follow(ctx);
    return buildByRank(ctx, rentPerCost, RESERVE + this.strategy.buildThreshold);
  }

  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    const reserve = RESERVE + this.strategy.buildThreshold;
    return liftByRank(ctx, plainValue, reserve);
  }

  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    return mortgageByRank(ctx, protectedValue, missing);
  }

  /** Offers 30% over the price for the last deed of a colour group, once a turn. */
  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    if (!this.strategy.trades || this.offeredRound === ctx.turnNumber) return null;
    const { board } = ctx;
    for (let set = 0; set < board.groups.length; set++) {
      if (ctx.groupCounts[set] !== board.setSize[set] - 1) continue;
      const square = missingDeed(ctx, set);
      const owner = ctx.squareOwners[square];
      if (this.turnedDown[square] === owner + 1) continue;
      const price = Math.floor(board.price[square] * TRADE_PREMIUM);
      if (owner < 0 || ctx.groupIsBuilt(square) || ctx.cash - price < RESERVE) continue;
      this.offeredRound = ctx.turnNumber;
      this.turnedDown[square] = owner + 1;
      return { to: owner, give: bundle({ cash: price }), get: bundle({ deeds: [square] }) };
    }
    return null;
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    return !createsOpponentMonopoly(ctx, from, offer) && tradeValue(ctx, offer) > 0;
  }

  reason(): string {
    return `plays ${this.strategy.name} in the ${this.phase} game`;
  }

  /** Value of a strategy by the bandit's estimate, in [0, 1]. */
  strategyQ(arm: number): number {
    return this.bandit.value(arm);
  }
  /** Games whose reward went to the strategy. */
  strategyVisits(arm: number): number {
    return this.bandit.visits(arm);
  }
  strategyAbsorbed(arm: number): boolean {
    return this.bandit.absorbed(arm);
  }
  strategyNames(): readonly string[] {
    return STRATEGIES.map(({ name }) => name);
  }
  armStates(): readonly ArmState[] {
    return STRATEGIES.map(({ name }, arm) => ({
      arm: name,
      value: this.strategyQ(arm),
      visits: this.strategyVisits(arm),
      absorbed: this.strategyAbsorbed(arm),
    }));
  }
  lastLessons(): readonly Lesson[] {
    return this.lessons;
  }
  /** Games learned from. */
  gameCount(): number {
    return STRATEGIES.reduce((sum, _, arm) => sum + this.bandit.visits(arm), 0);
  }

  /** Rents of all opponents together. */
  private threatLevel(ctx: DecisionContext): number {
    let threat = 0;
    for (let seat = 0; seat < ctx.seats; seat++) {
      if (seat !== ctx.playerId) threat += maxRentExposure(ctx, seat as Seat);
    }
    return threat;
  }

  /** When the phase changes, its arm takes over if the bandit thinks clearly better of it. */
  private follow(ctx: DecisionContext): void {
    const phase = ctx.gamePhase();
    if (phase === this.phase) return;
    this.phase = phase;
    const arm = PHASE_ARM[phase];
    if (this.exploring || this.bandit.absorbed(arm)) return;
    if (this.bandit.value(arm) > this.bandit.value(this.choice.arm) + SWITCH_MARGIN) {
      this.play({ arm, propensity: 1 });
    }
  }

  private play(choice: Choice): void {
    this.choice = choice;
    this.strategy = STRATEGIES[choice.arm];
  }
}

/** Gain of the one who is asked: worth received, less worth given with reluctance, in dollars. */
function tradeValue(ctx: DecisionContext, { give, get }: TradeOffer): number {
  let value = give.cash - get.cash;
  for (const square of give.deeds) value += strategicValue(ctx, square);
  for (const square of get.deeds) value -= strategicValue(ctx, square) * RELUCTANCE;
  return value;
}

/** The deed of the set that this seat lacks, when it lacks one. */
function missingDeed(ctx: DecisionContext, set: number): Square {
  const squares = ctx.board.sets[set];
  for (const square of squares) if (ctx.squareOwners[square] !== ctx.playerId) return square;
  throw new Error(`the set ${set} lacks no deed`);
}

export const HL_SPEC: TierDefinition = {
  id: "hl-spec" as Tier,
  kind: "specified",
  label: "HL (specified)",
  version: 2,
  learns: true,
  summary: "the specification's learner: Validator's safety, opponents' rents, five strategies, a bandit",
  get parameters() {
    return specParameters();
  },
  create(settings, key) {
    return new HlSpecPlayer(validateSettings(specParameters(), settings), key);
  },
};
