/** Ratings from finishing orders, on the scale of Elo: 400 points are odds of ten to one between two players. */

import { percentileInterval, resample } from "./bootstrap.ts";
import { type ChoiceTally, sumGroups } from "./choice-tally.ts";
import { CONFIDENCE, type Interval, MIN_UNITS, tooFewUnits } from "./interval.ts";
import { fitStrengths } from "./plackett-luce.ts";

/** The rating of the pinned player. */
export const PINNED_RATING = 1000;

const POINTS = 400 / Math.LN10;

/** A player's rating with its bootstrap interval over units. The pinned player has none: it is the zero point. */
export interface Rating {
  readonly player: number;
  readonly rating: number;
  readonly interval: Interval;
}

/**
 * Rates all players of a tally at once by one Plackett–Luce fit, with `pinned` at {@link PINNED_RATING}. The
 * order in which games were played does not enter. A player that met nobody has the rating NaN, and so have all
 * if `pinned` met nobody.
 */
export function ratePlayers(tally: ChoiceTally, pinned: number, confidence: number = CONFIDENCE): Rating[] {
  const { players, groups, sets } = tally;
  const every = Uint32Array.from({ length: groups }, (_, group) => group);
  const strengths = fitStrengths(tally, sumGroups(tally, every), pinned);
  const replicates =
    groups < MIN_UNITS
      ? []
      : resample(groups, (picks) => fitStrengths(tally, sumGroups(tally, picks), pinned, strengths));
  const intervalOf = (player: number): Interval => {
    if (player === pinned) return { method: "none", reason: "pinned: the others are rated against it" };
    if (groups < MIN_UNITS) return tooFewUnits(groups);
    const ratings = replicates.map((replicate) => toRating(replicate[player]));
    return { method: "bootstrap", ...percentileInterval(ratings, groups, confidence) };
  };
  const hasMet = (player: number): boolean => sets.some((set) => set.includes(player));
  return Array.from({ length: players }, (_, player) =>
    hasMet(player) && hasMet(pinned)
      ? { player, rating: toRating(strengths[player]), interval: intervalOf(player) }
      : { player, rating: Number.NaN, interval: { method: "none", reason: "no games to rate it by" } },
  );
}

function toRating(strength: number): number {
  return PINNED_RATING + POINTS * strength;
}
