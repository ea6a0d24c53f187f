import type { Seat } from "../../components/index.ts";
import { type Game, guardPlayers, isGuarded } from "../../src/player/game.ts";

/** Brings what guarded players are shown up to date, before the player of `seat` is called. */
export function showPosition(game: Game, seat: Seat): void {
  if (isGuarded(game, seat)) game.shown?.show();
}

/**
 * True when a guarded player changed what it was shown. The world itself was never in its hands, so what was written is
 * forgotten with the next position shown.
 */
export function forgetWrites(game: Game, seat: Seat): boolean {
  const { shown } = game;
  if (shown === null || !isGuarded(game, seat) || !shown.wasWritten()) return false;
  // Its views may be other ones now.
  guardPlayers(game, game.guarded);
  return true;
}
