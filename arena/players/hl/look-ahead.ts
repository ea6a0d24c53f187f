import type { Square } from "../../../components/index.ts";
import type { DecisionContext } from "../../../src/player/decision-context.ts";
import { THROW_CHANCE } from "../landing/landing-chances.ts";

/** Share of its price that an unowned deed on the way counts for. */
const BARGAIN = 0.5;

/** Rents and gains on the 2 to 12 squares ahead of a token. One a player, reused: looking allocates nothing. */
export class LookAhead {
  /** Rent that the next throw costs on average, and at worst, in dollars; of the last {@link look}. */
  expected = 0;
  worst = 0;

  /** Adds up the rents within reach of the next throw. */
  look(ctx: DecisionContext): this {
    const { size } = ctx.board;
    const from = ctx.position;
    this.expected = 0;
    this.worst = 0;
    for (let sum = 2; sum <= 12; sum++) {
      const square = ((from + sum) % size) as Square;
      const owner = ctx.squareOwners[square];
      if (owner < 0 || owner === ctx.playerId) continue;
      const rent = ctx.rentOf(square, sum);
      this.expected += rent * THROW_CHANCE[sum];
      if (rent > this.worst) this.worst = rent;
    }
    return this;
  }

  /** Cash to keep: a floor, or the next throw's average cost and a share of its worst where that is more. */
  reserve(ctx: DecisionContext, floor: number, share: number): number {
    const { expected, worst } = this.look(ctx);
    return Math.max(floor, expected + share * worst);
  }
}

/** Dollars that the next throw may gain: a share of the salary, and of the price of unowned deeds. */
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
