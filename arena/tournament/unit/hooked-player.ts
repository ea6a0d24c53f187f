import { plainAnswer } from "../../../src/player/plain-answer.ts";
import type { Player } from "../../../src/player/player.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";
import { placedError } from "../../players/external/placed-error.ts";

/** Hooks called before and after every call of a player's own code. */
export interface CallHooks {
  /** May throw in place of the call. */
  before(): void;
  /** Called also when the call threw. May throw in place of what it returned or threw. */
  after(): void;
}

/**
 * The same player with hooks at every call of it. What it answers and what it throws is read between the hooks, once and
 * into plain values, since reading may run code of the player as well.
 */
export function hookedPlayer(player: Player, hooks: CallHooks): Player {
  const hook = <T>(call: () => T): T => hookedCall(hooks, call);
  return wrappedPlayer(player, {
    hook,
    answer: (question, _args, call) => hook(() => plainAnswer(question, call())),
  });
}

/** A call of a player's own code between the hooks; throws an error with a plain message and its place for what was thrown. */
export function hookedCall<T>(hooks: CallHooks, call: () => T): T {
  hooks.before();
  try {
    return call();
  } catch (error) {
    throw placedError(error);
  } finally {
    hooks.after();
  }
}
