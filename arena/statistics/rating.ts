/** Ratings from finishing orders, on the scale of Elo: 400 points are odds of ten to one between two players. */

import { percentileInterval, resample } from "./bootstrap.ts";
import { type ChoiceTally, sumGroups } from "./choice-tally.ts";
import { CONFIDENCE, type Interval, MIN_UNITS, tooFewUnits } from "./interval.ts";
import { fitStrengths } from "./plackett-luce.ts";
import { observationsIn, unseenShare } from "./unvaried.ts";

/** The rating of the pinned player. */
export const PINNED_RATING = 1000;

/** Points by which replicates differ that are the same but for the last digits of a fit. */
const UNVARIED = 0.01;

const POINTS = 400 / Math.LN10;

/** A player's rating with its bootstrap interval over units. The pinned player has none: it is the zero point. */
export interface Rating {
  readonly player: number;
  /** Null for a player that met nobody. */
  readonly rating: number | null;
  readonly interval: Interval;
}

/**
 * Rates all players of a tally at once by one Plackett–Luce fit, with `pinned` at {@link PINNED_RATING}. The
 * order in which games were played does not enter. A player that met nobody has no rating, and so have all if `pinned`
 * met nobody. Where a rating never varies over units, its interval is what up to the `unseenShare` of choices, of the
 * player or of the pinned one, gone the other way would make of it; units hold `gamesEach` games.
 */
export function ratePlayers(
  tally: ChoiceTally,
  pinned: number,
  confidence: number = CONFIDENCE,
  gamesEach = 1,
): Rating[] {
  const { players, groups, sets } = tally;
  const every = Uint32Array.from({ length: groups }, (_, group) => group);
  const sums = sumGroups(tally, every);
  const strengths = fitStrengths(tally, sums, pinned);
  const unseen = unseenShare(observationsIn(groups, gamesEach), confidence);
  /** The rating of `player` with the unseen share of the choices of `from` given to `to`. */
  const moved = (player: number, from: number, to: number): number => {
    const counts = sums.slice();
    counts[to] += unseen * sums[from];
    counts[from] -= unseen * sums[from];
    return toRating(fitStrengths(tally, counts, pinned, strengths)[player]);
  };
  const replicates =
    groups < MIN_UNITS
      ? []
      : resample(groups, (picks) => fitStrengths(tally, sumGroups(tally, picks), pinned, strengths));
  const intervalOf = (player: number): Interval => {
    if (player === pinned) return { method: "none", reason: "pinned: the others are rated against it" };
    if (groups < MIN_UNITS) return tooFewUnits(groups);
    const ratings = replicates.map((replicate) => toRating(replicate[player]));
    const widest = ratings.reduce((most, each) => Math.max(most, Math.abs(each - ratings[0])), 0);
    if (widest < UNVARIED) {
      return { method: "unvaried", low: moved(player, player, pinned), high: moved(player, pinned, player) };
    }
    return { method: "bootstrap", ...percentileInterval(ratings, groups, confidence) };
  };
  const hasMet = (player: number): boolean => sets.some((set) => set.includes(player));
  return Array.from({ length: players }, (_, player) =>
    hasMet(player) && hasMet(pinned)
      ? { player, rating: toRating(strengths[player]), interval: intervalOf(player) }
      : { player, rating: null, interval: { method: "none", reason: "no games to rate it by" } },
  );
}

function toRating(strength: number): number {
  return PINNED_RATING + POINTS * strength;
}
