import { deriveKey } from "../../../src/chance/random.ts";
import { QUESTIONS } from "../../../src/events/questions.ts";
import { createGame } from "../../../src/player/game.ts";
import { HOOKS, leavesToBase, METHOD_OF, type Player } from "../../../src/player/player.ts";
import { seatEntrant } from "../../players/registry.ts";
import { type BenchPlan, playRotated } from "./throughput.ts";

/** Decision times of an entrant, in microseconds of wall time, timer included. */
export interface Latency {
  readonly player: string;
  readonly decisions: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** Nanoseconds of the slowest bucket; anything slower is counted in it and kept as the maximum. */
const BUCKETS = 1_000_000;
const BUCKET_NS = 100;

/** Plays the plan's games with a stopwatch on every answer. */
export function measureLatency(plan: BenchPlan): Latency[] {
  const clocks = plan.entrants.map(() => ({ buckets: new Uint32Array(BUCKETS), decisions: 0, max: 0 }));
  const players = plan.entrants.map((entrant, entry) =>
    timed(seatEntrant(entrant, deriveKey(plan.key, entry, 2)), (nanoseconds) => {
      const clock = clocks[entry];
      const bucket = Math.min(BUCKETS - 1, Math.floor(nanoseconds / BUCKET_NS));
      clock.buckets[bucket]++;
      clock.decisions++;
      clock.max = Math.max(clock.max, nanoseconds);
    }),
  );
  const game = createGame(plan.board, plan.rules, players);
  for (let index = 0; index < plan.warmUp; index++) playRotated(game, players, index, plan.key);
  for (const clock of clocks) {
    clock.buckets.fill(0);
    clock.decisions = 0;
    clock.max = 0;
  }
  for (let index = 0; index < plan.games; index++) playRotated(game, players, plan.warmUp + index, plan.key);
  return plan.entrants.map(({ id }, entry) => {
    const { buckets, decisions, max } = clocks[entry];
    const at = (share: number) => (quantile(buckets, decisions * share) * BUCKET_NS) / 1000;
    return { player: id, decisions, p50: at(0.5), p99: at(0.99), max: max / 1000 };
  });
}

/** The player with every answer timed; what it leaves to the base stays unasked. */
function timed(player: Player, record: (nanoseconds: number) => void): Player {
  const stopwatch = Object.create(player) as Record<string, unknown>;
  for (const question of QUESTIONS) {
    if (leavesToBase(player, question)) continue;
    const method = METHOD_OF[question];
    const answer = player[method] as (...subjects: unknown[]) => unknown;
    stopwatch[method] = (...subjects: unknown[]) => {
      const start = process.hrtime.bigint();
      const given = answer.apply(player, subjects);
      record(Number(process.hrtime.bigint() - start));
      return given;
    };
  }
  // What a player keeps of a game is kept by the player, not by the stopwatch around it.
  for (const hook of HOOKS) {
    if (player[hook] !== undefined) stopwatch[hook] = (player[hook] as () => void).bind(player);
  }
  return stopwatch as unknown as Player;
}

/** The bucket in which the `rank`-th smallest lies. */
function quantile(buckets: Uint32Array, rank: number): number {
  let seen = 0;
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    seen += buckets[bucket];
    if (seen >= rank) return bucket;
  }
  return buckets.length - 1;
}
