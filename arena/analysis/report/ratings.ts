import { bounds, CONFIDENCE, ratePlayers, tallyChoices } from "../../statistics/index.ts";
import type { Bounds } from "./report.ts";
import type { Tally } from "./tally.ts";

/** The ratings of one player, on the scale of Elo: by who won, and by the whole order in which players finished. */
export interface RatingRow {
  readonly player: string;
  /** By wins; null for a player that cannot be rated. */
  readonly rating: number | null;
  /** Null for the pinned player, and with too few units. */
  readonly interval: Bounds;
  readonly placeRating: number | null;
  readonly placeInterval: Bounds;
}

/** The player that the others of a list are rated against: Random where it plays, else the first. */
export const pinnedOf = (ids: readonly string[]): string => (ids.includes("random") ? "random" : ids[0]);

/** By player: ratings against the pinned one; none for a single player. */
export function ratingsOf({ plan, schedule: { ids }, orders, units }: Tally): readonly RatingRow[] {
  if (ids.length < 2 || units === 0) return [];
  const pinned = ids.indexOf(pinnedOf(ids));
  const finishes = orders.finishes();
  const [byWins, byPlaces] = (["wins", "places"] as const).map((depth) =>
    ratePlayers(tallyChoices(ids.length, finishes, depth), pinned, CONFIDENCE, plan.games),
  );
  return ids.map((player, i) => ({
    player,
    rating: byWins[i].rating,
    interval: bounds(byWins[i].interval),
    placeRating: byPlaces[i].rating,
    placeInterval: bounds(byPlaces[i].interval),
  }));
}
