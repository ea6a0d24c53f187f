import type { Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/decision-context.ts";
import { THROW_CHANCE } from "./landing.ts";

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
