import { DECKS, type DeckName } from "../cards/card-data.ts";
import { DataFault, type DataPath, shown } from "../text/data-fault.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import type { BoardData, SquareData } from "./board-data.ts";
import { cardCircle } from "./card-circle.ts";

/**
 * Looks at a board as a whole and throws a {@link DataFault} at the first thing on which a game could not be played: a
 * square that is missing, twice or unknown, a group that can never be complete, a tariff that does not fit, a deck that
 * could run dry or send a token round without end.
 */
export function checkBoard(data: BoardData): void {
  checkSquares(data);
  checkGroups(data);
  checkTariff(data, "railroad", "railroadRents");
  checkTariff(data, "utility", "utilityMultipliers");
  for (const deck of DECKS) checkDeck(data, deck);
  const circle = cardCircle(data);
  if (circle !== null) {
    throw new DataFault(
      circle.path,
      `its cards can send a token in a circle without end: ${circle.names.map((name) => shown(name)).join(" to ")}`,
    );
  }
}

function checkSquares({ squares }: BoardData): void {
  if (squares[0]?.kind !== "go") throw new DataFault(["squares", 0], "the first square must be GO");
  for (const [i, square] of squares.entries()) {
    const first = squares.findIndex(({ name }) => name === square.name);
    if (first !== i) fault(i, `${shown(square.name)} is already the name of square ${first}`, "name");
    if (square.kind === "go" && i > 0) fault(i, "a board has one GO, its first square");
    if ("price" in square && square.mortgage !== undefined && square.mortgage > square.price) {
      fault(i, `the bank would lend ${square.mortgage} on a deed that costs ${square.price}`, "mortgage");
    }
  }
  const jails = squares.flatMap(({ kind }, i) => (kind === "jail" ? [i] : []));
  if (jails.length === 0) throw new DataFault(["squares"], "there is no jail");
  if (jails.length > 1) fault(jails[1], `a second jail, the first is square ${jails[0]}`);
  if (!squares.some((square) => "price" in square)) {
    throw new DataFault(["squares"], "there is no deed: a street, railroad or utility");
  }
}

function fault(square: number, reason: string, ...rest: readonly string[]): never {
  throw new DataFault(["squares", square, ...rest], reason);
}

function checkGroups({ squares, groups }: BoardData): void {
  const names = Object.keys(groups);
  for (const [i, square] of squares.entries()) {
    if (square.kind !== "street") continue;
    if (!Object.hasOwn(groups, square.group)) {
      fault(i, `unknown group ${shown(square.group)}${didYouMean(square.group, names)}`, "group");
    }
    const falls = square.rents.findIndex((rent, n) => n > 0 && rent < square.rents[n - 1]);
    if (falls !== -1) {
      throw new DataFault(["squares", i, "rents", falls], "a lot must not earn less for being built on");
    }
  }
  for (const name of names) {
    const lots = squares.filter((square) => square.kind === "street" && square.group === name).length;
    if (lots < 2) {
      throw new DataFault(
        ["groups", name],
        `a group needs two lots or more to be completed, this one has ${lots}`,
      );
    }
  }
}

/** A tariff says what owning one, two … all of a kind is worth. */
function checkTariff(
  data: BoardData,
  kind: "railroad" | "utility",
  tariff: "railroadRents" | "utilityMultipliers",
): void {
  const count = data.squares.filter((square) => square.kind === kind).length;
  const entries = data[tariff].length;
  if (entries !== count) {
    throw new DataFault(
      [tariff],
      `expected ${count} entries, one to all of the board's ${kind} squares, got ${entries}`,
    );
  }
}

function checkDeck(data: BoardData, deck: DeckName): void {
  const cards = data.decks[deck];
  const drawnFrom = data.squares.some(({ kind }) => kind === deck);
  for (const [i, { id, effect }] of cards.entries()) {
    const path: DataPath = ["decks", deck, i];
    const first = cards.findIndex((card) => card.id === id);
    if (first !== i) throw new DataFault([...path, "id"], `${shown(id)} is already the id of card ${first}`);
    const jailFree = cards.findIndex((card) => card.effect.kind === "jailFree");
    if (effect.kind === "jailFree" && jailFree !== i) {
      throw new DataFault(
        [...path, "effect"],
        `a deck has one jailFree card at most, card ${jailFree} is one`,
      );
    }
    if (effect.kind === "nearest" && !data.squares.some(({ kind }) => kind === effect.of)) {
      throw new DataFault([...path, "effect", "of"], `there is no ${effect.of} on the board`);
    }
    if (effect.kind === "advanceTo") checkTarget(data.squares, effect.square, [...path, "effect", "square"]);
  }
  if (drawnFrom && cards.every(({ effect }) => effect.kind === "jailFree")) {
    throw new DataFault(["decks", deck], "needs a card that nobody can keep, so that there is one to draw");
  }
}

function checkTarget(squares: readonly SquareData[], target: string | number, path: DataPath): void {
  const names = squares.map(({ name }) => name);
  const known = names.some((name, i) => name === target || String(i) === String(target));
  if (!known) {
    throw new DataFault(path, `no square ${shown(target)} on the board${didYouMean(String(target), names)}`);
  }
}
