import type { Seat, Square, Tier } from "../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../src/law/trade.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { type JailAnswer, PassivePlayer, type RaiseStep } from "../../../src/player/player.ts";
import { buildByRank, leaveJail, liftByRank, mortgageByRank, raiseBid } from "../heuristics.ts";
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
/** What a deed that completes the other's group costs, as a multiple of its worth to the seller. */
const KEY_PRICE = 2.5;
/** What completing its own group adds to a deed's worth. */
const COMPLETION = 2.5;

/**
 * An honest trader without a memory: the yardstick for strength that is not exploitation, and for the engine itself, for
 * four of it play as long as people do. Buys what it can, bids to face value, sells a key for a price instead of never,
 * asks for the deeds that complete its groups, and builds evenly to three houses first.
 */
class TraderPlayer extends PassivePlayer {
  private askedRound = 0;
  private askedSets = 0;

  gameStarted(): void {
    this.askedRound = 0;
  }

  override jailDecision(ctx: DecisionContext): JailAnswer {
    return ctx.gamePhase() === "late" && othersBuilt(ctx) ? "roll" : leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    return ctx.cash - ctx.board.price[square] >= SMALL_RESERVE;
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
    const { rents } = ctx.board;
    const rank = (square: Square): number => {
      const height = ctx.squareHouses[square];
      const urgency = height < FIRST_HEIGHT ? 10_000 : height === 4 || ctx.cash >= RICH ? 20_000 : 0;
      return rents[square * 6 + Math.min(height + 1, 5)] + urgency;
    };
    return buildByRank(ctx, rank, RESERVE);
  }

  /** Lots of complete groups as soon as possible, the rest when rich. */
  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    const rank = (square: Square): number =>
      ctx.board.price[square] + (completeFor(ctx, square) ? 10_000 : 0);
    const blocked = ctx.board.deeds.some(
      (square) =>
        ctx.squareOwners[square] === ctx.playerId &&
        ctx.squareMortgaged[square] !== 0 &&
        completeFor(ctx, square),
    );
    return liftByRank(ctx, rank, blocked ? RESERVE : RICH);
  }

  /** Mortgages idle deeds for the houses of a complete group that has fewer than three. */
  override mortgageDeeds(ctx: DecisionContext): readonly Square[] {
    let need = RESERVE - ctx.cash;
    ctx.board.groups.forEach(({ houseCost, squares }, set) => {
      if (!ctx.ownsCompleteSet(set)) return;
      for (const square of squares) need += Math.max(0, FIRST_HEIGHT - ctx.squareHouses[square]) * houseCost;
    });
    if (need <= RESERVE - ctx.cash) return [];
    return ctx.ownedProperties
      .filter((square) => ctx.canMortgage(square) && ctx.board.set[square] < ctx.board.groups.length)
      .filter((square) => !completeFor(ctx, square) && ctx.ownedInGroup(ctx.board.set[square]) === 1)
      .filter((square) => {
        if (need <= 0) return false;
        need -= ctx.board.mortgageValue[square];
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

  private askFor(ctx: DecisionContext, set: number, to: Seat): TradeOffer | null {
    const wanted = ctx.board.sets[set].filter((square) => ctx.squareOwners[square] === to);
    if (wanted.length === 0 || ctx.groupIsBuilt(wanted[0])) return null;
    const me = ctx.playerId;
    const mine = ctx.ownedProperties.filter(
      (square) => ctx.board.set[square] !== set && !completeFor(ctx, square) && !ctx.groupIsBuilt(square),
    );
    const gifts = [[], ...mine.map((square) => [square])];
    let best: TradeOffer | null = null;
    let most = 0;
    for (const gift of gifts) {
      const cash = Math.max(0, Math.floor(1 - gain(ctx, to, me, gift, wanted)));
      if (ctx.cash - cash < RESERVE) continue;
      const profit = gain(ctx, me, to, wanted, gift) - cash;
      if (profit <= most) continue;
      most = profit;
      best = { to, give: bundle({ deeds: gift, cash }), get: bundle({ deeds: wanted }) };
    }
    return best;
  }
}

function othersBuilt(ctx: DecisionContext): boolean {
  for (let seat = 0; seat < ctx.seats; seat++) {
    if (seat !== ctx.playerId && ctx.totalHouses(seat as Seat) > 0) return true;
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

/** What `seat` gains when it takes `taken` from `other` for `given`. */
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

/** Whether the square's colour group becomes complete for the receiver. */
function completes(
  ctx: DecisionContext,
  receiver: Seat,
  square: Square,
  received: readonly Square[],
  left: readonly Square[],
): boolean {
  const set = ctx.board.set[square];
  if (set >= ctx.board.groups.length) return false;
  const inSet = (deeds: readonly Square[]): number =>
    deeds.filter((deed) => ctx.board.set[deed] === set).length;
  return ctx.ownedInGroup(set, receiver) + inSet(received) - inSet(left) === ctx.countInGroup(set);
}

export const TRADER: TierDefinition = {
  id: "trader" as Tier,
  kind: "reference",
  label: "Trader",
  version: 1,
  learns: false,
  summary: "buys, bids to face value, trades at a price, builds evenly to three houses first",
  parameters: [],
  create: () => new TraderPlayer(),
};
