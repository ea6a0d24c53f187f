import { leavesToBase, METHOD_OF, type Player } from "../../../src/player/player.ts";
import { delegatingPlayer } from "../../players/delegating-player.ts";

/** Hooks called before and after every call of a player. */
export interface CallHooks {
  /** May throw in place of the call. */
  before(): void;
  /** Called also when the call threw. */
  after(): void;
}

/** The same player with hooks at every call of it. */
export function hookedPlayer(player: Player, hooks: CallHooks): Player {
  const hooked = <T>(call: () => T): T => {
    hooks.before();
    try {
      return call();
    } finally {
      hooks.after();
    }
  };
  const questions = delegatingPlayer(
    (question) => !leavesToBase(player, question),
    (question, args) => hooked(() => Reflect.apply(player[METHOD_OF[question]], player, args)),
  );
  const { gameStarted, gameEnded, observe, memory } = player;
  return Object.assign(questions, {
    ...(memory === undefined ? {} : { memory }),
    ...(gameStarted === undefined
      ? {}
      : { gameStarted: (ctx) => hooked(() => gameStarted.call(player, ctx)) }),
    ...(gameEnded === undefined
      ? {}
      : { gameEnded: (ctx, outcome) => hooked(() => gameEnded.call(player, ctx, outcome)) }),
    ...(observe === undefined ? {} : { observe: (event) => hooked(() => observe.call(player, event)) }),
  } satisfies { [Hook in keyof Player]?: Player[Hook] });
}
