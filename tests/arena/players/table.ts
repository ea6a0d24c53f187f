import { compileBoard } from "../../../src/board/board.ts";
import { US_CLASSIC } from "../../../src/board/us-classic.ts";
import { deriveKey, seedKey } from "../../../src/chance/random.ts";
import { createGame, type Fault } from "../../../src/player/game.ts";
import type { GameOutcome, Player } from "../../../src/player/player.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { runGame } from "../../../systems/run-game.ts";

/** What came of some games at one table. */
export interface Evening {
  readonly outcomes: readonly (readonly GameOutcome[])[];
  readonly faults: readonly Fault[];
}

/** Plays `games` games of `players` in fixed seats. */
export function playGames(players: readonly Player[], games: number, seed = 1): Evening {
  const game = createGame(compileBoard(US_CLASSIC), ruleSet("arena@1"), players);
  const faults: Fault[] = [];
  game.onFault = (fault) => faults.push(fault);
  const key = seedKey(seed);
  const outcomes = Array.from({ length: games }, (_, index) => runGame(game, deriveKey(key, index, 0)));
  return { outcomes, faults };
}
