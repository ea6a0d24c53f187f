import type { Square } from "../../components/index.ts";
import { CARD_EFFECTS, type CardData, DECKS } from "../cards/card-data.ts";
import type { TaxKind } from "../rules/rule-set.ts";
import type { BoardData, SquareData } from "./board-data.ts";

/** The kinds of square; card squares are two kinds, one for each deck. */
export type SquareKind = SquareData["kind"];

/** A colour group: all its lots are needed before anything is built. */
export interface Group {
  readonly name: string;
  readonly colour: string;
  readonly houseCost: number;
  /** In board order. */
  readonly squares: readonly Square[];
}

/**
 * A board made ready for play: tables by square index. Sets are numbered colour groups first, then the railroads, then
 * the utilities, so that a station never counts towards a colour. Nobody writes to it; players who are not trusted with
 * that are shown a frozen copy ({@link frozenCopy}).
 */
export interface Board {
  /** With its version: `us-classic@1`. */
  readonly id: string;
  readonly data: BoardData;
  readonly size: number;
  readonly names: readonly string[];
  readonly kind: readonly SquareKind[];
  readonly price: readonly number[];
  readonly mortgageValue: readonly number[];
  readonly houseCost: readonly number[];
  /** Six rents a square: bare, one to four houses, hotel; zeros where no street lies. */
  readonly rents: readonly number[];
  /** Printed rent of the bare lot; 25 for one railroad, 0 where rent depends on the dice. */
  readonly baseRent: readonly number[];
  /** Set of each square, −1 without a deed. */
  readonly set: readonly number[];
  readonly groups: readonly Group[];
  /** Squares of each set, in board order. */
  readonly sets: readonly (readonly Square[])[];
  /** Deeds in each set. */
  readonly setSize: readonly number[];
  readonly railroadSet: number;
  readonly utilitySet: number;
  /** Every square with a deed, in board order. */
  readonly deeds: readonly Square[];
  readonly jail: Square;
  readonly tax: readonly (TaxKind | null)[];
  /** A tax amount printed on the square, else null and the rule set says. */
  readonly taxAmount: readonly (number | null)[];
  /** Deck drawn from on each square, −1 for none. */
  readonly deck: readonly number[];
  /** Cards of both decks in one list; a card's number is its index here. */
  readonly cards: readonly CardData[];
  /** By card: its effect's place in {@link CARD_EFFECTS}, what tables of effects are indexed by. */
  readonly cardEffect: readonly number[];
  /** By deck: its jail card, −1 for none. */
  readonly jailCard: readonly number[];
  /** Card number at which each deck begins. */
  readonly deckStart: readonly number[];
  readonly deckSize: readonly number[];
  /** Square by name (or index as text). */
  readonly squareByName: ReadonlyMap<string, Square>;
}

/** A deed's mortgage value: the printed figure, else half the price, in whole dollars. */
function mortgageOf(square: SquareData): number {
  if (!("price" in square)) return 0;
  return square.mortgage ?? Math.floor(square.price / 2);
}

/** Compiles checked board data. The data is trusted here: boards from outside go through the board schema first. */
export function compileBoard(data: BoardData): Board {
  const { squares } = data;
  const indices = squares.map((_, i) => i as Square);
  const where = (test: (square: SquareData) => boolean) => indices.filter((i) => test(squares[i]));
  const groups = Object.entries(data.groups).map(([name, group]) => ({
    name,
    colour: group.colour,
    houseCost: group.houseCost,
    squares: where((square) => square.kind === "street" && square.group === name),
  }));
  const sets = [
    ...groups.map((group) => group.squares),
    where((square) => square.kind === "railroad"),
    where((square) => square.kind === "utility"),
  ];
  const decks = DECKS.map((name) => data.decks[name]);
  const deckStart = decks.map((_, d) => decks.slice(0, d).flat().length);
  const jailCard = decks.map((deck, d) => {
    const slot = deck.findIndex(({ effect }) => effect.kind === "jailFree");
    return slot === -1 ? -1 : deckStart[d] + slot;
  });
  const table = <T>(of: (square: SquareData, index: Square) => T): readonly T[] =>
    indices.map((i) => of(squares[i], i));
  return {
    id: `${data.id}@${data.version}`,
    data,
    size: squares.length,
    names: table((square) => square.name),
    kind: table((square) => square.kind),
    price: table((square) => ("price" in square ? square.price : 0)),
    mortgageValue: table(mortgageOf),
    houseCost: table((square) =>
      square.kind === "street" ? (data.groups[square.group]?.houseCost ?? 0) : 0,
    ),
    rents: squares.flatMap((square) => (square.kind === "street" ? [...square.rents] : [0, 0, 0, 0, 0, 0])),
    baseRent: table((square) =>
      square.kind === "street"
        ? square.rents[0]
        : square.kind === "railroad"
          ? (data.railroadRents[0] ?? 0)
          : 0,
    ),
    set: table((_, index) => sets.findIndex((members) => members.includes(index))),
    groups,
    sets,
    setSize: sets.map((members) => members.length),
    railroadSet: groups.length,
    utilitySet: groups.length + 1,
    deeds: where((square) => "price" in square),
    jail: indices.find((i) => squares[i]?.kind === "jail") as Square,
    tax: table((square) => (square.kind === "tax" ? square.tax : null)),
    taxAmount: table((square) => (square.kind === "tax" ? (square.amount ?? null) : null)),
    deck: table((square) => (DECKS as readonly string[]).indexOf(square.kind)),
    cards: decks.flat(),
    cardEffect: decks.flat().map(({ effect }) => CARD_EFFECTS.indexOf(effect.kind)),
    jailCard,
    deckStart,
    deckSize: decks.map((deck) => deck.length),
    squareByName: new Map(
      indices.flatMap((i) => [
        [squares[i].name, i],
        [String(i), i],
      ]),
    ),
  };
}
