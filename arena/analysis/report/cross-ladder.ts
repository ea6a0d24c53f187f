import {
  bounds,
  CONFIDENCE,
  estimateShare,
  estimateStratified,
  type Finish,
  ratePlayers,
  SHARE,
  tallyChoices,
} from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { pinnedOf } from "./ratings.ts";
import type { Bounds } from "./report.ts";
import { Tally } from "./tally.ts";

/** One player alone at a table full of another. Shares are null before a unit is finished. */
export interface CrossCell {
  readonly row: string;
  readonly column: string;
  readonly units: number;
  readonly winShare: number | null;
  readonly interval: Bounds;
}

export interface CrossPlayer {
  readonly player: string;
  readonly label: string;
  /** Over the tables of all others, each counting alike. */
  readonly winShare: number | null;
  readonly interval: Bounds;
  /** By wins, over all games of the ladder, with Random (else the first player) at 1000. */
  readonly rating: number | null;
  readonly ratingInterval: Bounds;
  /** The same by whole finishing orders. */
  readonly placeRating: number | null;
  readonly placeRatingInterval: Bounds;
}

/** Everybody alone against tables full of everybody else, as `arena ladder --all --json` prints it. */
export interface CrossLadder {
  readonly kind: "cross-ladder";
  readonly schema: 1;
  readonly engine: string;
  readonly rules: string;
  readonly board: string;
  readonly seed: string;
  readonly par: number;
  readonly games: number;
  readonly units: { readonly count: number; readonly gamesEach: number };
  /** The best rated first. */
  readonly players: readonly CrossPlayer[];
  /** Row by row, both in the order of `players`. */
  readonly cells: readonly CrossCell[];
}

/** The runs of a cross ladder: of every two players the first alone among the second. */
export interface CrossRun {
  readonly plan: TournamentPlan;
  readonly units: Iterable<UnitResult>;
}

/** The mark of the one who sits alone. */
export const ALONE = "#alone";

const nameOf = (id: string): string => id.slice(0, -ALONE.length);

/** Reads the runs as a ladder of all. A player without a finished game is rated null and stands last. */
export function crossLadderOf(runs: readonly CrossRun[]): CrossLadder {
  const [{ plan: first }] = runs as readonly [CrossRun];
  const played = runs.map(({ plan, units }) => {
    const tally = new Tally(plan);
    for (const unit of units) tally.add(unit);
    const [alone, full] = plan.players;
    return { row: nameOf(alone.id), label: alone.label.slice(0, -ALONE.length), column: full.id, tally };
  });
  const labels = new Map(played.map(({ row, label }) => [row, label]));
  const ids = [...labels.keys()];
  const { byWins, byPlaces } = rated(ids, played, first.games);
  const shares = (id: string) =>
    played.flatMap(({ row, tally }) => (row === id && tally.units > 0 ? [tally.measures.winShare[0]] : []));
  const players = ids.map((player, i): CrossPlayer => {
    const own = shares(player);
    const over = own.length === 0 ? null : estimateStratified(own, SHARE, CONFIDENCE, first.games);
    return {
      player,
      label: labels.get(player) ?? player,
      winShare: over?.value ?? null,
      interval: over === null ? null : bounds(over.interval, SHARE),
      rating: byWins[i].rating,
      ratingInterval: bounds(byWins[i].interval),
      placeRating: byPlaces[i].rating,
      placeRatingInterval: bounds(byPlaces[i].interval),
    };
  });
  players.sort((a, b) => (b.rating ?? Number.NEGATIVE_INFINITY) - (a.rating ?? Number.NEGATIVE_INFINITY));
  const cell = (row: string, column: string): CrossCell[] => {
    const tally = played.find((each) => each.row === row && each.column === column)?.tally;
    if (tally === undefined) return [];
    if (tally.units === 0) return [{ row, column, units: 0, winShare: null, interval: null }];
    const { value, interval } = estimateShare(tally.measures.winShare[0], CONFIDENCE, first.games);
    return [{ row, column, units: tally.units, winShare: value, interval: bounds(interval) }];
  };
  return {
    kind: "cross-ladder",
    schema: 1,
    engine: first.engine,
    rules: first.rules,
    board: first.board,
    seed: first.seed,
    par: 1 / first.seats,
    games: played.reduce((sum, { tally }) => sum + tally.sums.games, 0),
    units: { count: Math.min(...played.map(({ tally }) => tally.units)), gamesEach: first.games },
    players,
    cells: players.flatMap(({ player: row }) => players.flatMap(({ player: column }) => cell(row, column))),
  };
}

/** Ratings over all games; a unit of one table is independent of those of the others. */
function rated(
  ids: readonly string[],
  played: readonly { readonly row: string; readonly column: string; readonly tally: Tally }[],
  gamesEach: number,
) {
  const finishes = played.flatMap(({ row, column, tally }, run): Finish[] => {
    const own = [ids.indexOf(row), ids.indexOf(column)];
    return tally.orders.finishes().map((finish) => ({
      ...finish,
      unit: finish.unit * played.length + run,
      entrants: finish.entrants.map((player) => own[player]),
    }));
  });
  const pinned = ids.indexOf(pinnedOf(ids));
  const [byWins, byPlaces] = (["wins", "places"] as const).map((depth) =>
    ratePlayers(tallyChoices(ids.length, finishes, depth), pinned, CONFIDENCE, gamesEach),
  );
  return { byWins, byPlaces };
}
