/**
 * Finishing orders broken down into what a Plackett–Luce fit needs: however many games there were, only how often
 * each player was chosen, and how often from which set, matter.
 */

import { type Finish, firstStageOf, orderKey, type Stage, stagesOf } from "./finishing-order.ts";

/** Above this many units, runs of neighbours are summed: independent as the units are, and enough to resample. */
const MAX_GROUPS = 1000;

/**
 * The choices of a run in groups, which are units, or runs of neighbouring units where there are over a
 * thousand. Counts form a vector with one entry per player (how often it was chosen) and, after those, one per set
 * (how often a player was chosen from it).
 */
export interface ChoiceTally {
  readonly players: number;
  /** The distinct sets chosen from: players still in the running, sorted, once for each seat they hold. */
  readonly sets: readonly (readonly number[])[];
  /** The number of groups; they are in order of their units' numbers. */
  readonly groups: number;
  /** Group g has the entries `starts[g]` … `starts[g + 1]` − 1 of `columns` and `counts`; all others are 0. */
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly counts: Float64Array;
}

/** The part of a finishing order that counts: every place, or only who won. */
export type Depth = "places" | "wins";

const STAGES: Readonly<Record<Depth, (order: string) => Stage[]>> = { places: stagesOf, wins: firstStageOf };

/**
 * Tallies `finishes` among players 0 … players − 1; the result does not depend on their order. A tie of k
 * counts as all k! orders of the tied, each 1/k! of a game. A choice among seats of one player says nothing
 * and is left out. Throws if a finish has seats without a place or a player out of range.
 */
export function tallyChoices(
  players: number,
  finishes: Iterable<Finish>,
  depth: Depth = "places",
): ChoiceTally {
  const gamesByUnit = new Map<number, Map<string, number>>();
  const seen = new Set<string>();
  for (const finish of finishes) {
    const order = orderKey(players, finish);
    seen.add(order);
    let games = gamesByUnit.get(finish.unit);
    if (games === undefined) {
      games = new Map();
      gamesByUnit.set(finish.unit, games);
    }
    games.set(order, (games.get(order) ?? 0) + (finish.games ?? 1));
  }

  const stagesByOrder = new Map([...seen].map((order) => [order, STAGES[depth](order)]));
  const sets = [...new Set([...stagesByOrder.values()].flat().map(({ set }) => set))].sort();
  const columnOf = new Map(sets.map((set, id) => [set, players + id]));
  const starts = [0];
  const columns: number[] = [];
  const counts: number[] = [];
  const sum = new Float64Array(players + sets.length);
  const units = [...gamesByUnit].sort(([a], [b]) => a - b).map(([, games]) => games);
  const groups = Math.min(units.length, MAX_GROUPS);
  for (let group = 0; group < groups; group++) {
    sum.fill(0);
    const from = Math.floor((group * units.length) / groups);
    const to = Math.floor(((group + 1) * units.length) / groups);
    for (const games of units.slice(from, to)) {
      // The last bit of a sum depends on the order of its terms: orders are taken sorted.
      for (const order of [...games.keys()].sort()) {
        for (const stage of stagesByOrder.get(order) as Stage[]) {
          const weight = stage.weight * (games.get(order) as number);
          add(sum, columnOf.get(stage.set) as number, weight);
          for (const player of stage.open) add(sum, player, weight / stage.open.length);
        }
      }
    }
    sum.forEach((count, column) => {
      if (count > 0) counts[columns.push(column) - 1] = count;
    });
    starts.push(columns.length);
  }
  return {
    players,
    sets: sets.map((set) => set.split(",").map(Number)),
    groups,
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(columns),
    counts: Float64Array.from(counts),
  };
}

/** The counts of the given groups together (indices from 0; a group given twice counts twice). */
export function sumGroups(tally: ChoiceTally, picks: Uint32Array): Float64Array {
  const { starts, columns, counts } = tally;
  const sum = new Float64Array(tally.players + tally.sets.length);
  for (let i = 0; i < picks.length; i++) {
    const group = picks[i];
    const end = starts[group + 1];
    for (let entry = starts[group]; entry < end; entry++) {
      add(sum, columns[entry], counts[entry]);
    }
  }
  return sum;
}

function add(sum: Float64Array, column: number, count: number): void {
  sum[column] += count;
}
