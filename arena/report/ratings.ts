import { bounds, ratePlayers, tallyChoices } from "../statistics/index.ts";
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

/** By player: ratings against Random where it plays, else against the first of the list; none for a single player. */
export function ratingsOf({ schedule: { ids }, orders, units }: Tally): readonly RatingRow[] {
  if (ids.length < 2 || units === 0) return [];
  const pinned = Math.max(0, ids.indexOf("random"));
  return ratePlayers(tallyChoices(ids.length, orders.finishes()), pinned).map(
    ({ player, rating, interval }) => ({
      player: ids[player],
      rating: Number.isNaN(rating) ? null : rating,
      interval: bounds(interval),
    }),
  );
}
