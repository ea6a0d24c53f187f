import type { Seat, Square } from "../../components/index.ts";
import { mortgageDeed, sellBuildingsTo } from "../../src/law/deed-actions.ts";
import { coverHouseShortage, raiseInEngineOrder } from "../../src/law/liquidation.ts";
import type { Game } from "../../src/player/game.ts";
import { ask } from "../asking/ask.ts";
import { RAISE_CASH } from "../asking/questions-asked.ts";

/** Raises `amount` dollars for a debt as the seat says, and what that leaves open in the engine's own order (K-1). */
export function raiseForDebt(game: Game, seat: Seat, amount: number): void {
  raiseAsAnswered(game, seat, amount);
  raiseInEngineOrder(game.world, seat, amount);
}

/**
 * Raises `amount` dollars for something that the seat need not pay for (M-1): as it says, or in the engine's own order
 * where it says nothing, which spares the sets of `kept`. False when its own steps fall short: nothing is forced then.
 */
export function raiseToSpend(
  game: Game,
  seat: Seat,
  amount: number,
  kept: readonly number[] = NONE,
): boolean {
  const { world } = game;
  if (world.cash[seat] >= amount) return true;
  const answered = raiseAsAnswered(game, seat, amount);
  if (!answered) raiseInEngineOrder(world, seat, amount, kept);
  return world.cash[seat] >= amount;
}

const NONE: readonly number[] = [];

/** Asks the seat in which order it sells and mortgages, and does so. False when it names no step. */
function raiseAsAnswered(game: Game, seat: Seat, amount: number): boolean {
  const { world } = game;
  const steps = ask(game, RAISE_CASH, seat, amount - world.cash[seat], undefined);
  const sold: Square[] = [];
  for (const step of steps) {
    if ("sell" in step) {
      sellBuildingsTo(world, seat, step.sell, world.buildings[step.sell] - 1);
      sold.push(step.sell);
    } else {
      mortgageDeed(world, seat, step.mortgage);
    }
  }
  coverHouseShortage(world, seat, sold);
  return steps.length > 0;
}
