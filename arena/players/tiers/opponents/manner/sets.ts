import { HOTEL, type Seat, type Square } from "../../../../../components/index.ts";
import type { DecisionContext } from "../../../../../src/player/decision-context.ts";

/** True when the deed is the last that the seat lacks of its set: a colour group, the railroads or the utilities. */
export function completes(ctx: DecisionContext, square: Square, seat = ctx.playerId): boolean {
  const set = ctx.board.set[square];
  return ctx.squareOwners[square] !== seat && ctx.ownedInGroup(set, seat) === ctx.countInGroup(set) - 1;
}

/** True when the deed is the last that some other seat lacks of its set. */
export function completesForOther(ctx: DecisionContext, square: Square): boolean {
  for (let seat = 0; seat < ctx.seats; seat++) {
    if (seat !== ctx.playerId && completes(ctx, square, seat as Seat)) return true;
  }
  return false;
}

/** True when the deed stands alone in the seat's hands: no other of its set beside it, and it completes nobody's. */
export function isAlone(ctx: DecisionContext, square: Square): boolean {
  return ctx.ownedInGroup(ctx.board.set[square]) === 1 && !completesForOther(ctx, square);
}

export function isRailroad({ board }: DecisionContext, square: Square): boolean {
  return board.set[square] === board.railroadSet;
}

export function isUtility({ board }: DecisionContext, square: Square): boolean {
  return board.set[square] === board.utilitySet;
}

/** True when the deed may change hands: nothing is built in its group. */
export function isTradable(ctx: DecisionContext, square: Square): boolean {
  return !ctx.groupIsBuilt(square);
}

/** True when the deed is of one of the two colour groups that come last on the board, the dearest. */
export function isOfDearestGroups({ board }: DecisionContext, square: Square): boolean {
  const set = board.set[square];
  return set < board.groups.length && set >= board.groups.length - 2;
}

/** True when this seat holds a complete colour group with a lot below a hotel. */
export function ownsGroupWithRoom(ctx: DecisionContext): boolean {
  return ctx.board.groups.some(
    ({ squares }, set) =>
      ctx.ownsCompleteSet(set) && squares.some((square) => ctx.squareHouses[square] < HOTEL),
  );
}
