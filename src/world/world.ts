import {
  type Column,
  ColumnAllocator,
  type Components,
  createComponents,
  type Entity,
  type Region,
  type Seat,
  type Square,
  windowOf,
} from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { withCards } from "../board/with-cards.ts";
import { type DiceSource, streamDice } from "../chance/dice.ts";
import type { RandomKey } from "../chance/random.ts";
import { EventBuffer } from "../events/event-buffer.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { createEntityStore, type EntityStore } from "./ecs.ts";
import { MONEY_REASONS } from "./money.ts";
import { GAME_TALLIES, TALLIES } from "./tally.ts";
import { TURN_WORDS, TurnState } from "./turn-state.ts";
import { WorkStack, workStackWords } from "./work-stack.ts";

/**
 * One game in progress: a bitecs world of squares, seats and decks, and the resources of the turn. Columns are windows
 * by square or by seat of the components' columns. Everything that changes during play lies in `state`.
 */
export interface World {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly seats: number;
  /** All changing state, one buffer. */
  readonly state: Int32Array;
  /** Where each column and resource lies in it. */
  readonly regions: readonly Region[];
  readonly entities: EntityStore;
  readonly components: Components;
  /** Live lists registered when the world was made. */
  readonly queries: { readonly deeds: readonly Entity[]; readonly players: readonly Entity[] };

  readonly cash: Column;
  readonly position: Column<Square>;
  readonly inJail: Column;
  readonly jailTurns: Column;
  readonly jailCards: Column;
  readonly bankrupt: Column;
  readonly laps: Column;

  readonly owner: Column<Seat>;
  readonly buildings: Column;
  readonly mortgaged: Column;

  readonly deckTop: Column;
  readonly deckCount: Column;
  readonly deckCards: readonly Column[];

  /** Kept in step by `holdings.ts` so that no rule walks the board for them. */
  readonly derived: Derived;
  readonly turn: TurnState;
  /** The bank's stock, by {@link STOCK}. */
  readonly bank: Int32Array;
  readonly work: WorkStack;
  /** Money taken in and paid out, by seat × reason. */
  readonly income: Column;
  readonly spending: Column;
  /** Counts by seat × tally, and of the game. */
  readonly tallies: Column;
  readonly gameTallies: Column;
  /** Tokens that came to rest, and rent collected, by square. */
  readonly landings: Column;
  readonly rentTaken: Column;

  readonly events: EventBuffer;
  /** The key of this game's random streams; set by {@link resetWorld}. */
  key: RandomKey;
  dice: DiceSource;
}

/** Sums over the deeds of a seat or a set. */
export interface Derived {
  /** Deeds of each set held, by seat × set. */
  readonly setCount: Column;
  /** Deeds held, by seat. */
  readonly deedCount: Column;
  /** Complete colour groups held, by seat. */
  readonly groupsOwned: Column;
  /** What selling every building and mortgaging every deed would raise, by seat. */
  readonly liquidity: Column;
  /** E-2 worth without the cash: deeds (mortgaged at half) and buildings at cost, by seat. */
  readonly assets: Column;
  /** Mortgaged deeds, by seat. */
  readonly mortgages: Column;
  /** Buildings, a hotel counting five, by seat. */
  readonly built: Column;
  /** Buildings and mortgaged lots in each set. */
  readonly setBuildings: Column;
  readonly setMortgages: Column;
}

/** Places in {@link World.bank}. */
export const STOCK = { houses: 0, hotels: 1, jackpot: 2, paidOut: 3 } as const;

const NO_KEY: RandomKey = { k0: 0, k1: 0 };

/**
 * Makes a world for `seats` players (2–8) on `printed`, with the cards that `rules` replace. It is empty until a set-up is
 * written into it.
 */
export function createWorld(printed: Board, rules: RuleSet, seats: number): World {
  if (!(Number.isInteger(seats) && seats >= 2 && seats <= 8)) {
    throw new Error(`${seats} seats: expected 2 to 8`);
  }
  const board = withCards(printed, rules.cards);
  const measured = new ColumnAllocator(null);
  layOut(measured, board, seats);
  const state = new Int32Array(measured.used);
  const allocator = new ColumnAllocator(state);
  const { components, resources } = layOut(allocator, board, seats);
  const entities = populate(components, board, seats);
  const bySquare = <V extends number>(column: Column<V>) => windowOf(column, 1, board.size);
  const bySeat = <V extends number>(column: Column<V>) => windowOf(column, 1 + board.size, seats);
  const byDeck = (column: Column) => windowOf(column, 1 + board.size + seats, board.deckSize.length);
  const { Player, Owned, CardDeck } = components;
  return {
    board,
    rules,
    seats,
    state,
    regions: allocator.regions,
    entities,
    components,
    queries: { deeds: entities.query([components.Deed]), players: entities.query([components.Player]) },
    cash: bySeat(Player.cash),
    position: bySeat(Player.position),
    inJail: bySeat(Player.inJail),
    jailTurns: bySeat(Player.jailTurns),
    jailCards: bySeat(Player.jailCards),
    bankrupt: bySeat(Player.bankrupt),
    laps: bySeat(Player.laps),
    owner: bySquare(Owned.owner),
    buildings: bySquare(Owned.buildings),
    mortgaged: bySquare(Owned.mortgaged),
    deckTop: byDeck(CardDeck.drawIndex),
    deckCount: byDeck(CardDeck.count),
    deckCards: CardDeck.cards,
    ...resources,
    events: new EventBuffer(),
    key: NO_KEY,
    dice: streamDice,
  };
}

/** Binds every changing column and resource to consecutive windows of one buffer. */
function layOut(allocator: ColumnAllocator, board: Board, seats: number) {
  const components = createComponents(allocator, {
    squares: board.size,
    seats,
    deckSizes: board.deckSize,
    property: {
      price: board.price,
      mortgageValue: board.mortgageValue,
      set: board.set,
      houseCost: board.houseCost,
    },
  });
  const sets = board.sets.length;
  const column = (name: string, length: number): Column => allocator.column(name, length);
  const resources = {
    derived: {
      setCount: column("Derived.setCount", seats * sets),
      deedCount: column("Derived.deedCount", seats),
      groupsOwned: column("Derived.groupsOwned", seats),
      liquidity: column("Derived.liquidity", seats),
      assets: column("Derived.assets", seats),
      mortgages: column("Derived.mortgages", seats),
      built: column("Derived.built", seats),
      setBuildings: column("Derived.setBuildings", sets),
      setMortgages: column("Derived.setMortgages", sets),
    },
    turn: new TurnState(allocator.take("TurnState", TURN_WORDS)),
    bank: allocator.take("BankStock", Object.keys(STOCK).length),
    work: new WorkStack(allocator.take("WorkStack", workStackWords(board.deeds.length, seats))),
    income: column("Ledger.income", seats * MONEY_REASONS.length),
    spending: column("Ledger.spending", seats * MONEY_REASONS.length),
    tallies: column("Statistics.seats", seats * TALLIES.length),
    gameTallies: column("Statistics.game", GAME_TALLIES.length),
    landings: column("Statistics.landings", board.size),
    rentTaken: column("Statistics.rent", board.size),
  };
  return { components, resources };
}

/** Makes the entities once: squares, then seats, then decks. None is ever removed. */
function populate(components: Components, board: Board, seats: number): EntityStore {
  const store = createEntityStore();
  const { BoardSquare, Property, Owned, Player, CardDeck, Deed, Street, Railroad, Utility, Tax, CardSquare } =
    components;
  for (const kind of board.kind) {
    const deed = [BoardSquare, Deed, Property, Owned];
    if (kind === "street") store.add([...deed, Street]);
    else if (kind === "railroad") store.add([...deed, Railroad]);
    else if (kind === "utility") store.add([...deed, Utility]);
    else if (kind === "tax") store.add([BoardSquare, Tax]);
    else if (kind === "chance" || kind === "communityChest") store.add([BoardSquare, CardSquare]);
    else store.add([BoardSquare]);
  }
  for (let seat = 0; seat < seats; seat++) store.add([Player]);
  for (const _ of board.deckSize) store.add([CardDeck]);
  return store;
}
