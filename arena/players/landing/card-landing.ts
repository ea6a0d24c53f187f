import type { Square } from "../../../components/index.ts";
import type { Board } from "../../../src/board/board.ts";
import type { CardEffect } from "../../../src/cards/card-data.ts";

/** Ends of a token whose throw leads to one square, cards obeyed: by square, expected numbers for one such throw. */
export interface Landing {
  /** Probability of coming to rest there, free. */
  readonly rests: Float64Array;
  /** Probability of ending in jail. */
  jailed: number;
  /** Times the square is touched, card squares and Go To Jail included; being sent to jail touches nothing. */
  readonly touched: Float64Array;
  /** Arrivals among these by a card to the nearest railroad or utility, and the same weighted with the card's multiple. */
  readonly byNearest: Float64Array;
  readonly multiple: Float64Array;
}

/** Cards that are obeyed: all of them, or none that is drawn on a square where a card led. */
export type ObeyedCards = "every card" | "first card";

/**
 * The landing of every square of `board` when a card is a fair draw from its whole deck: reshuffled at every draw, jail
 * cards left in.
 */
export function landings(board: Board, obeyed: ObeyedCards = "every card"): readonly Landing[] {
  const known: Landing[] = [];
  const landingOn = (square: Square): Landing => {
    known[square] ??= resolve(board, square, obeyed === "every card" ? landingOn : stopOn);
    return known[square];
  };
  const stopOn = (square: Square): Landing => {
    const landing = emptyLanding(board);
    landing.touched[square] = 1;
    landing.rests[square] = 1;
    return landing;
  };
  return board.kind.map((_, square) => landingOn(square as Square));
}

function emptyLanding({ size }: Board): Landing {
  return {
    rests: new Float64Array(size),
    jailed: 0,
    touched: new Float64Array(size),
    byNearest: new Float64Array(size),
    multiple: new Float64Array(size),
  };
}

function resolve(board: Board, square: Square, landingOn: (square: Square) => Landing): Landing {
  const landing = emptyLanding(board);
  landing.touched[square] = 1;
  const deck = board.deck[square];
  if (board.kind[square] === "goToJail") landing.jailed = 1;
  else if (deck < 0) landing.rests[square] = 1;
  else drawFrom(board, square, deck, landing, landingOn);
  return landing;
}

function drawFrom(
  board: Board,
  square: Square,
  deck: number,
  landing: Landing,
  landingOn: (square: Square) => Landing,
): void {
  const start = board.deckStart[deck];
  const cards = board.cards.slice(start, start + board.deckSize[deck]);
  const chance = 1 / cards.length;
  for (const { effect } of cards) {
    const to = destination(board, square, effect);
    if (effect.kind === "goToJail") {
      landing.jailed += chance;
    } else if (to === null) {
      add(landing.rests, square, chance);
    } else {
      include(landing, landingOn(to), chance);
      if (effect.kind !== "nearest") continue;
      add(landing.byNearest, to, chance);
      add(landing.multiple, to, chance * effect.multiple);
    }
  }
}

/** Destination to which a card moves a token that stands on `square`, or null when it moves none. */
function destination(board: Board, square: Square, effect: CardEffect): Square | null {
  if (effect.kind === "advanceTo") return board.squareByName.get(String(effect.square)) ?? null;
  if (effect.kind === "moveBack") {
    return ((square - (effect.steps % board.size) + board.size) % board.size) as Square;
  }
  if (effect.kind !== "nearest") return null;
  const set = board.sets[effect.of === "railroad" ? board.railroadSet : board.utilitySet] ?? [];
  return set.find((deed) => deed > square) ?? set[0] ?? null;
}

function include(into: Landing, part: Landing, weight: number): void {
  into.jailed += weight * part.jailed;
  for (const column of ["rests", "touched", "byNearest", "multiple"] as const) {
    for (let square = 0; square < part[column].length; square++) {
      add(into[column], square, weight * part[column][square]);
    }
  }
}

function add(column: Float64Array, square: number, amount: number): void {
  column[square] += amount;
}
