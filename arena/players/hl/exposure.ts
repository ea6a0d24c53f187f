import type { Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { THROW_CHANCE } from "./landing.ts";

/** Share of a rent-free gain that a deed which can be bought on the way counts for. */
const BARGAIN = 0.5;

/** Rents that the next throw may run into. One place, so that a look ahead allocates nothing. */
const ahead = { expected: 0, worst: 0 };

/**
 * The rents 2 to 12 squares ahead of the token: what the next throw costs on average, and at worst. The result is
 * overwritten by the next call.
 */
export function rentAhead(ctx: DecisionContext): Readonly<typeof ahead> {
  const { size } = ctx.board;
  const from = ctx.position;
  ahead.expected = 0;
  ahead.worst = 0;
  for (let sum = 2; sum <= 12; sum++) {
    const square = ((from + sum) % size) as Square;
    const owner = ctx.squareOwners[square];
    if (owner < 0 || owner === ctx.playerId) continue;
    const rent = ctx.rentOf(square, sum);
    ahead.expected += rent * THROW_CHANCE[sum];
    if (rent > ahead.worst) ahead.worst = rent;
  }
  return ahead;
}

/** Cash to keep: a floor, what the next throw costs on average, and a share of what it costs at worst. */
export function reserveFor(ctx: DecisionContext, floor: number, share: number): number {
  const { expected, worst } = rentAhead(ctx);
  return Math.max(floor, expected + share * worst);
}

/** What the next throw may gain: a share of the salary, and of the price of deeds that nobody owns. */
export function gainAhead(ctx: DecisionContext): number {
  const { board, rules } = ctx;
  let gain = (rules.salary * 7) / board.size;
  for (let sum = 2; sum <= 12; sum++) {
    const square = ((ctx.position + sum) % board.size) as Square;
    if (board.set[square] === -1 || ctx.squareOwners[square] >= 0) continue;
    gain += THROW_CHANCE[sum] * board.price[square] * BARGAIN;
  }
  return gain;
}
