import { mean } from "simple-statistics";
import {
  bounds,
  CONFIDENCE,
  estimateStratified,
  MIN_UNITS,
  percentileInterval,
  resample,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { tableOfUnit } from "../../tournament/plan/unit-table.ts";
import type { GapPoint, PortfolioAnalysis, RegretPoint } from "./learning.ts";
import { type SeasonRewards, seasonMeans } from "./season-rewards.ts";

/** Points that a curve is told in, at most. */
const POINTS = 24;

interface Season {
  readonly table: number;
  /** Cumulative rewards after each game: of the learner, the single best strategy and the best of the table. */
  readonly own: readonly number[];
  readonly single: readonly number[];
  readonly best: readonly number[];
}

/**
 * A learner against the single best strategy of a population (SBS) and the best of each table (VBS), on the same seeds. Both
 * are chosen on one half of the turns through the tables and counted on the other, each way, so that luck does not count.
 * Null without a population, a strategy's true value, or two turns that both have.
 */
export function portfolioOf(
  plan: TournamentPlan,
  strategies: readonly string[],
  own: SeasonRewards,
  truths: ReadonlyMap<number, SeasonRewards>,
): PortfolioAnalysis | null {
  const tables = plan.population?.tables.length ?? 0;
  if (tables === 0 || truths.size < strategies.length) return null;
  const rewards = strategies.map((_, strategy) => truths.get(strategy) as SeasonRewards);
  const means = rewards.map(seasonMeans);
  const units = [...own.keys()].filter((unit) => means.every((each) => each.has(unit)));
  const choose = (counts: (unit: number) => boolean) => chosen(plan, tables, units.filter(counts), means);
  const turn = (unit: number): number => Math.floor(unit / tables) % 2;
  const halves = [0, 1].map((half) => choose((unit) => turn(unit) === half));
  const seasons = units.flatMap((unit): Season[] => {
    const table = tableOfUnit(plan, unit);
    const choice = halves[1 - turn(unit)];
    const best = choice?.best[table];
    if (choice === undefined || choice === null || best === undefined || best === null) return [];
    const summed = (of: SeasonRewards): number[] => cumulative(of.get(unit) ?? []);
    return [{ table, own: summed(own), single: summed(rewards[choice.single]), best: summed(rewards[best]) }];
  });
  const overall = choose(() => true);
  if (seasons.length === 0 || overall === null) return null;
  const points = Math.min(plan.games, POINTS);
  const games = Array.from({ length: points }, (_, point) => Math.round(((point + 1) * plan.games) / points));
  return {
    single: strategies[overall.single],
    best: overall.best.map((strategy) => (strategy === null ? null : strategies[strategy])),
    seasons: seasons.length,
    sbs: games.map((game) => regretAt(seasons, game, ({ single }) => single)),
    vbs: games.map((game) => regretAt(seasons, game, ({ best }) => best)),
    gapClosed: games.map((game) => gapAt(seasons, game)),
  };
}

/** The strategy best over the tables, and that of each; null for a table, or all, without a season. */
function chosen(
  plan: TournamentPlan,
  tables: number,
  units: readonly number[],
  means: readonly ReadonlyMap<number, number>[],
): { readonly single: number; readonly best: readonly (number | null)[] } | null {
  const byTable = Array.from({ length: tables }, (_, table) =>
    units.filter((unit) => tableOfUnit(plan, unit) === table),
  );
  const rows = byTable.map((own) =>
    own.length === 0 ? null : means.map((strategy) => mean(own.map((unit) => strategy.get(unit) ?? 0))),
  );
  const played = rows.filter((row) => row !== null);
  if (played.length === 0) return null;
  const overall = means.map((_, strategy) => mean(played.map((row) => row[strategy])));
  return { single: argmax(overall), best: rows.map((row) => (row === null ? null : argmax(row))) };
}

const argmax = (values: readonly number[]): number => values.indexOf(Math.max(...values));

function cumulative(rewards: readonly (number | null)[]): number[] {
  let sum = 0;
  return rewards.map((reward) => {
    sum += reward ?? 0;
    return sum;
  });
}

/** What the other earned beyond the learner by the end of `game` games, the tables counting alike. */
function regretAt(
  seasons: readonly Season[],
  game: number,
  other: (season: Season) => readonly number[],
): RegretPoint {
  const tables = [...new Set(seasons.map(({ table }) => table))];
  const strata = tables.map((table) =>
    seasons
      .filter((season) => season.table === table)
      .map((season) => other(season)[game - 1] - season.own[game - 1]),
  );
  const { value, interval } = estimateStratified(strata, [-game, game]);
  return { game, value, interval: bounds(interval) };
}

/** The share of what the best of each table earned beyond the single best that the learner earned too. */
function gapAt(seasons: readonly Season[], game: number): GapPoint {
  const gained = seasons.map(({ own, single }) => own[game - 1] - single[game - 1]);
  const gap = seasons.map(({ best, single }) => best[game - 1] - single[game - 1]);
  const shown = regretAt(
    seasons.map((season) => ({ ...season, own: season.single })),
    game,
    ({ best }) => best,
  );
  if (shown.interval === null || shown.interval[0] <= 0) return { game, value: null, interval: null };
  const ratio = (picks: Uint32Array): number => {
    let above = 0;
    let below = 0;
    for (const season of picks) {
      above += gained[season];
      below += gap[season];
    }
    return above / below;
  };
  const value = ratio(Uint32Array.from({ length: seasons.length }, (_, season) => season));
  if (seasons.length < MIN_UNITS) return { game, value, interval: null };
  const { low, high } = percentileInterval(resample(seasons.length, ratio), seasons.length, CONFIDENCE);
  return { game, value, interval: [low, high] };
}
