import type { Game } from "../src/game.ts";
import { PHASE } from "../src/phases.ts";
import { ENDING } from "../src/turn-state.ts";
import { offerForSale } from "./acquisition.ts";
import { auctionDeed } from "./auction.ts";
import { retireDebtor } from "./bankrupt.ts";
import type { System } from "./define-system.ts";
import { passTheDice } from "./end-turn.ts";
import { settleClaim } from "./financial-crisis.ts";
import { beginTurn } from "./pre-turn.ts";
import { moveAndResolve } from "./resolving.ts";
import { rollDice } from "./rolling.ts";
import { manageEstate } from "./strategic.ts";

/**
 * The turn, phase by phase:
 *
 *     PreTurn → Rolling → Resolving → (Acquisition → (Auction)) → (FinancialCrisis → (Bankrupt)) → Strategic → EndTurn
 *                  ↑________ doubles _________|
 */
export const TURN: readonly System[] = [
  beginTurn,
  rollDice,
  moveAndResolve,
  offerForSale,
  auctionDeed,
  settleClaim,
  retireDebtor,
  manageEstate,
  passTheDice,
];

/** Runs the phase that is due. */
export function stepPhase(game: Game): void {
  const { turn } = game.world;
  turn.phase = TURN[turn.phase].run(game);
}

/** Plays one player's whole turn, doubles included, or what is left of it. */
export function executeTurn(game: Game, step: (game: Game) => void = stepPhase): void {
  const { turn } = game.world;
  do step(game);
  while (turn.phase !== PHASE.preTurn && turn.ending === ENDING.none);
}
