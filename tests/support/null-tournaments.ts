import { Tally } from "../../arena/analysis/report/tally.ts";
import { estimateShare, pairwiseDifferences } from "../../arena/statistics/index.ts";
import { makePlan } from "../../arena/tournament/plan/make-plan.ts";
import { readPlayers } from "../../arena/tournament/plan/player-list.ts";
import type { UnitResult } from "../../arena/tournament/unit/unit-result.ts";
import { playTournament } from "../../arena/tournament/workers/play-tournament.ts";
import { withWorkerPool } from "../../arena/tournament/workers/worker-pool.ts";
import { board } from "../../src/board/catalog.ts";
import type { RuleSet } from "../../src/rules/rule-set.ts";

/** Tournaments between four copies of one player, in which there is nothing to find. */
export interface NullTournaments {
  readonly player: string;
  readonly rules: RuleSet;
  readonly tournaments: number;
  /** Units of each tournament. */
  readonly units: number;
  /** Games of a unit: a multiple of four. */
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
}

/** How often what is printed was wrong at 95%. */
export interface FalseAlarms {
  /** Share of single paired tests, six a tournament, with p < 0.05. */
  readonly pairs: number;
  /** Share of tournaments with any difference after Holm's adjustment. */
  readonly families: number;
  /** Share of win share intervals, four a tournament, that hold par. */
  readonly coverage: number;
}

const LEVEL = 0.05;

/**
 * Plays them and counts false alarms. Each game has a seed of its own and the copies turn through the seats, so that they
 * differ by luck alone; in blocks of one seed, copies of a player without chance could not differ at all.
 */
export async function playNullTournaments(given: NullTournaments): Promise<FalseAlarms> {
  const { player, rules, tournaments, units, games, seed, workers } = given;
  const plan = makePlan({
    seed,
    rules,
    board: board("us-classic"),
    format: "line-up",
    mode: "learning",
    players: readPlayers(["a", "b", "c", "d"].map((copy) => `${player}#${copy}`).join()),
    seatPolicy: "rotate",
    units: tournaments * units,
    games,
    memory: {},
    asSeasons: true,
  });
  const results: UnitResult[] = [];
  const all = Array.from({ length: plan.units }, (_, unit) => unit);
  await withWorkerPool(workers, (pool) =>
    playTournament([{ plan, units: all }], {
      pool,
      thinkLimit: 20,
      signal: new AbortController().signal,
      commit: (_plan, { units: finished }) => results.push(...finished) > 0,
      tick: () => {},
    }),
  );
  results.sort((a, b) => a.unit - b.unit);
  let pairs = 0;
  let families = 0;
  let held = 0;
  for (let tournament = 0; tournament < tournaments; tournament++) {
    const tally = new Tally(plan);
    for (const unit of results.slice(tournament * units, (tournament + 1) * units)) tally.add(unit);
    const shares = tally.measures.winShare;
    const tests = pairwiseDifferences(shares);
    pairs += tests.filter(({ p }) => p !== null && p < LEVEL).length;
    if (tests.some(({ adjusted }) => adjusted !== null && adjusted < LEVEL)) families++;
    for (const share of shares) {
      const { interval } = estimateShare(share);
      if (interval.method !== "none" && interval.low <= 0.25 && 0.25 <= interval.high) held++;
    }
  }
  return {
    pairs: pairs / (6 * tournaments),
    families: families / tournaments,
    coverage: held / (4 * tournaments),
  };
}
