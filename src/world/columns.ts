import {
  type Column,
  ColumnAllocator,
  type Components,
  createComponents,
  HEIGHTS,
  type Seat,
  type Square,
  windowOf,
} from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { STOCK } from "./bank-stock.ts";
import { MONEY_REASONS } from "./money.ts";
import { GAME_TALLIES, TALLIES } from "./tally.ts";
import { TURN_WORDS, TurnState } from "./turn-state.ts";
import { WorkStack, workStackWords } from "./work-stack.ts";

/** The columns that rules read and write: windows of the components' columns, and the resources of a turn. */
export interface Columns {
  // Printed, by square.
  /** The consequence of landing on the square, a value of `LANDING`. */
  readonly landing: Column;
  readonly price: Column;
  /** Dollars that the bank lends on the deed. */
  readonly mortgageValue: Column;
  /** The deed's set: colour groups first, then the railroads, then the utilities; −1 without a deed. */
  readonly set: Column;
  /** Price of a building, 0 where nothing can be built. */
  readonly houseCost: Column;
  /** `HEIGHTS` rents a square, by the height of the lot. */
  readonly rents: Column;
  /** As many rents a square as there are railroads, by how many of them the owner holds less one. */
  readonly railroadRents: Column;
  /** As many a square as there are utilities: what the dice count, by how many the owner holds less one. */
  readonly utilityMultipliers: Column;
  readonly taxAmount: Column;
  /** Percent of worth that may be paid instead; 0 for no choice. */
  readonly taxPercent: Column;
  /** Deck drawn from on the square. */
  readonly deckHere: Column;
  // Printed, by deck.
  readonly firstCard: Column;
  /** The number of the deck's jail card, −1 for none. */
  readonly jailCard: Column;

  // By seat.
  readonly cash: Column;
  readonly position: Column<Square>;
  readonly inJail: Column;
  readonly jailTurns: Column;
  readonly jailCards: Column;
  readonly bankrupt: Column;
  readonly laps: Column;

  // By square.
  readonly owner: Column<Seat>;
  readonly buildings: Column;
  readonly mortgaged: Column;

  // By deck.
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
}

/** Sums over the deeds of a seat or a set. */
export interface Derived {
  /** Deeds of each set held, by seat × set. */
  readonly setCount: Column;
  /** Deeds held, by seat. */
  readonly deedCount: Column;
  /** Complete colour groups held, by seat. */
  readonly groupsOwned: Column;
  /** Dollars that selling every building and mortgaging every deed would raise, by seat. */
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

/**
 * Binds every column and resource of a table of `seats` seats on `board` to consecutive windows: what changes during
 * play to those of `state`, what is printed to those of `printed`. The order is that of recorded states.
 */
export function bindColumns(
  state: ColumnAllocator,
  printed: ColumnAllocator,
  board: Board,
  seats: number,
): { readonly components: Components; readonly columns: Columns } {
  const decks = board.deckSize.length;
  const sets = board.sets.length;
  const railroads = board.data.railroadRents.length;
  const utilities = board.data.utilityMultipliers.length;
  const components = createComponents(state, printed, {
    squares: board.size,
    seats,
    deckSizes: board.deckSize,
    sets,
    railroads,
    utilities,
  });
  const { BoardSquare, Deed, Street, Railroad, Utility, Tax, CardSquare, Owned, Player, CardDeck } =
    components;
  /** The part of a column that belongs to the squares, with `width` numbers to each. */
  const bySquare = <V extends number>(column: Column<V>, width = 1) =>
    windowOf(column, width, board.size * width);
  const bySeat = <V extends number>(column: Column<V>) => windowOf(column, 1 + board.size, seats);
  const byDeck = (column: Column) => windowOf(column, 1 + board.size + seats, decks);
  const column = (name: string, length: number): Column => state.column(name, length);
  const columns: Columns = {
    landing: bySquare(BoardSquare.landing),
    price: bySquare(Deed.price),
    mortgageValue: bySquare(Deed.mortgageValue),
    set: bySquare(Deed.set),
    houseCost: bySquare(Street.houseCost),
    rents: bySquare(Street.rents, HEIGHTS),
    railroadRents: bySquare(Railroad.rents, railroads),
    utilityMultipliers: bySquare(Utility.multipliers, utilities),
    taxAmount: bySquare(Tax.amount),
    taxPercent: bySquare(Tax.percent),
    deckHere: bySquare(CardSquare.deck),
    firstCard: byDeck(CardDeck.firstCard),
    jailCard: byDeck(CardDeck.jailCard),
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
    turn: new TurnState(state.take("TurnState", TURN_WORDS)),
    bank: state.take("BankStock", Object.keys(STOCK).length),
    work: new WorkStack(state.take("WorkStack", workStackWords(board.deeds.length, seats))),
    income: column("Ledger.income", seats * MONEY_REASONS.length),
    spending: column("Ledger.spending", seats * MONEY_REASONS.length),
    tallies: column("Statistics.seats", seats * TALLIES.length),
    gameTallies: column("Statistics.game", GAME_TALLIES.length),
    landings: column("Statistics.landings", board.size),
    rentTaken: column("Statistics.rent", board.size),
  };
  return { components, columns };
}

/** The columns of a world with its state in another buffer of the same length. */
export function columnsOver(
  state: Int32Array,
  { printed, board, seats }: { readonly printed: Int32Array; readonly board: Board; readonly seats: number },
): Columns {
  return bindColumns(new ColumnAllocator(state), new ColumnAllocator(printed), board, seats).columns;
}
