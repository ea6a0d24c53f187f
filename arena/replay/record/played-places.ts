import type { Region } from "../../../components/index.ts";
import type { World } from "../../../src/world/world.ts";

/**
 * Places in a world's state of the words that play depends on between two turns: deeds, seats, decks, the turn and the
 * bank; without derived sums, statistics and the work of an unfinished turn.
 */
export function playedPlaces(world: World): Int32Array {
  return Int32Array.from(world.regions.flatMap((region) => placesIn(world, region)));
}

function placesIn({ board, seats, deeds }: World, { name, start, length }: Region): number[] {
  const [component] = name.split(".");
  const firstSeat = 1 + board.size;
  const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => start + from + i);
  switch (component) {
    case "Owned":
      return deeds.map((square) => start + 1 + square);
    case "Player":
      return range(firstSeat, seats);
    case "CardDeck":
      return name === "CardDeck.cards" ? range(0, length) : range(firstSeat + seats, board.deckSize.length);
    case "TurnState":
    case "BankStock":
      return range(0, length);
    default:
      return [];
  }
}
