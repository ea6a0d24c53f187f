import { type Seat, type Square, windowOf } from "../../components/index.ts";
import type { Board } from "../board/board.ts";
import { STREAM } from "../chance/dice.ts";
import { block, type RandomKey, scale, threefry } from "../chance/random.ts";
import { BuildingPlan } from "../law/building-plan.ts";
import { dealUnseen, jailCardCount } from "../law/card-piles.ts";
import { countInSet, means, netWorth, ownsSet } from "../law/holdings.ts";
import { liftCost, mortgageRefusal } from "../law/legality.ts";
import { rentOf } from "../law/rent.ts";
import type { RuleSet } from "../rules/rule-set.ts";
import { STOCK } from "../world/bank-stock.ts";
import { restoreSnapshot } from "../world/snapshot.ts";
import type { World } from "../world/world.ts";

let worldBehind: (ctx: DecisionContext) => World;
let continued: (from: DecisionContext, world: World, board: Board, rules: RuleSet) => DecisionContext;

/** Draw number `index` of a seat's own random stream, 32 bits. */
export type Draw = (index: number) => number;

/** The world that a view looks at. For the engine: no player is given it. */
export const worldOf = (ctx: DecisionContext): World => worldBehind(ctx);

/** The same seat's view of another world, frozen; its random stream goes on where that of `ctx` is. */
export function viewOver(ctx: DecisionContext, world: World, board: Board, rules: RuleSet): DecisionContext {
  const view = continued(ctx, world, board, rules);
  Object.freeze(view);
  return view;
}

/** A column that may be looked at and not touched. */
export interface ReadonlyColumn<V extends number = number> {
  readonly length: number;
  readonly [index: number]: V;
}

export type GamePhase = "early" | "mid" | "late";

/** Last round of the early and of the middle game (specification, game phase detection). */
const EARLY_UNTIL = 10;
const MID_UNTIL = 25;

/**
 * What a player sees when it is asked: a read-only view of the position from its own seat, and the questions
 * that follow from it. Nothing is copied, so read it during the call and keep numbers, not the view. Squares are board
 * indices, seats 0 … seats − 1 with −1 for the bank, money whole dollars.
 */
export class DecisionContext {
  /** This player's seat. */
  readonly seat: Seat;
  /** The specification's name of {@link seat}. */
  readonly playerId: Seat;
  /** Seats at the table, retired ones included. */
  readonly seats: number;
  readonly board: Board;
  readonly rules: RuleSet;
  /** Cash by seat, this one's too: {@link cashOf} under the specification's name. */
  readonly opponentCash: ReadonlyColumn;
  /** Deeds held by seat, this one's too. */
  readonly opponentPropertyCount: ReadonlyColumn;
  /** Position by seat, this one's too. */
  readonly opponentPositions: ReadonlyColumn<Square>;
  /** Deeds that this seat holds of each set: colour groups in board order, then railroads, then utilities. */
  readonly groupCounts: ReadonlyColumn;
  /** By square: the owner's seat, −1 for nobody. */
  readonly squareOwners: ReadonlyColumn<Seat>;
  /** By square: 0–4 houses, 5 for a hotel. */
  readonly squareHouses: ReadonlyColumn;
  /** By square: 1 while mortgaged. */
  readonly squareMortgaged: ReadonlyColumn;
  readonly squarePrices: readonly number[];
  readonly squareHouseCost: readonly number[];
  readonly squareMortgageValue: readonly number[];
  readonly squareBaseRent: readonly number[];

  // Out of reach of players in JavaScript too: what they are shown leads no further.
  readonly #world: World;
  readonly #paper: BuildingPlan;
  readonly #draw: Draw | null;
  #draws = 0;

  static {
    worldBehind = (ctx) => ctx.#world;
    continued = (from, world, board, rules) => {
      const view = new DecisionContext(world, from.seat, board, rules, from.#draw);
      view.#draws = from.#draws;
      return view;
    };
  }

  /** `board` and `rules` are the world's own, or copies of them; `draw` stands for its random stream where it has no key. */
  constructor(world: World, seat: Seat, board = world.board, rules = world.rules, draw: Draw | null = null) {
    const { derived } = world;
    this.#world = world;
    this.#draw = draw;
    this.seat = seat;
    this.playerId = seat;
    this.seats = world.seats;
    this.board = board;
    this.rules = rules;
    this.opponentCash = world.cash;
    this.opponentPropertyCount = derived.deedCount;
    this.opponentPositions = world.position;
    this.groupCounts = windowOf(derived.setCount, seat * board.sets.length, board.sets.length);
    this.squareOwners = world.owner;
    this.squareHouses = world.buildings;
    this.squareMortgaged = world.mortgaged;
    this.squarePrices = board.price;
    this.squareHouseCost = board.houseCost;
    this.squareMortgageValue = board.mortgageValue;
    this.squareBaseRent = board.baseRent;
    this.#paper = new BuildingPlan(world);
  }

  get cash(): number {
    return this.#world.cash[this.playerId];
  }
  get position(): Square {
    return this.#world.position[this.playerId];
  }
  get inJail(): boolean {
    return this.#world.inJail[this.playerId] !== 0;
  }
  /** Failed throws for a double since being jailed, 0–2. */
  get jailTurns(): number {
    return this.#world.jailTurns[this.playerId];
  }
  get hasJailCard(): boolean {
    return this.#world.jailCards[this.playerId] !== 0;
  }
  /** Round of the game, from 1: a turn for everybody. */
  get round(): number {
    return this.#world.turn.round;
  }
  /** The specification's name of {@link round}. */
  get turnNumber(): number {
    return this.#world.turn.round;
  }
  get housesLeft(): number {
    return this.#world.bank[STOCK.houses];
  }
  get hotelsLeft(): number {
    return this.#world.bank[STOCK.hotels];
  }
  /** Cash of a seat in dollars. */
  cashOf(seat: Seat): number {
    return this.#world.cash[seat];
  }
  /** The seat that owns the square's deed, or null: the bank does, or the square has none. */
  ownerOf(square: Square): Seat | null {
    const owner = this.#world.owner[square];
    return owner < 0 ? null : owner;
  }
  /** Printed price of the square's deed in dollars, 0 where there is none. */
  priceOf(square: Square): number {
    return this.squarePrices[square] ?? 0;
  }
  /**
   * Deeds of this seat (or `seat`) in board order. A new list each time: in a hot loop walk `board.deeds` and
   * `squareOwners`.
   */
  deedsOf(seat = this.playerId): Square[] {
    return this.board.deeds.filter((square) => this.squareOwners[square] === seat);
  }
  /** Deeds of the set that this seat (or `seat`) does not hold, in board order; a new list each time. */
  missingDeeds(set: number, seat = this.playerId): Square[] {
    return this.board.sets[set].filter((square) => this.squareOwners[square] !== seat);
  }
  /** Buildings of this seat (or `seat`), a hotel counting five. */
  buildingsOf(seat = this.playerId): number {
    return this.#world.derived.built[seat];
  }
  /** The specification's name of this seat's {@link deedsOf}. */
  get ownedProperties(): Square[] {
    return this.deedsOf();
  }
  /** The specification's name of {@link deedsOf}. */
  propertiesOf(seat: Seat): Square[] {
    return this.deedsOf(seat);
  }
  isBankrupt(seat: Seat): boolean {
    return this.#world.bankrupt[seat] !== 0;
  }
  isInJail(seat: Seat): boolean {
    return this.#world.inJail[seat] !== 0;
  }
  jailCardsOf(seat: Seat): number {
    return jailCardCount(this.#world.jailCards[seat]);
  }
  /** Whether this seat (or `seat`) holds every deed of the set. Sets are indices of `board.sets`. */
  ownsCompleteSet(set: number, seat = this.playerId): boolean {
    return ownsSet(this.#world, seat, set);
  }
  /** Deeds in the set. */
  countInGroup(set: number): number {
    return this.board.sets[set].length;
  }
  /** Deeds of the set that this seat (or `seat`) holds. */
  ownedInGroup(set: number, seat = this.playerId): number {
    return countInSet(this.#world, seat, set);
  }
  /** Cash, deeds (mortgaged at half) and buildings at cost (E-2). */
  netWorth(seat = this.playerId): number {
    return netWorth(this.#world, seat);
  }
  /** Cash and all that selling and mortgaging could raise (K-1): also the highest bid allowed (B-10). */
  means(seat = this.playerId): number {
    return means(this.#world, seat);
  }
  /** The specification's name of {@link buildingsOf}. */
  totalHouses(seat = this.playerId): number {
    return this.buildingsOf(seat);
  }
  /** Mortgaged deeds of this seat. */
  mortgageCount(seat = this.playerId): number {
    return this.#world.derived.mortgages[seat];
  }
  /** Early up to round 10, mid up to 25, then late. */
  gamePhase(): GamePhase {
    const round = this.turnNumber;
    if (round <= EARLY_UNTIL) return "early";
    return round <= MID_UNTIL ? "mid" : "late";
  }
  /** Rent a visitor would pay on the square now, with `dice` thrown. */
  rentOf(square: Square, dice = 7): number {
    return rentOf(this.#world, square, dice);
  }
  /** Whether a building stands anywhere in the deed's group: it can then be neither mortgaged nor traded. */
  groupIsBuilt(square: Square): boolean {
    return this.#world.derived.setBuildings[this.board.set[square]] !== 0;
  }
  canMortgage(square: Square): boolean {
    return mortgageRefusal(this.#world, this.playerId, square) === null;
  }
  /** What lifting the deed's mortgage costs. */
  liftCost(square: Square): number {
    return liftCost(this.#world, square);
  }
  /**
   * A scratch pad on which this seat can build and sell to see what is allowed and what it leaves. Loaded afresh from
   * the table at each call.
   */
  plan(): BuildingPlan {
    return this.#paper.load(this.playerId);
  }
  /** An integer 0 … n − 1 from this seat's own stream: the only randomness a player may use. */
  random(n: number): number {
    const draws = this.#draws++;
    if (this.#draw !== null) return scale(this.#draw(draws), n);
    const { k0, k1 } = this.#world.key;
    threefry(k0, k1, STREAM.player + this.playerId, draws);
    return scale(block[0], n);
  }
  /**
   * Puts `world`, made for the same board, rules and seats, into this position as far as anybody at the table can know
   * it: the cards of each deck lie in an order drawn from `key`, and the throws to come are those of `key`.
   * Throws when `world` has another shape.
   */
  imagine(world: World, key: RandomKey): void {
    restoreSnapshot(world, this.#world.state);
    dealUnseen(world, key);
  }
  /** Called by the engine when a game begins. */
  begin(): void {
    this.#draws = 0;
  }
}
