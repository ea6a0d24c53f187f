import type { Seat, Square } from "../../../../components/index.ts";
import type { TradeOffer } from "../../../../src/law/trade.ts";
import type { DecisionContext } from "../../../../src/player/decision-context.ts";
import { LookAhead } from "../../hl/look-ahead.ts";
import { DeedBuyer } from "./manner/deed-buyer.ts";
import { incomePerThrow, setWorth } from "./manner/position-worth.ts";
import { opponent } from "./manner/style.ts";
import { dollars } from "./manner/thresholds.ts";

/** Turns over which rents to come are counted before it acts. */
const TURNS_AHEAD = 5;

/** Worth that a seat gains by receiving some deeds and giving up others, in dollars. */
function worthOf(
  ctx: DecisionContext,
  seat: Seat,
  received: readonly Square[],
  left: readonly Square[],
): number {
  const { set, sets, price } = ctx.board;
  let worth = 0;
  for (const square of received) worth += price[square];
  for (const square of left) worth -= price[square];
  for (let each = 0; each < sets.length; each++) {
    let change = 0;
    for (const square of received) if (set[square] === each) change++;
    for (const square of left) if (set[square] === each) change--;
    if (change === 0) continue;
    const held = ctx.ownedInGroup(each, seat);
    worth += setWorth(ctx, each, held + change) - setWorth(ctx, each, held);
  }
  return worth;
}

/** Gain of each side by the offer, cash at face value. */
function gains(
  ctx: DecisionContext,
  from: Seat,
  { give, get }: TradeOffer,
): readonly [mine: number, theirs: number] {
  const cash = give.cash - get.cash;
  return [
    worthOf(ctx, ctx.playerId, give.deeds, get.deeds) + cash,
    worthOf(ctx, from, get.deeds, give.deeds) - cash,
  ];
}

/**
 * After Gopalakrishnan's agent (2021, arXiv 2107.04303). The worth of a position is its deeds and houses, without cash, the
 * rent to be expected and the potential of its sets, halved for each deed that is missing. It spends only while cash and
 * the net rent of five turns come to 200 and what it could raise exceeds the worst rent ahead; trades where both gain by
 * its reckoning; and bids up to the marginal worth. Silent, and decided: a landing chance is the long-run one, the rent of
 * five turns and five laps is counted together (`manner/position-worth.ts`), a set is worth what it earns at three houses,
 * and it offers half-way between what a deed is worth to it and to its owner.
 */
export const VALUER = opponent(
  "valuer",
  "Valuer",
  "weighs positions by rent to come and the potential of sets, and trades where both gain",
  [dollars("reserve", 200, "cash and net rent to come that spending leaves")],
  ({ reserve }) => {
    const ahead = new LookAhead();
    const spare = (ctx: DecisionContext): number => {
      const { expected, worst } = ahead.look(ctx);
      const net = TURNS_AHEAD * (incomePerThrow(ctx) - expected);
      return Math.min(ctx.cash + net - reserve, ctx.means() - worst, ctx.cash);
    };
    const worthTo = (ctx: DecisionContext, square: Square): number =>
      worthOf(ctx, ctx.playerId, [square], []);
    const lossOf = (ctx: DecisionContext, square: Square): number => {
      const owner = ctx.squareOwners[square];
      return -worthOf(ctx, owner, [], [square]);
    };
    return {
      buys: (ctx, square) => ctx.board.price[square] <= Math.min(spare(ctx), worthTo(ctx, square)),
      bidLimit: (ctx, square) => Math.min(worthTo(ctx, square), spare(ctx)),
      building: { keep: reserve },
      spares: (square, ctx) => -worthOf(ctx, ctx.playerId, [], [square]),
      accepts(ctx, from, offer) {
        const [mine, theirs] = gains(ctx, from, offer);
        return mine > 0 && theirs > 0 && offer.get.cash - offer.give.cash <= Math.max(0, spare(ctx));
      },
      proposing: new DeedBuyer({
        wants: (ctx, square) =>
          ctx.ownedInGroup(ctx.board.set[square]) > 0 && worthTo(ctx, square) > lossOf(ctx, square) + 2,
        price: (square, ctx) => (worthTo(ctx, square) + lossOf(ctx, square)) / 2,
        keep: reserve,
      }),
    };
  },
);
