import { HEIGHTS, type Seat } from "../../../../../components/index.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";
import { landingChances } from "../../../landing/landing-chances.ts";

/** Mean of two dice. */
const MEAN_THROW = 7;
/** Turns and laps of each opponent over which rent is counted. */
const TURNS = 5;
const LAPS = 5;
/** Houses at which the potential of a colour group is counted. */
const POTENTIAL_HEIGHT = 3;
/** Share of a set's potential that each missing deed leaves. */
const HALF = 0.5;

/** Dollars that holding `held` deeds of the set is worth to a seat beyond their prices: rent to come, and potential. */
export function setWorth(ctx: DecisionContext, set: number, held: number): number {
  if (held === 0) return 0;
  const throws = (TURNS + (LAPS * ctx.board.size) / MEAN_THROW) * opponents(ctx);
  return HALF ** (ctx.countInGroup(set) - held) * Math.max(0, throws * fullRent(ctx, set) - houses(ctx, set));
}

/** Rent that one throw of one opponent brings on average while the set is complete, three houses on every lot. */
function fullRent({ board }: DecisionContext, set: number): number {
  const chances = landingChances(board);
  const squares = board.sets[set];
  let rent = 0;
  for (const square of squares) {
    if (set === board.railroadSet) rent += chances[square] * board.data.railroadRents[squares.length - 1];
    else if (set === board.utilitySet) {
      rent += chances[square] * board.data.utilityMultipliers[squares.length - 1] * MEAN_THROW;
    } else rent += chances[square] * board.rents[square * HEIGHTS + POTENTIAL_HEIGHT];
  }
  return rent;
}

function houses({ board }: DecisionContext, set: number): number {
  if (set >= board.groups.length) return 0;
  const { houseCost, squares } = board.groups[set];
  return POTENTIAL_HEIGHT * houseCost * squares.length;
}

/** Rent that a throw of each opponent brings this seat on average, as the board stands. */
export function incomePerThrow(ctx: DecisionContext): number {
  const chances = landingChances(ctx.board);
  let rent = 0;
  for (const square of ctx.board.deeds) {
    if (ctx.squareOwners[square] === ctx.playerId) rent += chances[square] * ctx.rentOf(square);
  }
  return rent * opponents(ctx);
}

function opponents(ctx: DecisionContext): number {
  let left = -1;
  for (let seat = 0; seat < ctx.seats; seat++) if (!ctx.isBankrupt(seat as Seat)) left++;
  return left;
}
