import { BANK, type Seat } from "../../components/index.ts";
import { EVENT } from "../../src/events/events.ts";
import { netWorth } from "../../src/law/holdings.ts";
import type { World } from "../../src/world/world.ts";

/** Ends the game for the highest net worth (E-2, E-3); a tie is a tie and names no winner. */
export function endByWorth(world: World, ending: number): void {
  const first = leaders(world);
  world.turn.ending = ending;
  world.events.emit(EVENT.GameOver, first.length === 1 ? first[0] : BANK);
}

/** The seats still in the game with the highest net worth. */
export function leaders(world: World): Seat[] {
  let first: Seat[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const seat of world.table) {
    if (world.bankrupt[seat] !== 0) continue;
    const worth = netWorth(world, seat);
    if (worth > best) first = [];
    if (worth >= best) first.push(seat);
    best = Math.max(best, worth);
  }
  return first;
}
