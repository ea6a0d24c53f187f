// A player that beats three Traders (docs/writing-a-player.md, step 5): it reckons what a complete group will earn, buys
// what completes one from whoever holds it, and has three houses on it before the others have theirs.
import {
  buildByRank,
  bundle,
  type DecisionContext,
  definePlayer,
  type JailAnswer,
  leaveJail,
  liftByRank,
  mortgageByRank,
  opponentsOf,
  PassivePlayer,
  type RaiseStep,
  raiseBid,
  rentAhead,
  type Seat,
  type Square,
  type TradeOffer,
} from "monopoly-arena/player";

/** Rounds over which rents count. */
const ROUNDS = 20;
/** Share of a group's worth that a part of it counts for, as a chance of the whole. */
const HOPE = 0.3;
/** Share of another's gain that counts as a loss. */
const DENIAL = 0.3;
/** Dollars kept in hand, whatever lies ahead. */
const RESERVE = 20;
/** Dollars from which mortgages are lifted that keep nothing from being built. */
const RICH = 600;
/** What a refused price is raised by. */
const RAISE = 1.25;

class SetTrader extends PassivePlayer {
  /** By partner and group: what it is offered, as a multiple of the printed prices. */
  private readonly prices = new Map<string, number>();

  gameStarted(): void {
    this.prices.clear();
  }

  // Jail is safe: once somebody has built, stay in it.
  override jailDecision(ctx: DecisionContext): JailAnswer {
    return opponentsOf(ctx).some((seat) => ctx.buildingsOf(seat) > 0) ? "roll" : leaveJail(ctx);
  }

  override shouldBuyProperty(ctx: DecisionContext, square: Square): boolean {
    const completes = ctx.missingDeeds(ctx.board.set[square]).length === 1;
    return (completes ? ctx.means() : ctx.cash) - ctx.priceOf(square) >= RESERVE;
  }

  // Up to what the deed is worth here, and part of what it would be worth to whoever needs it most.
  override auctionBid(ctx: DecisionContext, square: Square, standing: number): number {
    const worthTo = (seat: Seat) => gainOf(ctx, seat, [square], [], -standing);
    const denied = Math.max(0, ...opponentsOf(ctx).map(worthTo));
    return raiseBid(ctx, square, standing, Math.min(worthTo(ctx.seat) + DENIAL * denied, ctx.cash - RESERVE));
  }

  override proposeTrade(ctx: DecisionContext): TradeOffer | null {
    let best: TradeOffer | null = null;
    let most = 0;
    for (const [set] of ctx.board.groups.entries()) {
      const [first, ...rest] = ctx.missingDeeds(set);
      const to = first === undefined ? null : ctx.ownerOf(first);
      if (first === undefined || to === null || ctx.ownedInGroup(set) === 0) continue;
      // Only where one player holds all that is missing, and nothing stands on it.
      if (rest.some((square) => ctx.ownerOf(square) !== to) || ctx.groupIsBuilt(first)) continue;
      const deeds = [first, ...rest];
      for (const gift of giftsBeside(ctx, set)) {
        const price = this.priceTo(to, set) * faceOf(ctx, deeds);
        const cash = Math.max(0, Math.ceil(price - faceOf(ctx, gift)));
        if (ctx.cash - cash < RESERVE) continue;
        const gain = gainOfTrade(ctx, to, deeds, gift, -cash);
        if (gain <= most) continue;
        most = gain;
        best = { to, give: bundle({ cash, deeds: gift }), get: bundle({ deeds }) };
      }
    }
    return best;
  }

  // A ladder of prices: what was refused is offered for a quarter more.
  tradeAnswered(ctx: DecisionContext, { to, get }: TradeOffer, accepted: boolean): void {
    const [square] = get.deeds;
    if (accepted || square === undefined) return;
    const set = ctx.board.set[square];
    this.prices.set(`${to} ${set}`, this.priceTo(to, set) * RAISE);
  }

  private priceTo(seat: Seat, set: number): number {
    return this.prices.get(`${seat} ${set}`) ?? 1;
  }

  override tradeResponse(ctx: DecisionContext, from: Seat, { give, get }: TradeOffer): boolean {
    const cash = give.cash - get.cash;
    return ctx.cash + cash >= 0 && gainOfTrade(ctx, from, give.deeds, get.deeds, cash) > 0;
  }

  // Where a dollar brings most rent; up to three houses rents grow fastest.
  override buildHouses(ctx: DecisionContext): readonly Square[] {
    const rank = (lot: Square) =>
      rentAt(ctx, lot, Math.max(3, ctx.squareHouses[lot] + 1)) / ctx.squareHouseCost[lot];
    return buildByRank(ctx, rank, Math.max(RESERVE, rentAhead(ctx)));
  }

  // Mortgages that keep a group from being built on are lifted at once, the others when rich.
  override unmortgageDeeds(ctx: DecisionContext): readonly Square[] {
    const idle = (square: Square) =>
      isComplete(ctx, square) || ctx.cash >= RICH ? ctx.priceOf(square) : -Infinity;
    return liftByRank(ctx, idle, Math.max(RESERVE, rentAhead(ctx)));
  }

  // Deeds that build nothing are mortgaged first.
  override raiseCash(ctx: DecisionContext, missing: number): readonly RaiseStep[] {
    const rank = (square: Square) => (isComplete(ctx, square) ? 1000 : 0) + ctx.rentOf(square);
    return mortgageByRank(ctx, rank, missing);
  }
}

/** Dollars that a trade with `other` is worth: one's own gain, less a share of the other's. */
function gainOfTrade(
  ctx: DecisionContext,
  other: Seat,
  taken: readonly Square[],
  given: readonly Square[],
  cash: number,
): number {
  const theirs = gainOf(ctx, other, given, taken, -cash) - cash;
  return gainOf(ctx, ctx.seat, taken, given, cash) + cash - DENIAL * Math.max(0, theirs);
}

/** Dollars by which the deeds of a seat become worth more when it takes some, gives others, and has `cash` more to build. */
function gainOf(
  ctx: DecisionContext,
  seat: Seat,
  taken: readonly Square[],
  given: readonly Square[],
  cash: number,
): number {
  let gain = faceOf(ctx, taken) - faceOf(ctx, given);
  for (const [set] of ctx.board.sets.entries()) {
    const inSet = (square: Square) => ctx.board.set[square] === set;
    const more = taken.filter(inSet).length - given.filter(inSet).length;
    if (more === 0) continue;
    const held = ctx.ownedInGroup(set, seat);
    gain += worthOfSet(ctx, seat, set, held + more, cash) - worthOfSet(ctx, seat, set, held, 0);
  }
  return gain;
}

/** What `held` deeds of a set are worth to a seat beyond their price: the rent of what it can afford to build, net. */
function worthOfSet(ctx: DecisionContext, seat: Seat, set: number, held: number, cash: number): number {
  const squares = ctx.board.sets[set];
  const visits = (ROUNDS * opponentsOf(ctx).length) / ctx.board.size;
  const group = ctx.board.groups[set];
  if (group === undefined) return 25 * visits * (held * held - 1) * Math.sign(held);
  const budget = ctx.cashOf(seat) + cash + ctx.means(seat) / 2;
  let whole = 0;
  for (let height = 0; height <= 5; height++) {
    const cost = height * group.houseCost * squares.length;
    if (cost > budget) break;
    const rent = squares.reduce((sum, lot) => sum + rentAt(ctx, lot, height), 0);
    whole = Math.max(whole, visits * rent - cost);
  }
  return held === squares.length ? whole : whole * HOPE * (held / squares.length) ** 2;
}

/** Rent of a lot of a complete group with so many buildings. */
function rentAt(ctx: DecisionContext, lot: Square, height: number): number {
  return ctx.board.rents[lot * 6 + height] * (height === 0 ? 2 : 1);
}

/** Printed prices, half of them where the deed is mortgaged. */
function faceOf(ctx: DecisionContext, deeds: readonly Square[]): number {
  return deeds.reduce((sum, square) => sum + ctx.priceOf(square) / (1 + ctx.squareMortgaged[square]), 0);
}

/** What may be thrown in for deeds of a set: nothing, or one deed of another set that is not complete. */
function giftsBeside(ctx: DecisionContext, set: number): readonly (readonly Square[])[] {
  const free = (square: Square) =>
    ctx.board.set[square] !== set && !isComplete(ctx, square) && !ctx.groupIsBuilt(square);
  return [
    [],
    ...ctx
      .deedsOf()
      .filter(free)
      .map((square) => [square]),
  ];
}

/** Whether the deed belongs to a colour group that is all this player's. */
function isComplete(ctx: DecisionContext, square: Square): boolean {
  const set = ctx.board.set[square];
  return set < ctx.board.groups.length && ctx.ownsCompleteSet(set);
}

export default definePlayer({
  api: 1,
  label: "SetTrader",
  summary: "reckons what groups will earn, buys them from others, builds three houses at once",
  create: () => new SetTrader(),
});
