import { type BoardSquare, createBoardSquare, createSquareTags, type SquareTags } from "./board-square.ts";
import { type CardDeck, createCardDeck } from "./card-deck.ts";
import type { ColumnAllocator } from "./column.ts";
import { createOwned, type Owned } from "./owned.ts";
import { createPlayer, type Player } from "./player.ts";
import { createProperty, type Property } from "./property.ts";

/** Every component of a world. One set a world: bitecs tells components apart by identity. */
export interface Components extends SquareTags {
  readonly BoardSquare: BoardSquare;
  readonly Property: Property;
  readonly Owned: Owned;
  readonly Player: Player;
  readonly CardDeck: CardDeck;
}

/** How large a world is. */
export interface ComponentShape {
  readonly squares: number;
  readonly seats: number;
  /** Cards in each deck. */
  readonly deckSizes: readonly number[];
  /** Printed values by square. */
  readonly property: { readonly [Field in keyof Property]: readonly number[] };
}

/** Makes the columns of a world of that shape; what changes during play comes from `allocator`. */
export function createComponents(allocator: ColumnAllocator, shape: ComponentShape): Components {
  const entities = shape.squares + shape.seats + shape.deckSizes.length;
  return {
    ...createSquareTags(),
    BoardSquare: createBoardSquare(shape.squares),
    Property: createProperty(shape.property),
    Owned: createOwned(allocator, entities),
    Player: createPlayer(allocator, entities),
    CardDeck: createCardDeck(allocator, entities, shape.deckSizes),
  };
}

export { entityOfSquare } from "./board-square.ts";
export { type Column, ColumnAllocator, type Region, windowOf } from "./column.ts";
export { BANK, type Entity, NOWHERE, type Seat, type Square, type Tier } from "./ids.ts";
