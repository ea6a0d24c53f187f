import type { Player } from "../../../src/player/player.ts";
import { wrappedPlayer } from "../../players/delegating-player.ts";

/** Hooks called before and after every call of a player. */
export interface CallHooks {
  /** May throw in place of the call. */
  before(): void;
  /** Called also when the call threw. */
  after(): void;
}

/** The same player with hooks at every call of it. */
export function hookedPlayer(player: Player, hooks: CallHooks): Player {
  const hook = (call: () => unknown): unknown => {
    hooks.before();
    try {
      return call();
    } finally {
      hooks.after();
    }
  };
  return wrappedPlayer(player, { hook, answer: (_question, _args, call) => hook(call) });
}
