/**
 * Ends the play of a game from within: thrown by a player or a dice source that stands for a script and has nothing to
 * say. Everything else that a player throws is a refused answer; this passes through to whoever runs the game.
 */
export class Halt extends Error {
  override readonly name = "Halt";
}

/** True when it is a {@link Halt}; false also for a thrown proxy that does not even say what it is. */
export function isHalt(thrown: unknown): boolean {
  try {
    return thrown instanceof Halt;
  } catch {
    return false;
  }
}
