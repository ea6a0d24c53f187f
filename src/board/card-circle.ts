import { type CardEffect, DECKS, type DeckName } from "../cards/card-data.ts";
import type { DataPath } from "../text/data-fault.ts";
import type { BoardData } from "./board-data.ts";

/** A way that cards can send a token from a card square back to it. */
export interface CardCircle {
  /** The card square it begins at. */
  readonly path: DataPath;
  /** The squares it passes, the first one again at the end. */
  readonly names: readonly string[];
}

/**
 * Looks for a card square from which cards alone can lead back to it. Without one, every chain of cards ends; with one
 * it need not.
 */
export function cardCircle(data: BoardData): CardCircle | null {
  const finished = new Set<number>();
  const search = (square: number, trail: readonly number[]): readonly number[] | null => {
    const start = trail.indexOf(square);
    if (start !== -1) return [...trail.slice(start), square];
    if (finished.has(square)) return null;
    for (const next of reached(data, square)) {
      const circle = search(next, [...trail, square]);
      if (circle !== null) return circle;
    }
    finished.add(square);
    return null;
  };
  for (const square of data.squares.keys()) {
    const circle = search(square, []);
    if (circle === null) continue;
    return {
      path: ["squares", circle[0]],
      names: circle.map((each) => data.squares[each]?.name ?? ""),
    };
  }
  return null;
}

/** Squares to which a card drawn on `square` can move a token. */
function reached(data: BoardData, square: number): number[] {
  const deck = data.squares[square]?.kind;
  if (!DECKS.some((name) => name === deck)) return [];
  return data.decks[deck as DeckName].flatMap(({ effect }) => destination(data, square, effect) ?? []);
}

/** The square on which the effect leaves a token that stands on `square`, or null when it stays or goes to jail. */
function destination({ squares }: BoardData, square: number, effect: CardEffect): number | null {
  const { length } = squares;
  switch (effect.kind) {
    case "advanceTo":
      return squares.findIndex(
        ({ name }, i) => name === effect.square || String(i) === String(effect.square),
      );
    case "nearest": {
      const ahead = squares.map((_, step) => (square + 1 + step) % length);
      return ahead.find((each) => squares[each]?.kind === effect.of) ?? null;
    }
    case "moveBack":
      return (square - (effect.steps % length) + length) % length;
    default:
      return null;
  }
}
