import type { Board } from "../../../src/board/board.ts";
import type { RandomKey } from "../../../src/chance/random.ts";
import type { RuleSet } from "../../../src/rules/rule-set.ts";
import { GUARDED, parseEntrant } from "../../players/registry.ts";
import { type Latency, measureLatency } from "./latency.ts";
import { measureThroughput, type Throughput } from "./throughput.ts";

/** Games before those that are counted: the compiler's share. */
const WARM_UP = 5000;
/** Games that are timed by decision, and games before them, at most. */
const LATENCY_GAMES = 2000;
const LATENCY_WARM_UP = 500;

/** Games to measure, with players as `--players` takes them. */
export interface Bench {
  readonly board: Board;
  readonly rules: RuleSet;
  readonly players: readonly string[];
  readonly games: number;
  readonly key: RandomKey;
}

/** Throughput of a line-up, and decision times of its players. */
export interface Measurement {
  readonly throughput: Throughput;
  readonly latency: readonly Latency[];
}

/**
 * Plays the games on this thread, first against the clock of all, then with a stopwatch on every answer. `goOn` is
 * given the games played, and ends the first part by returning false. Throws on a player that there is not.
 */
export async function measure(
  { board, rules, players, games, key }: Bench,
  goOn: (played: number) => boolean | Promise<boolean>,
): Promise<Measurement> {
  const entrants = players.map((player) => parseEntrant(player, GUARDED));
  const plan = { board, rules, entrants, key };
  const throughput = await measureThroughput({ ...plan, games, warmUp: Math.min(WARM_UP, games) }, goOn);
  const latency = measureLatency({
    ...plan,
    games: Math.min(games, LATENCY_GAMES),
    warmUp: Math.min(games, LATENCY_WARM_UP),
  });
  return { throughput, latency };
}
