import type { Seat } from "../../components/index.ts";
import type { TradeOffer } from "../../src/law/trade.ts";
import type { Game } from "../../src/player/game.ts";
import { isHalt } from "../../src/player/halt.ts";
import { copyOffer, plainMessage } from "../../src/player/plain-answer.ts";
import type { GameOutcome, Hook } from "../../src/player/player.ts";
import { failureReason } from "../../src/player/player-failure.ts";
import { forgetWrites, showPosition } from "./guard.ts";

/** Tells every player that a game begins, and keeps the log where somebody observes. */
export function tellStart(game: Game): void {
  const { players, contexts, observed, world } = game;
  for (const seat of world.table) {
    const player = players[seat];
    const ctx = contexts[seat];
    ctx.begin();
    if (observed[seat] >= 0) {
      world.events.keepLog();
      observed[seat] = 0;
    }
    if (player.gameStarted !== undefined) {
      tell(game, seat, "gameStarted", () => player.gameStarted?.(ctx));
    }
  }
}

/** Tells every player how the game went, after the rest of what happened. */
export function tellEnd(game: Game, outcomes: readonly GameOutcome[]): void {
  const { players, contexts, world } = game;
  for (const seat of world.table) {
    const player = players[seat];
    tellEvents(game, seat);
    const ctx = contexts[seat];
    if (player.gameEnded !== undefined) {
      tell(game, seat, "gameEnded", () => player.gameEnded?.(ctx, { ...outcomes[seat] }));
    }
  }
}

/** Tells the seat, if it observes, what has happened since it was last told. */
export function tellEvents(game: Game, seat: Seat): void {
  const { world, observed } = game;
  let next = observed[seat];
  if (next < 0) return;
  const player = game.players[seat];
  for (; next < world.events.length; next++) {
    const event = world.events.read(next, world.board);
    tell(game, seat, "observe", () => player.observe?.(event));
  }
  observed[seat] = next;
}

/** Tells the proposer how its offer was answered. */
export function tellTradeAnswered(game: Game, seat: Seat, offer: TradeOffer, accepted: boolean): void {
  const player = game.players[seat];
  if (player.tradeAnswered === undefined) return;
  const shown = copyOffer(offer);
  tell(game, seat, "tradeAnswered", () => player.tradeAnswered?.(game.contexts[seat], shown, accepted));
}

/** Calls a hook. A player that throws in it has a fault; where nobody counts faults, the error passes through. */
function tell(game: Game, seat: Seat, hook: Hook, call: () => void): void {
  showPosition(game, seat);
  try {
    call();
  } catch (error) {
    if (isHalt(error) || game.onFault === null) throw error;
    game.onFault({ seat, ask: hook, reason: failureReason(error), message: plainMessage(error) });
  }
  if (!forgetWrites(game, seat)) return;
  game.onFault?.({ seat, ask: hook, reason: "wrote-to-view", message: "the position was changed" });
}
