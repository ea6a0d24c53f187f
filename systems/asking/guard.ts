import { type Game, guardPlayers } from "../../src/player/game.ts";

/** Brings the copy that guarded players are shown up to date, before one of them is called. */
export function showPosition({ shown, world }: Game): void {
  if (shown === null) return;
  shown.state.set(world.state);
  shown.key = world.key;
}

/**
 * Whether a guarded player changed the copy that it was shown. The world itself was never in its hands, so what was
 * written is forgotten with the next position shown; a copy whose memory was taken away is replaced.
 */
export function forgetWrites(game: Game): boolean {
  if (game.shown === null) return false;
  const { state } = game.shown;
  const { state: held } = game.world;
  if (state.length !== held.length) {
    guardPlayers(game);
    return true;
  }
  for (let i = 0; i < held.length; i++) if (state[i] !== held[i]) return true;
  return false;
}
