import {
  type Components,
  type Entity,
  type Seat,
  type Square,
  squareOfEntity,
} from "../../components/index.ts";
import type { Board, SquareKind } from "../board/board.ts";
import { createEntityStore, type EntityStore } from "./ecs.ts";

/**
 * The entities of each kind, asked of the store once, when a world is made. Squares stand in board order, seats in playing
 * order: the order of a query is never a rule.
 */
export interface Structure {
  /** Every square, clockwise from GO. */
  readonly squares: readonly Square[];
  /** Every square with a deed. */
  readonly deeds: readonly Square[];
  readonly streets: readonly Square[];
  readonly railroads: readonly Square[];
  readonly utilities: readonly Square[];
  readonly taxes: readonly Square[];
  /** Squares on which a card is drawn. */
  readonly cardSquares: readonly Square[];
  readonly freeParking: readonly Square[];
  readonly goToJail: readonly Square[];
  readonly jail: Square;
  /** The members of each set: colour groups first, then the railroads, then the utilities. */
  readonly sets: readonly (readonly Square[])[];
  /** Deeds in each set. */
  readonly setSize: readonly number[];
  /** Colour groups: the sets below this number. */
  readonly groups: number;
  /** Every seat, retired ones included. */
  readonly table: readonly Seat[];
  readonly decks: readonly number[];
}

/** Makes the entities of a world, none of which is ever removed: squares, then seats, then decks. */
export function populate(components: Components, board: Board, seats: number): EntityStore {
  const store = createEntityStore();
  const { BoardSquare, Player, CardDeck, Sets } = components;
  const carried = componentsByKind(components);
  for (const [square, kind] of board.kind.entries()) {
    const set = Sets[board.set[square]];
    store.add([BoardSquare, ...carried[kind], ...(set === undefined ? [] : [set])]);
  }
  for (let seat = 0; seat < seats; seat++) store.add([Player]);
  for (const _ of board.deckSize) store.add([CardDeck]);
  return store;
}

/** The components of each kind of square, beside its place and its set. */
function componentsByKind(components: Components): Readonly<Record<SquareKind, readonly object[]>> {
  const { Deed, Owned, Street, Railroad, Utility, Tax, CardSquare, Jail, FreeParking, GoToJail } = components;
  return {
    go: [],
    street: [Deed, Owned, Street],
    railroad: [Deed, Owned, Railroad],
    utility: [Deed, Owned, Utility],
    tax: [Tax],
    chance: [CardSquare],
    communityChest: [CardSquare],
    jail: [Jail],
    freeParking: [FreeParking],
    goToJail: [GoToJail],
  };
}

/** Asks the store which entities are what. Throws when it does not list the `seats` seats, a deed and a jail. */
export function structureOf(store: EntityStore, components: Components, seats: number): Structure {
  const { BoardSquare, Deed, Owned, Street, Railroad, Utility, Tax, CardSquare, Sets } = components;
  const { Jail, FreeParking, GoToJail, Player, CardDeck } = components;
  const ordered = (terms: readonly object[]): Entity[] => [...store.query(terms)].sort((a, b) => a - b);
  const which = (...terms: readonly object[]) => ordered([BoardSquare, ...terms]).map(squareOfEntity);
  const streets = which(Deed, Owned, Street);
  const sets = Sets.map((set) => which(Deed, set));
  const deeds = which(Deed, Owned);
  const jails = which(Jail);
  const table = ordered([Player]).map((_, seat) => seat as Seat);
  if (table.length !== seats || deeds.length === 0 || jails.length !== 1) {
    throw new Error(
      `the entity store lists ${table.length} of ${seats} seats, ${deeds.length} deeds and ${jails.length} jails: no game can be played`,
    );
  }
  return {
    squares: which(),
    deeds,
    streets,
    railroads: which(Deed, Owned, Railroad),
    utilities: which(Deed, Owned, Utility),
    taxes: which(Tax),
    cardSquares: which(CardSquare),
    freeParking: which(FreeParking),
    goToJail: which(GoToJail),
    jail: jails[0],
    sets,
    setSize: sets.map((members) => members.length),
    groups: sets.filter(([first]) => streets.includes(first)).length,
    table,
    decks: ordered([CardDeck]).map((_, deck) => deck),
  };
}
