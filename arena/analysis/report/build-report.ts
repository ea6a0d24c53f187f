import { mean } from "simple-statistics";
import { compileBoard } from "../../../src/board/board.ts";
import { MONEY_REASONS } from "../../../src/world/money.ts";
import { TALLIES } from "../../../src/world/tally.ts";
import {
  bounds,
  CONFIDENCE,
  DIFFERENCE,
  designEffect,
  estimateShare,
  estimateWithin,
  pairedDifferences,
  pairwiseDifferences,
  summarise,
  verdict,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { totalsLayout } from "../../tournament/unit/unit-totals.ts";
import type { FaultTally } from "./fault-tally.ts";
import { notesOn } from "./notes.ts";
import { populationRows } from "./population-rows.ts";
import { type RatingRow, ratingsOf } from "./ratings.ts";
import type {
  BoardTotals,
  HeadToHeadRow,
  PairRow,
  Report,
  RoundsRow,
  SeatRow,
  SeatTest,
  Standing,
} from "./report.ts";
import { ReportTally } from "./report-tally.ts";
import type { Tally } from "./tally.ts";

/** Sums up the units of a tournament, which must come in order of their numbers. `stop` is how it ended. */
export function buildReport(plan: TournamentPlan, units: Iterable<UnitResult>, stop: string): Report {
  const tally = new ReportTally(plan);
  for (const unit of units) {
    tally.add(unit);
    if (tally.decided) break;
  }
  return reportOf(tally, stop);
}

/**
 * The report of what has been taken in so far. `stop` is how the tournament ended. `ratings` take the most of its time by
 * far: whoever has no use for them, or has them from elsewhere, gives none.
 */
export function reportOf(
  taken: ReportTally,
  stop: string,
  ratings: readonly RatingRow[] = ratingsOf(taken.tally),
): Report {
  const { plan, tally, arms, curve, faults, totals } = taken;
  // A run without a finished unit says nothing of anybody.
  const none = tally.units === 0;
  const { sums } = tally;
  const perGame = (amount: number): number => (sums.games === 0 ? 0 : amount / sums.games);
  const report = {
    schema: 2 as const,
    engine: plan.engine,
    rules: plan.rules,
    board: plan.board,
    seed: plan.seed,
    format: plan.format,
    mode: plan.mode,
    players: plan.players.map(({ id }) => id),
    games: sums.games,
    units: { kind: plan.unit, count: tally.units, planned: plan.units, gamesEach: plan.games },
    training: plan.training,
    par: 1 / plan.seats,
    population: populationRows(tally),
    standings: none ? [] : standingsOf(tally, faults, ratings),
    pairs: none ? [] : pairsOf(tally),
    headToHead: headToHeadOf(tally),
    seats: none ? [] : seatsOf(tally),
    seatTest: none ? null : seatTestOf(tally),
    endings: tally.endings,
    rounds: none ? null : roundsOf(tally),
    activity: {
      trades: perGame(sums.trades),
      auctions: perGame(sums.auctions),
      housesStanding: perGame(sums.houses),
      hotelsStanding: perGame(sums.hotels),
      shortageShare: perGame(sums.shortages),
    },
    learners: arms.rows(),
    curve: curve?.rows() ?? [],
    faults: faults.rows(),
    totals: boardTotals(tally, totals),
    stop: taken.decided ? "decided" : stop,
    hash: taken.hash,
  };
  return { ...report, notes: notesOn(plan, report, taken.decision) };
}

/** Players by win share, best first; equals in the order of the list. */
function standingsOf(tally: Tally, faults: FaultTally, ratings: readonly RatingRow[]): Standing[] {
  const { plan, schedule, measures } = tally;
  return schedule.ids
    .flatMap((id, player) => (measures.winShare[player].length === 0 ? [] : [{ id, player }]))
    .map(({ id, player }) => {
      const shares = measures.winShare[player];
      const games = tally.games[player];
      const each = gamesEach(tally, player);
      const winShare = estimateShare(shares, CONFIDENCE, each);
      const units = shares.length;
      const survival = estimateShare(measures.survival[player], CONFIDENCE, each);
      const placement = estimateWithin(measures.placement[player], [1, plan.seats], CONFIDENCE, each);
      const worth = estimateShare(measures.worthShare[player], CONFIDENCE, each);
      const rated = ratings.find((row) => row.player === id);
      return {
        player: id,
        label: plan.players[schedule.places[player]]?.label ?? id,
        games,
        wins: tally.wins[player],
        winShare: winShare.value,
        interval: bounds(winShare.interval),
        designEffect: designEffect(shares, games / Math.max(1, units)),
        survival: survival.value,
        survivalInterval: bounds(survival.interval),
        meanPlacement: placement.value,
        placementInterval: bounds(placement.interval),
        netWorth: mean(measures.netWorth[player]),
        worthShare: worth.value,
        worthInterval: bounds(worth.interval),
        rating: rated?.rating ?? null,
        ratingInterval: rated?.interval ?? null,
        placeRating: rated?.placeRating ?? null,
        placeRatingInterval: rated?.placeInterval ?? null,
        faults: faults.of(id),
      };
    })
    .sort((a, b) => b.winShare - a.winShare);
}

/** Games of a unit that a player's number is the mean of; several seats of one game are one. */
function gamesEach({ plan, games, measures }: Tally, player: number): number {
  return Math.min(plan.games, games[player] / Math.max(1, measures.winShare[player].length));
}

function pairsOf({ plan, schedule, measures }: Tally): PairRow[] {
  // Opponents of a population sit in different units, which are no pairs.
  if (plan.population !== undefined) return [];
  return pairwiseDifferences(measures.winShare, plan.games).map((pair) => ({
    a: schedule.ids[pair.a],
    b: schedule.ids[pair.b],
    difference: pair.difference,
    interval: bounds(pair.interval, DIFFERENCE),
    p: pair.adjusted,
    verdict: verdict({ ...pair, p: pair.adjusted }),
  }));
}

function seatsOf({ plan, seats }: Tally): SeatRow[] {
  return seats.map((shares, seat) => {
    const { value, interval } = estimateShare(shares, CONFIDENCE, plan.games);
    return { seat, winShare: value, interval: bounds(interval) };
  });
}

function roundsOf({ rounds }: Tally): RoundsRow {
  const { median, p10, p90, max } = summarise(rounds);
  return { median, p10, p90, max };
}

function seatTestOf({ plan, seats }: Tally): SeatTest | null {
  if (plan.seatPolicy === "fixed") return null;
  const par = 1 / plan.seats;
  const tests = pairedDifferences(
    seats.map((shares) => [shares, shares.map(() => par)]),
    CONFIDENCE,
    plan.games,
  );
  const p = tests.reduce<number | null>((least, { adjusted }) => lesser(least, adjusted), null);
  const seat = p === null ? 0 : tests.findIndex(({ adjusted }) => adjusted === p);
  return { p, seat, matters: p !== null && p < 1 - CONFIDENCE };
}

const lesser = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b);

function headToHeadOf({ plan, schedule, ahead, meetings }: Tally): HeadToHeadRow[] {
  return schedule.ids.flatMap((player, a) =>
    schedule.ids.flatMap((rival, b) => {
      const shares = ahead[a * schedule.ids.length + b];
      if (shares.length === 0) return [];
      const gamesMet = Math.min(plan.games, meetings[a * schedule.ids.length + b] / shares.length);
      const { value, interval } = estimateShare(shares, CONFIDENCE, gamesMet);
      return [{ player, rival, ahead: value, interval: bounds(interval) }];
    }),
  );
}

function boardTotals({ plan, schedule, sums, games }: Tally, totals: Float64Array): BoardTotals {
  const board = compileBoard(plan.boardData);
  const layout = totalsLayout(board.size, schedule.ids.length);
  const part = (start: number, length: number, by: number): number[] =>
    Array.from(totals.subarray(start, start + length), (amount) => (by === 0 ? 0 : amount / by));
  const landed = part(layout.landings, board.size, 1).reduce((sum, count) => sum + count, 0);
  const named = <Name extends string>(names: readonly Name[], start: number, player: number) => {
    const values = part(start + player * names.length, names.length, games[player]);
    return Object.fromEntries(names.map((name, i) => [name, values[i]]));
  };
  return {
    squares: board.names,
    landings: part(layout.landings, board.size, landed),
    rent: part(layout.rent, board.size, sums.games),
    buildings: part(layout.buildings, board.size, sums.games),
    players: schedule.ids.map((player, i) => ({
      player,
      ownership: part(layout.ownership + i * board.size, board.size, games[i]),
      income: named(MONEY_REASONS, layout.income, i),
      spending: named(MONEY_REASONS, layout.spending, i),
      tallies: named(TALLIES, layout.tallies, i),
    })),
  };
}
