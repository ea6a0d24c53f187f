import type { Board } from "../../../src/board/board.ts";
import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import { createGame, type Game, seatPlayers } from "../../../src/player/game.ts";
import type { Player } from "../../../src/player/player.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { runGame } from "../../../systems/run-game.ts";
import type { Entrant } from "../../players/registry.ts";
import { seatEntrant } from "../../players/registry.ts";
import { residentMegabytes } from "../../runtime/thread-memory.ts";
import { measureYardstick } from "./yardstick.ts";

/** Throughput of a line-up on one core, with events off and seats rotating. */
export interface Throughput {
  readonly games: number;
  readonly turns: number;
  /** Seconds of this process's processor time, user and system. */
  readonly cpuSeconds: number;
  readonly gamesPerSecond: number;
  readonly turnsPerSecond: number;
  /** Random blocks a second of the same processor, the mean of before and after: see {@link measureYardstick}. */
  readonly blocksPerSecond: number;
  /** Megabytes resident before the first and after the last game. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
}

/** Games between two looks at the clock and at Ctrl-C, so few that they do not count. */
const BETWEEN_LOOKS = 50;

/** Games of a bench. */
export interface BenchPlan {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly entrants: readonly Entrant[];
  readonly games: number;
  /** Games played first and not counted: the compiler's share. */
  readonly warmUp: number;
  readonly key: RandomKey;
}

/**
 * Plays the plan's games on this thread. Rates are per second of processor time, so that other programs on the machine
 * do not count; `goOn` is given the games played, and ends the bench by returning false.
 */
export async function measureThroughput(
  plan: BenchPlan,
  goOn: (played: number) => boolean | Promise<boolean>,
): Promise<Throughput> {
  const { entrants, key } = plan;
  const players = entrants.map((entrant, entry) => seatEntrant(entrant, deriveKey(key, entry, 1)));
  const game = createGame(plan.board, plan.rules, players);
  for (let index = 0; index < plan.warmUp; index++) playRotated(game, players, index, key);
  measureYardstick();
  const memoryBefore = Math.round(residentMegabytes());
  const speedBefore = measureYardstick();
  const start = process.cpuUsage();
  let turns = 0;
  let games = 0;
  while (games < plan.games && (games % BETWEEN_LOOKS !== 0 || (await goOn(games)))) {
    turns += playRotated(game, players, plan.warmUp + games, key);
    games++;
  }
  const { user, system } = process.cpuUsage(start);
  const cpuSeconds = (user + system) / 1e6;
  return {
    games,
    turns,
    cpuSeconds,
    gamesPerSecond: games / cpuSeconds,
    turnsPerSecond: turns / cpuSeconds,
    blocksPerSecond: (speedBefore + measureYardstick()) / 2,
    memoryBefore,
    memoryAfter: Math.round(residentMegabytes()),
  };
}

/** One game with the players moved on by one seat; returns its player-turns. */
export function playRotated(game: Game, players: readonly Player[], index: number, key: RandomKey): number {
  const { length } = players;
  seatPlayers(
    game,
    players.map((_, seat) => players[(seat + index) % length]),
  );
  runGame(game, deriveKey(key, index, 0));
  return game.world.turn.turns;
}
