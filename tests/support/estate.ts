import type { Seat } from "../../components/index.ts";
import { DECKS, type DeckName } from "../../src/cards/card-data.ts";
import type { World } from "../../src/world/world.ts";

/** What a seat has, in words: for comparing a whole position at a glance. */
export interface Estate {
  readonly cash: number;
  /** Names of its deeds in board order; a mortgaged one in brackets, buildings behind it: `Boardwalk +3`. */
  readonly deeds: readonly string[];
  readonly jailCards: readonly DeckName[];
}

/** What the seat has. */
export function estateOf(world: World, seat: number): Estate {
  const { board, owner, buildings, mortgaged } = world;
  const deeds = board.deeds
    .filter((square) => owner[square] === (seat as Seat))
    .map((square) => {
      const name = mortgaged[square] === 0 ? board.names[square] : `[${board.names[square]}]`;
      return buildings[square] === 0 ? name : `${name} +${buildings[square]}`;
    });
  const jailCards = DECKS.filter((_, deck) => (world.jailCards[seat] & (1 << deck)) !== 0);
  return { cash: world.cash[seat], deeds, jailCards };
}

/** Everything that every seat has. */
export function estates(world: World): Estate[] {
  return Array.from({ length: world.seats }, (_, seat) => estateOf(world, seat));
}
