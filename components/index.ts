import {
  type BoardSquare,
  type CardSquare,
  type CornerTags,
  createBoardSquare,
  createCardSquare,
  createCornerTags,
  createTax,
  type Tax,
} from "./board-square.ts";
import { type CardDeck, createCardDeck } from "./card-deck.ts";
import type { ColumnAllocator } from "./column.ts";
import {
  createDeed,
  createRailroad,
  createStreet,
  createUtility,
  type Deed,
  type Railroad,
  type Street,
  type Utility,
} from "./deed.ts";
import { createOwned, type Owned } from "./owned.ts";
import { createPlayer, type Player } from "./player.ts";

/** Every component of a world. One set a world: bitecs tells components apart by identity. */
export interface Components extends CornerTags {
  readonly BoardSquare: BoardSquare;
  readonly Deed: Deed;
  readonly Street: Street;
  readonly Railroad: Railroad;
  readonly Utility: Utility;
  /** A tag for each set of deeds: its members carry it. */
  readonly Sets: readonly object[];
  readonly Tax: Tax;
  readonly CardSquare: CardSquare;
  readonly Owned: Owned;
  readonly Player: Player;
  readonly CardDeck: CardDeck;
}

/** The size of a world: entities of each kind, and cards in the decks. */
export interface ComponentShape {
  readonly squares: number;
  readonly seats: number;
  /** Cards in each deck. */
  readonly deckSizes: readonly number[];
  /** Sets of deeds. */
  readonly sets: number;
  readonly railroads: number;
  readonly utilities: number;
}

/** Makes the columns of a world of that shape: what changes during play in `state`, what is printed in `printed`. */
export function createComponents(
  state: ColumnAllocator,
  printed: ColumnAllocator,
  shape: ComponentShape,
): Components {
  const entities = shape.squares + shape.seats + shape.deckSizes.length;
  return {
    ...createCornerTags(),
    BoardSquare: createBoardSquare(printed, entities),
    Deed: createDeed(printed, entities),
    Street: createStreet(printed, entities),
    Railroad: createRailroad(printed, entities, shape.railroads),
    Utility: createUtility(printed, entities, shape.utilities),
    Sets: Array.from({ length: shape.sets }, () => ({})),
    Tax: createTax(printed, entities),
    CardSquare: createCardSquare(printed, entities),
    Owned: createOwned(state, entities),
    Player: createPlayer(state, entities),
    CardDeck: createCardDeck(state, printed, entities, shape.deckSizes),
  };
}

export { entityOfSquare, LANDING, squareOfEntity } from "./board-square.ts";
export { type Column, ColumnAllocator, type Region, windowOf } from "./column.ts";
export { HEIGHTS, HOTEL } from "./deed.ts";
export { BANK, type Entity, NOWHERE, type Seat, type Square, type Tier } from "./ids.ts";
