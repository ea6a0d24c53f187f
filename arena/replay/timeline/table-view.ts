import type { Seat, Square } from "../../../components/index.ts";
import { jailCardCount } from "../../../src/law/card-piles.ts";
import { netWorth } from "../../../src/law/holdings.ts";
import { STOCK } from "../../../src/world/bank-stock.ts";
import type { World } from "../../../src/world/world.ts";

/** One seat as a spectator sees it. */
export interface SeatView {
  /** Whole dollars. */
  readonly cash: number;
  /** Cash, deeds and buildings by the short game's formula (E-2). */
  readonly netWorth: number;
  readonly square: Square;
  readonly inJail: boolean;
  readonly jailCards: number;
  readonly deeds: number;
  /** 0 while in the game, else the order of retirement: 1 for the first to go bankrupt. */
  readonly bankrupt: number;
}

/** The whole table at one moment, as plain data. */
export interface TableView {
  readonly seats: readonly SeatView[];
  /** By square: who holds the deed, −1 for the bank. */
  readonly owner: readonly Seat[];
  /** By square: 0–4 houses, 5 for a hotel. */
  readonly buildings: readonly number[];
  /** By square: whether the deed is mortgaged. */
  readonly mortgaged: readonly boolean[];
  /** The last throw; zeros before the first. */
  readonly dice: readonly [number, number];
  /** Left in the bank. */
  readonly houses: number;
  readonly hotels: number;
}

/** Copies what can be seen of a world. */
export function viewOf(world: World): TableView {
  const { board, turn, bank, derived } = world;
  const squares = board.names.map((_, square) => square);
  return {
    seats: Array.from({ length: world.seats }, (_, seat) => ({
      cash: world.cash[seat],
      netWorth: netWorth(world, seat as Seat),
      square: world.position[seat],
      inJail: world.inJail[seat] !== 0,
      jailCards: jailCardCount(world.jailCards[seat]),
      deeds: derived.deedCount[seat],
      bankrupt: world.bankrupt[seat],
    })),
    owner: squares.map((square) => world.owner[square]),
    buildings: squares.map((square) => world.buildings[square]),
    mortgaged: squares.map((square) => world.mortgaged[square] !== 0),
    dice: [turn.die1, turn.die2],
    houses: bank[STOCK.houses],
    hotels: bank[STOCK.hotels],
  };
}
