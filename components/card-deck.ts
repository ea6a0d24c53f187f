import type { Column, ColumnAllocator } from "./column.ts";

/** A deck as a ring: the top card is at `drawIndex`, `count` cards follow it round. Changes during play; by entity id. */
export interface CardDeck {
  readonly drawIndex: Column;
  /** Cards in the deck; a held jail card is not among them. */
  readonly count: Column;
  /** Card numbers of each deck, as many slots as the deck has cards. Indexed by deck, not by entity. */
  readonly cards: readonly Column[];
}

export function createCardDeck(
  allocator: ColumnAllocator,
  entities: number,
  deckSizes: readonly number[],
): CardDeck {
  return {
    drawIndex: allocator.column("CardDeck.drawIndex", entities + 1),
    count: allocator.column("CardDeck.count", entities + 1),
    cards: deckSizes.map((size) => allocator.column("CardDeck.cards", size)),
  };
}
