import { HEIGHTS, type Seat, type Square } from "../../../../components/index.ts";
import { bundle, type TradeOffer } from "../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import { canPayFine } from "../../heuristics.ts";
import { canPay, listGain, setsForAsked } from "./manner/reckoning.ts";
import { completes, isAlone, isTradable } from "./manner/sets.ts";
import { opponent, type Proposing } from "./manner/style.ts";
import { dollars, multiple } from "./manner/thresholds.ts";

/** Rounds before the same deed is asked for, or offered, again. */
const AGAIN = 8;

/** The multiples of the price at which the background agent trades. */
interface Prices {
  readonly reserve: number;
  readonly cushion: number;
  readonly sells: number;
  readonly swap: number;
  readonly pays: number;
}

/** Sells a street held alone while it is short of cash; else asks for the deed that completes a set. */
class BackgroundTrades implements Proposing {
  private readonly prices: Prices;
  /** By square: the round from which it may be on the table again, and how often it was. */
  private from = new Int32Array(0);
  private times = new Int32Array(0);

  constructor(prices: Prices) {
    this.prices = prices;
  }

  begin({ board }: DecisionContext): void {
    if (this.from.length !== board.size) {
      this.from = new Int32Array(board.size);
      this.times = new Int32Array(board.size);
    }
    this.from.fill(0);
    this.times.fill(0);
  }

  propose(ctx: DecisionContext): TradeOffer | null {
    return ctx.cash < this.prices.reserve ? this.sell(ctx) : this.ask(ctx);
  }

  /** To whoever has most cash. */
  private sell(ctx: DecisionContext): TradeOffer | null {
    const square = this.spare(ctx);
    const to = richestOther(ctx);
    if (square === undefined || to === null) return null;
    const price = Math.ceil(Math.max(ctx.board.price[square] * this.prices.sells, ctx.cashOf(to) / 2));
    if (price > ctx.cashOf(to)) return null;
    this.tabled(ctx, square);
    return { to, give: bundle({ deeds: [square] }), get: bundle({ cash: price }) };
  }

  /** A swap and some cash the first time, cash alone the next. */
  private ask(ctx: DecisionContext): TradeOffer | null {
    const { swap, pays, cushion } = this.prices;
    for (const square of ctx.board.deeds) {
      const to = ctx.squareOwners[square];
      if (to < 0 || this.from[square] > ctx.round || !completes(ctx, square)) continue;
      if (!isTradable(ctx, square) || ctx.board.set[square] >= ctx.board.groups.length) continue;
      const gift = this.spare(ctx);
      const swaps = gift !== undefined && this.times[square] % 2 === 0;
      const cash = Math.floor(ctx.board.price[square] * (swaps ? swap : pays));
      if (ctx.cash - cash <= (swaps ? -1 : cushion)) continue;
      this.tabled(ctx, square);
      return { to, give: bundle({ deeds: swaps ? [gift] : [], cash }), get: bundle({ deeds: [square] }) };
    }
    return null;
  }

  /** The cheapest street that it holds alone. */
  private spare(ctx: DecisionContext): Square | undefined {
    return ctx
      .deedsOf()
      .filter(
        (square) =>
          ctx.board.set[square] < ctx.board.groups.length &&
          ctx.squareMortgaged[square] === 0 &&
          this.from[square] <= ctx.round &&
          isAlone(ctx, square),
      )
      .sort((a, b) => ctx.board.price[a] - ctx.board.price[b])[0];
  }

  private tabled(ctx: DecisionContext, square: Square): void {
    this.from[square] = ctx.round + AGAIN;
    this.times[square]++;
  }
}

function richestOther(ctx: DecisionContext): Seat | null {
  let richest: Seat | null = null;
  for (let i = 0; i < ctx.seats; i++) {
    const seat = i as Seat;
    if (seat === ctx.playerId || ctx.isBankrupt(seat)) continue;
    if (richest === null || ctx.cashOf(seat) > ctx.cashOf(richest)) richest = seat;
  }
  return richest;
}

/**
 * The fixed-policy agent of the papers on deep reinforcement learning (the background agent v3.1 of GNOME-p3). Buys with
 * 200 left, or what completes a set with all that it could raise; bids the midpoint of standing bid and price, and a quarter of the
 * way to all its cash for a deed that completes a set; builds without a reserve; trades streets held alone.
 *
 * Where the source's engine differs: to pay for a deed that completes a set, and in debt, it sells deeds to others, where
 * here it mortgages the cheapest first and the engine sells the rest. Silent,
 * and decided: with 200 left it takes a trade that loses nothing at list prices; a gift is an offer that gives nothing; it
 * sells to the richest, asks first for a swap and then for cash, and for each deed every eighth round.
 */
export const BACKGROUND = opponent(
  "background",
  "Background",
  "the fixed-policy agent of the papers on deep reinforcement learning",
  [
    dollars("reserve", 200, "cash that purchases, fines and lifted mortgages leave"),
    dollars("cushion", 100, "cash that a trade for money leaves"),
    multiple("sells", 1.5, "what it sells a street for when short, as a multiple of the price"),
    multiple("swap", 0.75, "what it adds to a swap for a key, as a multiple of the key's price"),
    multiple("pays", 1.125, "what it pays for a key, as a multiple of its price"),
  ],
  ({ reserve, cushion, ...prices }) => ({
    jail(ctx) {
      if (ctx.hasJailCard) return "card";
      return ctx.cash >= reserve && canPayFine(ctx) ? "pay" : "roll";
    },
    buys: (ctx, square) =>
      ctx.cash - ctx.board.price[square] >= reserve ||
      (completes(ctx, square) && ctx.means() >= ctx.board.price[square]),
    bidLimit(ctx, square, standing) {
      const price = ctx.board.price[square];
      if (standing < price) return Math.ceil((standing + price) / 2);
      return completes(ctx, square) ? standing + Math.floor((ctx.cash - standing) / 4) : 0;
    },
    bidsAtOnce: true,
    building: { keep: 0, rank: rentLessCost },
    liftKeep: reserve,
    accepts(ctx, _from, offer) {
      const { give, get } = offer;
      const mortgaged = [...give.deeds, ...get.deeds].some((square) => ctx.squareMortgaged[square] !== 0);
      const gift = give.deeds.length === 0 && give.cash === 0;
      const sets = setsForAsked(ctx, offer);
      if (mortgaged || gift || sets < 0 || !canPay(ctx, offer)) return false;
      if (sets > 0) return true;
      const gain = listGain(ctx, offer);
      return canPay(ctx, offer, reserve) ? gain >= 0 : canPay(ctx, offer, cushion) && gain > 0;
    },
    proposing: new BackgroundTrades({ reserve, cushion, ...prices }),
  }),
);

/** Rent that the next building adds, less what it costs. */
function rentLessCost(square: Square, { board, squareHouses }: DecisionContext): number {
  const at = square * HEIGHTS + squareHouses[square];
  return (board.rents[at + 1] ?? 0) - board.rents[at] - board.houseCost[square];
}
