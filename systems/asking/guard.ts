import type { Game } from "../../src/player/game.ts";

/** Notes the position before a player is called, where the game is guarded. */
export function notePosition({ guarded, scratch, world }: Game): void {
  if (guarded) scratch.set(world.state);
}

/** Whether a player changed the position since it was noted; if so it is put back. Never where nobody guards. */
export function takeBackWrites({ guarded, scratch, world }: Game): boolean {
  if (!guarded) return false;
  const { state } = world;
  for (let i = 0; i < state.length; i++) {
    if (state[i] !== scratch[i]) {
      state.set(scratch);
      return true;
    }
  }
  return false;
}
