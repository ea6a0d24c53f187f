import type { Column, ColumnAllocator } from "./column.ts";
import type { Entity, Square } from "./ids.ts";

/** Consequences of coming to rest on a square: the values of {@link BoardSquare.landing}. */
export const LANDING = { nothing: 0, deed: 1, tax: 2, card: 3, freeParking: 4, goToJail: 5 } as const;

/** Every square of the board. Printed; by entity id. */
export interface BoardSquare {
  /** The consequence of landing on it, a value of {@link LANDING}. */
  readonly landing: Column;
}

/** A square that asks for a tax. Printed; by entity id. */
export interface Tax {
  /** The flat tax in whole dollars. */
  readonly amount: Column;
  /** Percent of worth that may be paid instead (T-2); 0 for no choice. */
  readonly percent: Column;
}

/** A square on which a card is drawn. Printed; by entity id. */
export interface CardSquare {
  /** The deck drawn from. */
  readonly deck: Column;
}

/** Squares with a meaning and nothing else printed on them: tags, set once when a world is made. */
export interface CornerTags {
  readonly Jail: object;
  readonly FreeParking: object;
  readonly GoToJail: object;
}

export function createBoardSquare(printed: ColumnAllocator, entities: number): BoardSquare {
  return { landing: printed.column("BoardSquare.landing", entities + 1) };
}

export function createTax(printed: ColumnAllocator, entities: number): Tax {
  return {
    amount: printed.column("Tax.amount", entities + 1),
    percent: printed.column("Tax.percent", entities + 1),
  };
}

export function createCardSquare(printed: ColumnAllocator, entities: number): CardSquare {
  return { deck: printed.column("CardSquare.deck", entities + 1) };
}

export function createCornerTags(): CornerTags {
  return { Jail: {}, FreeParking: {}, GoToJail: {} };
}

/** The entity of a square. */
export function entityOfSquare(square: Square): Entity {
  return (square + 1) as number as Entity;
}

/** The square of an entity that is one. */
export function squareOfEntity(entity: Entity): Square {
  return (entity - 1) as number as Square;
}
