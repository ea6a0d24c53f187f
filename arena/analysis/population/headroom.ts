import { mean } from "simple-statistics";
import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  estimateShare,
  estimateWithin,
  SHARE,
} from "../../statistics/index.ts";
import type { Bounds } from "../report/report.ts";

/** One table of a population, and what every arm won there. */
export interface PlayedTable {
  readonly table: string;
  /** Tables of one family are alike; a family is held out as a whole. */
  readonly family: string;
  /** By arm: its win share in each season, the same seasons (seeds) for every arm and table. */
  readonly shares: readonly (readonly number[])[];
}

/** Every arm of a portfolio played alone at every table of a population. */
export interface PlayedPopulation {
  readonly arms: readonly string[];
  readonly tables: readonly PlayedTable[];
  readonly gamesEach: number;
  /** Number of the single best strategy as other tables chose it: that of training, at held-out tables. */
  readonly single?: number;
}

/** A mean over seasons with its 95% interval. */
export interface SeasonMean {
  readonly value: number;
  readonly interval: Bounds;
}

export interface TableRow {
  readonly table: string;
  readonly family: string;
  /** By arm. */
  readonly winShares: readonly SeasonMean[];
  /** The arm with the largest mean over all seasons: of many, so its share flatters. */
  readonly best: string;
}

/**
 * Headroom of choosing a strategy (algorithm selection). The single best strategy (SBS) has the best mean over the tables
 * to train at, the virtual best (VBS) is the best of each table. Where these tables choose, they do so on one half of the
 * seasons and are counted on the other, each way, so that luck does not count.
 */
export interface Headroom {
  readonly seasons: number;
  readonly tables: readonly TableRow[];
  /** The SBS: over all seasons, or as training chose it. */
  readonly single: string;
  /** Cross-validated means over the tables. */
  readonly sbs: SeasonMean;
  readonly vbs: SeasonMean;
  /** VBS less SBS, within seasons. */
  readonly headroom: SeasonMean;
}

/** The headroom of a population. Throws with fewer than two seasons or without a table or an arm. */
export function headroomOf(population: PlayedPopulation): Headroom {
  const { arms, tables, gamesEach } = population;
  const seasons = seasonsOf(population);
  const means = tables.map(({ shares }) => shares.map((share) => mean(share)));
  const { sbs, vbs } = crossValidated(population);
  const over = (shares: readonly number[]): SeasonMean => {
    const { value, interval } = estimateShare(shares, CONFIDENCE, gamesEach);
    return { value, interval: bounds(interval, SHARE) };
  };
  return {
    seasons,
    tables: tables.map(({ table, family, shares }, t) => ({
      table,
      family,
      winShares: shares.map(over),
      best: arms[argmax(means[t])],
    })),
    single: arms[singleOf(population)],
    sbs: over(sbs),
    vbs: over(vbs),
    headroom: differenceOf(vbs, sbs, gamesEach),
  };
}

/** Number of the SBS: as other tables chose it, or the best mean over these tables and all seasons. */
export function singleOf({ arms, tables, single }: PlayedPopulation): number {
  return single ?? argmax(arms.map((_, arm) => mean(tables.map(({ shares }) => mean(shares[arm])))));
}

/**
 * By season: the mean over the tables of the VBS that the other half of the seasons chose, and of the SBS, which other
 * tables chose or that half as well.
 */
export function crossValidated({ arms, tables, single: chosen }: PlayedPopulation): {
  readonly sbs: readonly number[];
  readonly vbs: readonly number[];
} {
  const seasons = tables[0].shares[0].length;
  const halves = [0, 1].map((half) => choose(arms.length, tables, (season) => season % 2 === half));
  const over = (armAt: (choice: Choice, table: number) => number): number[] =>
    Array.from({ length: seasons }, (_, season) => {
      // Chosen on the seasons of the other parity.
      const choice = halves[(season + 1) % 2];
      return mean(tables.map(({ shares }, table) => shares[armAt(choice, table)][season]));
    });
  return { sbs: over(({ single }) => chosen ?? single), vbs: over(({ best }, table) => best[table]) };
}

interface Choice {
  readonly single: number;
  /** By table. */
  readonly best: readonly number[];
}

function choose(arms: number, tables: readonly PlayedTable[], counts: (season: number) => boolean): Choice {
  const means = tables.map(({ shares }) =>
    shares.map((share) => mean(share.filter((_, season) => counts(season)))),
  );
  const overall = Array.from({ length: arms }, (_, arm) => mean(means.map((row) => row[arm])));
  return { single: argmax(overall), best: means.map(argmax) };
}

/** The first of the largest. */
const argmax = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function seasonsOf({ arms, tables }: PlayedPopulation): number {
  const seasons = tables[0]?.shares[0]?.length ?? 0;
  if (seasons < 2) throw new Error(`headroom over ${seasons} seasons: expected at least two, to be halved`);
  const odd = tables.find(
    ({ shares }) => shares.length !== arms.length || shares.some((share) => share.length !== seasons),
  );
  if (odd !== undefined) {
    throw new Error(`table ${odd.table}: expected ${arms.length} arms with ${seasons} seasons each`);
  }
  return seasons;
}

/** a less b, within seasons. */
export function differenceOf(a: readonly number[], b: readonly number[], gamesEach: number): SeasonMean {
  const differences = a.map((share, season) => share - b[season]);
  const { value, interval } = estimateWithin(differences, DIFFERENCE, CONFIDENCE, gamesEach);
  return { value, interval: bounds(interval) };
}
