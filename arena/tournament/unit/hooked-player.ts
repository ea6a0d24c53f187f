import { leavesToBase, METHOD_OF, type Player } from "../../../src/player/player.ts";
import { delegatingPlayer } from "../../players/delegating-player.ts";

/** Told around every call of a player that is not built in, so that somebody outside can see when one does not return. */
export interface CallWatch {
  /** Before a call; throws when the player was cut off at this call in an earlier attempt. */
  before(): void;
  after(): void;
}

/** The player with every call of it watched; it plays exactly as without. */
export function watchedPlayer(player: Player, watch: CallWatch): Player {
  const watched = <T>(call: () => T): T => {
    watch.before();
    try {
      return call();
    } finally {
      watch.after();
    }
  };
  const questions = delegatingPlayer(
    (question) => !leavesToBase(player, question),
    (question, args) => watched(() => Reflect.apply(player[METHOD_OF[question]], player, args)),
  );
  const { gameStarted, gameEnded, observe, memory } = player;
  return Object.assign(questions, {
    ...(memory === undefined ? {} : { memory }),
    ...(gameStarted === undefined
      ? {}
      : { gameStarted: (ctx) => watched(() => gameStarted.call(player, ctx)) }),
    ...(gameEnded === undefined
      ? {}
      : { gameEnded: (ctx, outcome) => watched(() => gameEnded.call(player, ctx, outcome)) }),
    ...(observe === undefined ? {} : { observe: (event) => watched(() => observe.call(player, event)) }),
  } satisfies { [Hook in keyof Player]?: Player[Hook] });
}
