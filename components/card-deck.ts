import type { Column, ColumnAllocator } from "./column.ts";

/** A deck as a ring: the top card is at `drawIndex`, `count` cards follow it round. By entity id. */
export interface CardDeck {
  /** Changes during play. */
  readonly drawIndex: Column;
  /** Cards in the deck; a held jail card is not among them. Changes during play. */
  readonly count: Column;
  /** Card numbers of each deck, as many slots as it was printed with. Indexed by deck, not by entity; changes during play. */
  readonly cards: readonly Column[];
  /** The number of its first card; the others follow. Printed. */
  readonly firstCard: Column;
  /** The number of its Get Out of Jail Free card, −1 for none. Printed. */
  readonly jailCard: Column;
}

export function createCardDeck(
  state: ColumnAllocator,
  printed: ColumnAllocator,
  entities: number,
  deckSizes: readonly number[],
): CardDeck {
  return {
    drawIndex: state.column("CardDeck.drawIndex", entities + 1),
    count: state.column("CardDeck.count", entities + 1),
    cards: deckSizes.map((size) => state.column("CardDeck.cards", size)),
    firstCard: printed.column("CardDeck.firstCard", entities + 1),
    jailCard: printed.column("CardDeck.jailCard", entities + 1),
  };
}
