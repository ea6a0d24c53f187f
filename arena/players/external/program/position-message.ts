import type { Seat } from "../../../../components/index.ts";
import type { DecisionContext, ReadonlyColumn } from "../../../../src/player/decision-context.ts";
import type { RuleSet } from "../../../../src/rules/rule-set.ts";

/** The part of a position that stays the same during a game. Lists are by square unless they say otherwise. */
export interface TableMessage {
  readonly seat: number;
  readonly seats: number;
  /** 16 hexadecimal digits, new for each game: what a program seeds its chance with. */
  readonly seed: string;
  readonly rules: RuleSet;
  readonly board: {
    readonly id: string;
    readonly names: readonly string[];
    readonly kinds: readonly string[];
    readonly prices: readonly number[];
    readonly mortgageValues: readonly number[];
    readonly houseCosts: readonly number[];
    /** Six a square: bare, one to four houses, hotel. */
    readonly rents: readonly number[];
    /** The set of each square, −1 without a deed. */
    readonly set: readonly number[];
    /** The squares of each set: colour groups, then railroads, then utilities. */
    readonly sets: readonly (readonly number[])[];
    readonly jail: number;
  };
}

/** The part of a position that changes: lists by seat, then lists by square. */
export interface PositionMessage {
  readonly round: number;
  readonly cash: readonly number[];
  readonly positions: readonly number[];
  readonly inJail: readonly boolean[];
  readonly jailTurns: number;
  readonly jailCards: readonly number[];
  readonly bankrupt: readonly boolean[];
  readonly netWorth: readonly number[];
  /** Cash and all that could be raised. */
  readonly means: readonly number[];
  readonly owners: readonly number[];
  readonly buildings: readonly number[];
  /** 1 while mortgaged. */
  readonly mortgaged: readonly number[];
  readonly housesLeft: number;
  readonly hotelsLeft: number;
}

export function tableMessage(ctx: DecisionContext, seed: string): TableMessage {
  const { board } = ctx;
  return {
    seat: ctx.playerId,
    seats: ctx.seats,
    seed,
    rules: ctx.rules,
    board: {
      id: board.id,
      names: board.names,
      kinds: board.kind,
      prices: board.price,
      mortgageValues: board.mortgageValue,
      houseCosts: board.houseCost,
      rents: board.rents,
      set: board.set,
      sets: board.sets,
      jail: board.jail,
    },
  };
}

export function positionMessage(ctx: DecisionContext): PositionMessage {
  const bySeat = <T>(read: (seat: Seat) => T): T[] =>
    Array.from({ length: ctx.seats }, (_, seat) => read(seat as Seat));
  return {
    round: ctx.turnNumber,
    cash: listOf(ctx.opponentCash),
    positions: listOf(ctx.opponentPositions),
    inJail: bySeat((seat) => ctx.isInJail(seat)),
    jailTurns: ctx.jailTurns,
    jailCards: bySeat((seat) => ctx.jailCardsOf(seat)),
    bankrupt: bySeat((seat) => ctx.isBankrupt(seat)),
    netWorth: bySeat((seat) => ctx.netWorth(seat)),
    means: bySeat((seat) => ctx.means(seat)),
    owners: listOf(ctx.squareOwners),
    buildings: listOf(ctx.squareHouses),
    mortgaged: listOf(ctx.squareMortgaged),
    housesLeft: ctx.housesLeft,
    hotelsLeft: ctx.hotelsLeft,
  };
}

function listOf(column: ReadonlyColumn): number[] {
  const list = new Array<number>(column.length);
  for (let i = 0; i < list.length; i++) list[i] = column[i];
  return list;
}
