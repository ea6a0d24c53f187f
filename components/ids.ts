declare const brand: unique symbol;
type Branded<T, Name extends string> = T & { readonly [brand]: Name };

/** A chair at the table, 0 … seats − 1 in playing order; {@link BANK} stands for the bank. */
export type Seat = Branded<number, "Seat">;
/** A place on the board, 0 (GO) … size − 1, clockwise. */
export type Square = Branded<number, "Square">;
/** A bitecs entity id: 1-based, dense, squares first, then seats, then decks. */
export type Entity = Branded<number, "Entity">;
/** The registered name of a kind of player, e.g. `greedy`; one tier may sit in several seats. */
export type Tier = Branded<string, "Tier">;

/** The owner of a deed that nobody holds, and the creditor of taxes and fees. */
export const BANK = -1 as Seat;
/** No square: nothing to name. */
export const NOWHERE = -1 as Square;
