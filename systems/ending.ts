import { BANK, type Seat } from "../components/index.ts";
import { EVENT } from "../src/events.ts";
import { netWorth } from "../src/holdings.ts";
import type { World } from "../src/world.ts";

/** Ends the game for the highest net worth (E-2, E-3); a tie is a tie and names no winner. */
export function endByWorth(world: World, ending: number): void {
  world.turn.ending = ending;
  world.events.emit(EVENT.GameOver, leaders(world).length === 1 ? leaders(world)[0] : BANK);
}

/** The seats still in the game with the highest net worth. */
export function leaders(world: World): Seat[] {
  const inGame = Array.from({ length: world.seats }, (_, seat) => seat as Seat).filter(
    (seat) => world.bankrupt[seat] === 0,
  );
  const best = Math.max(...inGame.map((seat) => netWorth(world, seat)));
  return inGame.filter((seat) => netWorth(world, seat) === best);
}
