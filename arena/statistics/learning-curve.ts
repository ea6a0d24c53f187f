import { CONFIDENCE, type Estimate } from "./interval.ts";
import { estimateShare } from "./share.ts";

/** The win share over one stretch of a season: games `from` … `to` − 1, counted from 0. */
export interface CurvePoint extends Estimate {
  readonly from: number;
  readonly to: number;
}

/**
 * Learning curve of a player whose memory grows: `seasons[s][g]` is its share of the win (0 … 1) in game g of season s;
 * each of `bins` stretches gets the mean and its band over seasons. Stretches that are a multiple of the number
 * of seatings long keep seat and learning time apart. Throws if seasons differ in length, or if there are fewer
 * games than bins.
 */
export function learningCurve(seasons: readonly (readonly number[])[], bins: number): CurvePoint[] {
  const games = seasons[0]?.length ?? 0;
  const odd = seasons.findIndex((season) => season.length !== games);
  if (odd >= 0) {
    throw new Error(
      `learning curve: season ${odd} has ${seasons[odd]?.length} games, expected ${games} as in season 0`,
    );
  }
  if (!(Number.isInteger(bins) && bins >= 1 && bins <= games)) {
    throw new Error(`learning curve in ${bins} bins: expected 1 to ${games}, the games of a season`);
  }
  return Array.from({ length: bins }, (_, bin) => {
    const from = Math.floor((bin * games) / bins);
    const to = Math.floor(((bin + 1) * games) / bins);
    return { from, to, ...estimateOver(seasons, from, to) };
  });
}

function estimateOver(seasons: readonly (readonly number[])[], from: number, to: number): Estimate {
  const shares = seasons.map((season) => shareOf(season, from, to));
  return estimateShare(shares, CONFIDENCE, to - from);
}

function shareOf(season: readonly number[], from: number, to: number): number {
  let wins = 0;
  for (let game = from; game < to; game++) wins += season[game];
  return wins / (to - from);
}
