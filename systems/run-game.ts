import type { Seat } from "../components/index.ts";
import type { RandomKey } from "../src/chance/random.ts";
import { netWorth } from "../src/law/holdings.ts";
import { resetWorld } from "../src/law/setup.ts";
import type { Game } from "../src/player/game.ts";
import type { GameOutcome } from "../src/player/player.ts";
import { ENDING } from "../src/world/turn-state.ts";
import type { World } from "../src/world/world.ts";
import { leaders } from "./actions/ending.ts";
import { tellEnd, tellStart } from "./asking/telling.ts";
import { stepPhase } from "./pipeline.ts";

/** Plays a whole game from the start under `key`, and tells the players. Returns each seat's outcome. */
export function runGame(game: Game, key: RandomKey, step: (game: Game) => void = stepPhase): GameOutcome[] {
  resetWorld(game.world, key);
  return playOut(game, step);
}

/** Steps in a row that may leave phase and turn as they were; a bankruptcy with an auction of every deed takes far fewer. */
const MOST_STILL_STEPS = 1000;

/**
 * Plays the game on from where it stands to its end. `step` stands for `stepPhase` and must call it; one that moves nothing
 * is an error.
 */
export function playOut(game: Game, step: (game: Game) => void = stepPhase): GameOutcome[] {
  const { world } = game;
  const { turn } = world;
  tellStart(game);
  for (let still = 0; turn.ending === ENDING.none; ) {
    const { phase, turns } = turn;
    step(game);
    still = turn.phase === phase && turn.turns === turns ? still + 1 : 0;
    if (still > MOST_STILL_STEPS) {
      throw new Error(
        `the game stands still in round ${turn.round}: a step of one's own must call stepPhase(game)`,
      );
    }
  }
  const outcomes = outcomesOf(world);
  tellEnd(game, outcomes);
  return outcomes;
}

/** The outcome of the finished game for each seat. Wins at the cap are shared between those who tie (E-3). */
export function outcomesOf(world: World): GameOutcome[] {
  const winners = leaders(world);
  return world.table.map((seat) => ({
    win: winners.includes(seat) ? 1 / winners.length : 0,
    survived: world.bankrupt[seat] === 0,
    placement: placementOf(world, seat),
    netWorth: netWorth(world, seat),
    rounds: world.turn.round,
  }));
}

/** One more than the seats ahead of it; seats level with it share the mean of their places. */
function placementOf(world: World, seat: Seat): number {
  let ahead = 0;
  let level = 0;
  for (const other of world.table) {
    const order = compare(world, other, seat);
    if (order > 0) ahead++;
    else if (order === 0 && other !== seat) level++;
  }
  return 1 + ahead + level / 2;
}

/** Positive when `a` finished better than `b`: survivors by net worth, then the later to go bankrupt. */
function compare(world: World, a: Seat, b: Seat): number {
  const outA = world.bankrupt[a];
  const outB = world.bankrupt[b];
  if (outA === 0 && outB === 0) return netWorth(world, a) - netWorth(world, b);
  return (outA === 0 ? world.seats : outA) - (outB === 0 ? world.seats : outB);
}
