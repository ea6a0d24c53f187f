/**
 * Racing on common units (Birattari et al., "F-race and iterated F-race", 2010; López-Ibáñez et al., "The irace
 * package", 2016): all that are still in play the same units; who is clearly behind the leader is dropped and costs
 * nothing more.
 */

import type { UnitRange } from "./evaluation.ts";
import { type Judge, ONE_TABLE } from "./judge.ts";

/** Someone in a race, with the scores over the units that the race has played so far. */
export interface Racer {
  readonly trial: number;
  readonly scores: readonly number[];
}

/** A racer that fell behind the leader: the mean paired difference (below 0) and the p-value of the paired t test. */
export interface Drop {
  readonly trial: number;
  readonly against: number;
  readonly difference: number;
  readonly p: number;
}

/**
 * The units of a race, rung by rung. It opens on the newest `first` units, on which nobody was chosen, and each
 * further rung doubles what was played, going back to unit 0: whoever is left at the end has played all `total`
 * units, as every elite has.
 */
export function rungs(total: number, first: number): UnitRange[] {
  const ranges: UnitRange[] = [];
  for (let to = total, played = first; to > 0; played *= 2) {
    const from = Math.max(0, total - played);
    ranges.push({ from, to });
    to = from;
  }
  return ranges;
}

/** The racer with the best score; of equals the first. Throws when there is none. */
export function leader<R extends Racer>(racers: readonly R[], judge: Judge = ONE_TABLE, from = 0): R {
  const [first, ...others] = racers;
  if (first === undefined) throw new Error("a race without racers has no leader");
  const score = ({ scores }: Racer): number => judge.score(scores, from).value;
  return others.reduce((best, racer) => (score(racer) > score(best) ? racer : best), first);
}

/**
 * Those of `racers` that the test of `judge` finds behind the leader of the race at level `alpha`. Elites are spared
 * until their challengers have played as much as they have. The scores are those of the units from `from` on.
 */
export function losers(
  racers: readonly Racer[],
  spared: ReadonlySet<number>,
  alpha: number,
  judge: Judge = ONE_TABLE,
  from = 0,
): Drop[] {
  const best = leader(racers, judge, from);
  return racers.flatMap(({ trial, scores }) => {
    if (trial === best.trial || spared.has(trial)) return [];
    const { difference, p } = judge.compare(scores, best.scores, from);
    return p !== null && p < alpha ? [{ trial, against: best.trial, difference, p }] : [];
  });
}
