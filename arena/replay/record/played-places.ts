import type { Region } from "../../../components/index.ts";
import type { World } from "../../../src/world/world.ts";

/**
 * Where in a world's state lies what play depends on between two turns: who owns what, how seats stand, the decks, the
 * turn and the bank. What is derived from these, what only counts and the work of an unfinished turn are left out.
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
