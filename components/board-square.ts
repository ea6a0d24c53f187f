import type { Entity, Square } from "./ids.ts";

/** Every square of the board: its place, in step with its entity id. Static. */
export interface BoardSquare {
  readonly index: readonly Square[];
}

/** Tags for what a square is: structure only, set once when a world is made. */
export interface SquareTags {
  /** Squares that carry a deed. */
  readonly Deed: object;
  readonly Street: object;
  readonly Railroad: object;
  readonly Utility: object;
  readonly Tax: object;
  /** Squares on which a card is drawn. */
  readonly CardSquare: object;
}

export function createBoardSquare(squares: number): BoardSquare {
  const index = Array.from({ length: squares + 1 }, (_, entity) => (entity - 1) as Square);
  return { index: Object.freeze(index) };
}

/** The entity of a square. */
export function entityOfSquare(square: Square): Entity {
  return (square + 1) as number as Entity;
}

export function createSquareTags(): SquareTags {
  return { Deed: {}, Street: {}, Railroad: {}, Utility: {}, Tax: {}, CardSquare: {} };
}
