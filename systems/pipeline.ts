import type { Game } from "../src/player/game.ts";
import { PHASE, RESUME } from "../src/world/phases.ts";
import { ENDING } from "../src/world/turn-state.ts";
import { resumeTurn } from "./actions/resume-turn.ts";
import { auctionDeed } from "./auction-deed.ts";
import { beginTurn } from "./begin-turn.ts";
import type { System } from "./define-system.ts";
import { manageEstate } from "./manage-estate.ts";
import { moveAndResolve } from "./move-and-resolve.ts";
import { offerForSale } from "./offer-for-sale.ts";
import { passTheDice } from "./pass-the-dice.ts";
import { retireDebtor } from "./retire-debtor.ts";
import { rollDice } from "./roll-dice.ts";
import { settleClaim } from "./settle-claim.ts";

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

/** Runs the phase that is due, and settles what it left behind so far as nobody needs to be asked. */
export function stepPhase(game: Game): void {
  const { turn } = game.world;
  const next = TURN[turn.phase].run(game);
  turn.phase = next === RESUME ? resumeTurn.run(game) : next;
}

/** Plays one player's whole turn, doubles included, or what is left of it. */
export function executeTurn(game: Game, step: (game: Game) => void = stepPhase): void {
  const { turn } = game.world;
  do step(game);
  while (turn.phase !== PHASE.preTurn && turn.ending === ENDING.none);
}
