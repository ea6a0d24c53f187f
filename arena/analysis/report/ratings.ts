import { bounds, ratePlayers, tallyChoices } from "../../statistics/index.ts";
import type { Bounds } from "./report.ts";
import type { Tally } from "./tally.ts";

/** The rating of one player, on the scale of Elo. */
export interface RatingRow {
  readonly player: string;
  /** Null for a player that cannot be rated. */
  readonly rating: number | null;
  /** Null for the pinned player, and with too few units. */
  readonly interval: Bounds;
}

/** The player that the others of a list are rated against: Random where it plays, else the first. */
export const pinnedOf = (ids: readonly string[]): string => (ids.includes("random") ? "random" : ids[0]);

/** By player: ratings against the pinned one; none for a single player. */
export function ratingsOf({ schedule: { ids }, orders, units }: Tally): readonly RatingRow[] {
  if (ids.length < 2 || units === 0) return [];
  const pinned = ids.indexOf(pinnedOf(ids));
  return ratePlayers(tallyChoices(ids.length, orders.finishes()), pinned).map(
    ({ player, rating, interval }) => ({
      player: ids[player],
      rating: Number.isNaN(rating) ? null : rating,
      interval: bounds(interval),
    }),
  );
}
