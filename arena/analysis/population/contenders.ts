import { mean } from "simple-statistics";
import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  estimateShare,
  MIN_UNITS,
  pairedDifferences,
  percentileInterval,
  resample,
  SHARE,
  type Verdict,
  verdict,
} from "../../statistics/index.ts";
import type { Bounds } from "../report/report.ts";
import {
  crossValidated,
  differenceOf,
  type PlayedPopulation,
  type SeasonMean,
  singleOf,
} from "./headroom.ts";

/** A player that chooses, or is chosen for, at the tables of a population. */
export interface Contender {
  readonly name: string;
  /** By table, in the order of the population: its win share in each season, on the same seeds as the arms. */
  readonly shares: readonly (readonly number[])[];
}

/** The learner less one of those it must beat, within seasons. */
export interface ContenderClaim {
  readonly against: string;
  readonly difference: number;
  /** Adjusted for all claims, as `p` is (Holm). */
  readonly interval: Bounds;
  readonly p: number | null;
  readonly verdict: Verdict;
}

export interface ContenderReport {
  readonly name: string;
  /** Mean over the tables. */
  readonly winShare: number;
  /** By table, in the order of the population. */
  readonly winShares: readonly SeasonMean[];
  /** The share of the headroom that it earns: 0 for the SBS, 1 for the VBS. Null where no headroom is shown. */
  readonly gapClosed: SeasonMean | null;
  /** Against the SBS first, then the others in their order. */
  readonly claims: readonly ContenderClaim[];
  /** The table where it does worst against the SBS, and by how much. */
  readonly worst: { readonly table: string; readonly difference: SeasonMean };
}

/** Judges a learner at the tables of a population, against the SBS and against `rivals`. */
export function judgeContender(
  population: PlayedPopulation,
  learner: Contender,
  rivals: readonly Contender[],
): ContenderReport {
  const { gamesEach, tables } = population;
  const { sbs, vbs } = crossValidated(population);
  const own = overTables(learner);
  const others = [
    { name: "SBS", shares: sbs },
    ...rivals.map((rival) => ({ ...rival, shares: overTables(rival) })),
  ];
  const found = pairedDifferences(
    others.map(({ shares }) => [own, shares]),
    CONFIDENCE,
    gamesEach,
  );
  const arm = singleOf(population);
  const worst = tables
    .map(({ table, shares }, t) => ({
      table,
      difference: differenceOf(learner.shares[t], shares[arm], gamesEach),
    }))
    .reduce((least, each) => (each.difference.value < least.difference.value ? each : least));
  return {
    name: learner.name,
    winShare: mean(own),
    winShares: learner.shares.map((shares) => {
      const { value, interval } = estimateShare(shares, CONFIDENCE, gamesEach);
      return { value, interval: bounds(interval, SHARE) };
    }),
    gapClosed: gapClosed(own, sbs, vbs, gamesEach),
    claims: others.map(({ name }, i) => {
      const { difference, interval, adjusted: p } = found[i];
      const judged = verdict({ difference, interval, p });
      return { against: name, difference, interval: bounds(interval, DIFFERENCE), p, verdict: judged };
    }),
    worst,
  };
}

/** By season: the mean over the tables. */
function overTables({ shares }: Contender): number[] {
  return shares[0].map((_, season) => mean(shares.map((table) => table[season])));
}

/**
 * (learner − SBS) / (VBS − SBS), with a bootstrap interval over seasons. Null where the interval of VBS − SBS does not
 * exclude 0: a share of nothing means nothing.
 */
function gapClosed(
  learner: readonly number[],
  sbs: readonly number[],
  vbs: readonly number[],
  gamesEach: number,
): SeasonMean | null {
  const { interval } = differenceOf(vbs, sbs, gamesEach);
  if (interval === null || interval[0] <= 0) return null;
  const seasons = learner.length;
  const closed = (picks: Uint32Array): number => {
    let gained = 0;
    let gap = 0;
    for (let i = 0; i < seasons; i++) {
      const season = picks[i];
      gained += learner[season] - sbs[season];
      gap += vbs[season] - sbs[season];
    }
    return gained / gap;
  };
  const value = closed(Uint32Array.from({ length: seasons }, (_, season) => season));
  if (seasons < MIN_UNITS) return { value, interval: null };
  const { low, high } = percentileInterval(resample(seasons, closed), seasons, CONFIDENCE);
  return { value, interval: [low, high] };
}
