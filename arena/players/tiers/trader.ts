import { HEIGHTS, HOTEL, type Seat, type Square, type Tier } from "../../../components/index.ts";
import { NONE } from "../../../src/events/questions.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { type JailAnswer, PassivePlayer, type RaiseStep } from "../../../src/player/player.ts";
import { buildByRank, completesSet, leaveJail, liftByRank, mortgageByRank, raiseBid } from "../heuristics.ts";
import type { TierDefinition } from "../tier.ts";

/** Cash that buying and bidding leave. */
const SMALL_RESERVE = 60;
/** Cash that building, lifting and trading leave. */
const RESERVE = 150;
/** First round in which it asks for deeds: before, most of them are still the bank's. */
const TRADES_FROM = 22;
/** Cash at which it lifts the mortgages of deeds that build nothing. */
const RICH = 800;
/** Houses on each lot of a group before it builds higher. */
const FIRST_HEIGHT = 3;
/** Price of a deed that completes the other's group, as a multiple of its worth to the seller. */
const KEY_PRICE = 2.5;
/** Stands before the first deed of the board in a walk over gifts. */
const NO_GIFT = -1;
/** Worth of a deed that completes its own group, as a multiple of its plain worth. */
const COMPLETION = 2.5;

/**
 * An honest trader without a memory: the yardstick for strength that is not exploitation, and for the engine itself, for
 * four of it play as long as people do. Buys what it can, bids to face value, sells a key for a price instead of never,
 * asks for the deeds that complete its groups, and builds evenly to three houses first.
 */
class TraderPlayer extends PassivePlayer {
  private askedRound = 0;
  private askedSets = 0;
  /** Price of each deed asked for, as its owner reckons it; reused. */
  private readonly asked: number[] = [];

  gameStarted(): void {
    this.askedRound = 0;
  }

  override jailDecision(ctx: DecisionContext): JailAnswer {
    return ctx.gamePhase() === "late" && othersBuilt(ctx) ? "roll" : leaveJail(ctx);
  }

  /** Out of its cash, and a deed that completes a set out of all that it could raise (M-1). */
  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    const purse = completesSet(ctx, square) ? ctx.means() : ctx.cash;
    return purse - ctx.board.price[square] >= SMALL_RESERVE;
  }

  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    return raiseBid(ctx, square, standing, Math.min(ctx.board.price[square], ctx.cash - SMALL_RESERVE));
  }

  override buildingBid(ctx: DecisionContext, square: Square, standing: number): number {
    const bid = standing + ctx.rules.auctionIncrement;
    return bid <= ctx.board.houseCost[square] * 2 && ctx.cash - bid >= RESERVE ? bid : 0;
  }

  /** Three houses everywhere first, then higher; the dearest rents first. */
  override buildHouses(ctx: DecisionContext): readonly Square[] {
    return buildByRank(ctx, buildRank, RESERVE);
  }

  /** Lots of complete groups as soon as possible, the rest when rich. */
  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    if (ctx.mortgageCount() === 0 || ctx.cash <= RESERVE) return NONE;
    return liftByRank(ctx, liftRank, ownsBlockedGroup(ctx) ? RESERVE : RICH);
  }

  /** Mortgages idle deeds for the houses of a complete group that has fewer than three. */
  override mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    const { groups, set, mortgageValue } = ctx.board;
    let cost = 0;
    for (let group = 0; group < groups.length; group++) {
      if (!ctx.ownsCompleteSet(group)) continue;
      for (const square of groups[group].squares) {
        cost += Math.max(0, FIRST_HEIGHT - ctx.squareHouses[square]) * groups[group].houseCost;
      }
    }
    let need = RESERVE - ctx.cash + cost;
    if (cost === 0 || need <= 0) return NONE;
    return ctx.ownedProperties.filter((square) => {
      if (need <= 0 || set[square] >= groups.length || ctx.ownedInGroup(set[square]) !== 1) return false;
      if (!ctx.canMortgage(square) || completeFor(ctx, square)) return false;
      need -= mortgageValue[square];
      return true;
    });
  }

  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    return mortgageByRank(ctx, (square) => worth(ctx, square, ctx.playerId), missing);
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, offer: TradeOffer): boolean {
    if (ctx.cash + offer.give.cash - offer.get.cash < 0) return false;
    return (
      gain(ctx, ctx.playerId, from, offer.give.deeds, offer.get.deeds) + offer.give.cash > offer.get.cash
    );
  }

  /** For each group in turn: the deeds of it that one other holds, for what that one would ask of it. */
  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    if (ctx.turnNumber < TRADES_FROM) return null;
    if (this.askedRound !== ctx.turnNumber) {
      this.askedRound = ctx.turnNumber;
      this.askedSets = 0;
    }
    for (let set = 0; set < ctx.board.groups.length; set++) {
      if ((this.askedSets & (1 << set)) !== 0 || ctx.ownedInGroup(set) === 0 || ctx.ownsCompleteSet(set))
        continue;
      this.askedSets |= 1 << set;
      for (let seat = 0; seat < ctx.seats; seat++) {
        const offer = seat === ctx.playerId ? null : this.askFor(ctx, set, seat as Seat);
        if (offer !== null) return offer;
      }
    }
    return null;
  }

  /**
   * The deeds of the set that `to` holds, for nothing or one deed and the least cash that it would take. A gift lies in
   * another set, so what the wanted deeds count for is the same beside every gift.
   */
  private askFor(ctx: DecisionContext, set: number, to: Seat): TradeOffer | null {
    const { board, squareOwners, playerId: me } = ctx;
    if (ctx.ownedInGroup(set, to) === 0 || ctx.cash < RESERVE) return null;
    const squares = board.sets[set];
    if (ctx.groupIsBuilt(squares[0])) return null;
    const completes = ctx.ownedInGroup(set) + ctx.ownedInGroup(set, to) === squares.length;
    const { asked } = this;
    let prize = 0;
    let wanted = 0;
    for (const square of squares) {
      if (squareOwners[square] !== to) continue;
      prize += worth(ctx, square, me) * (completes ? COMPLETION : 1);
      asked[wanted++] = worth(ctx, square, to) * (completes ? KEY_PRICE : 1);
    }
    let most = 0;
    let best = NO_GIFT;
    let bestCash = 0;
    for (let i = NO_GIFT; i < board.deeds.length && prize > most; i++) {
      let gives = 0;
      let theirs = 0;
      if (i !== NO_GIFT) {
        const gift = board.deeds[i];
        if (squareOwners[gift] !== me) continue;
        const from = board.set[gift];
        if (from === set || completeFor(ctx, gift) || ctx.groupIsBuilt(gift)) continue;
        const isKey = from < board.groups.length && ctx.ownedInGroup(from, to) + 1 === ctx.countInGroup(from);
        gives = worth(ctx, gift, me) * (isKey ? KEY_PRICE : 1);
        theirs = worth(ctx, gift, to) * (isKey ? COMPLETION : 1);
      }
      for (let w = 0; w < wanted; w++) theirs -= asked[w];
      const cash = Math.max(0, Math.floor(1 - theirs));
      const profit = prize - gives - cash;
      if (ctx.cash - cash < RESERVE || profit <= most) continue;
      most = profit;
      best = i;
      bestCash = cash;
    }
    if (most === 0) return null;
    return {
      to,
      give: bundle({ deeds: best === NO_GIFT ? [] : [board.deeds[best]], cash: bestCash }),
      get: bundle({ deeds: squares.filter((square) => squareOwners[square] === to) }),
    };
  }
}

function othersBuilt(ctx: DecisionContext): boolean {
  for (let seat = 0; seat < ctx.seats; seat++) {
    if (seat !== ctx.playerId && ctx.totalHouses(seat as Seat) > 0) return true;
  }
  return false;
}

/** The next rent of the lot; lots below three houses and hotels come first, and everything once it is rich. */
function buildRank(square: Square, ctx: DecisionContext): number {
  const height = ctx.squareHouses[square];
  const urgency = height < FIRST_HEIGHT ? 10_000 : height === 4 || ctx.cash >= RICH ? 20_000 : 0;
  return ctx.board.rents[square * HEIGHTS + Math.min(height + 1, HOTEL)] + urgency;
}

/** Lots of complete groups before the rest, the dearest first. */
function liftRank(square: Square, ctx: DecisionContext): number {
  return ctx.board.price[square] + (completeFor(ctx, square) ? 10_000 : 0);
}

/** True when a mortgage keeps a complete group of this seat from being built on. */
function ownsBlockedGroup(ctx: DecisionContext): boolean {
  for (const square of ctx.board.deeds) {
    if (ctx.squareOwners[square] !== ctx.playerId || ctx.squareMortgaged[square] === 0) continue;
    if (completeFor(ctx, square)) return true;
  }
  return false;
}

function completeFor(ctx: DecisionContext, square: Square): boolean {
  const set = ctx.board.set[square];
  return set < ctx.board.groups.length && ctx.ownsCompleteSet(set);
}

/** Price (half of it mortgaged), and up to half as much again by the share of the set that the seat holds. */
function worth(ctx: DecisionContext, square: Square, seat: Seat): number {
  const set = ctx.board.set[square];
  const held = ctx.ownedInGroup(set, seat) / ctx.countInGroup(set);
  return (ctx.squareMortgaged[square] === 0 ? 1 : 0.5) * ctx.board.price[square] * (1 + held / 2);
}

/** Gain of `seat` in dollars when it takes `taken` from `other` for `given`. */
function gain(
  ctx: DecisionContext,
  seat: Seat,
  other: Seat,
  taken: readonly Square[],
  given: readonly Square[],
): number {
  let total = 0;
  for (const square of taken)
    total += worth(ctx, square, seat) * (completes(ctx, seat, square, taken, given) ? COMPLETION : 1);
  for (const square of given)
    total -= worth(ctx, square, seat) * (completes(ctx, other, square, given, taken) ? KEY_PRICE : 1);
  return total;
}

/** True when the square's colour group becomes complete for the receiver. */
function completes(
  ctx: DecisionContext,
  receiver: Seat,
  square: Square,
  received: readonly Square[],
  left: readonly Square[],
): boolean {
  const { board } = ctx;
  const set = board.set[square];
  if (set >= board.groups.length) return false;
  let held = ctx.ownedInGroup(set, receiver);
  for (const deed of received) if (board.set[deed] === set) held++;
  for (const deed of left) if (board.set[deed] === set) held--;
  return held === ctx.countInGroup(set);
}

export const TRADER: TierDefinition = {
  id: "trader" as Tier,
  kind: "reference",
  label: "Trader",
  version: 2,
  learns: false,
  summary: "buys, bids to face value, trades at a price, builds evenly to three houses first",
  parameters: [],
  create: () => new TraderPlayer(),
};
