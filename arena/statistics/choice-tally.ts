/**
 * Finishing orders broken down into what a Plackett–Luce fit needs. The model reads an order as choices: the
 * winner is chosen from all entrants, the second from those left, and so on. However many games there were,
 * only the distinct pairs (set, chosen) and their counts matter.
 */

/** How one game, or several with the same result, ended. */
export interface Finish {
  /** The season or block it belongs to. */
  readonly unit: number;
  /** The player of each seat, as indices; a player may hold several seats. */
  readonly entrants: readonly number[];
  /** The place of each seat; smaller is better and equal is tied. */
  readonly places: readonly number[];
  /** Games that ended like this; default 1. */
  readonly games?: number;
}

/** Above this many units, runs of neighbours are summed: independent as the units are, and enough to resample. */
const MAX_GROUPS = 1000;

/**
 * The choices of a run in groups, which are units, or runs of neighbouring units where there are over a
 * thousand. Counts form a vector with one entry per player (how often it was chosen)
 * and, after those, one per set (how often a player was chosen from it).
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

/**
 * Tallies `finishes` among players 0 … players − 1; the result does not depend on their order. A tie of k
 * counts as all k! orders of the tied, each 1/k! of a game. A choice among seats of one player says nothing
 * and is left out. Throws if a finish has seats without a place or a player out of range.
 */
export function tallyChoices(players: number, finishes: Iterable<Finish>): ChoiceTally {
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

  const stagesByOrder = new Map([...seen].map((order) => [order, stagesOf(order)]));
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
    const group = picks[i] as number;
    const end = starts[group + 1] as number;
    for (let entry = starts[group] as number; entry < end; entry++) {
      add(sum, columns[entry] as number, counts[entry] as number);
    }
  }
  return sum;
}

function add(sum: Float64Array, column: number, count: number): void {
  sum[column] = (sum[column] as number) + count;
}

/** A finishing order as text, best first, `=` between the tied: `3>1=2>0`. Equal orders have equal keys. */
function orderKey(players: number, { unit, entrants, places }: Finish): string {
  if (entrants.length !== places.length) {
    throw new Error(
      `finish in unit ${unit}: ${entrants.length} entrants but ${places.length} places; expected one each`,
    );
  }
  const seats: number[] = [];
  for (let seat = 0; seat < entrants.length; seat++) {
    const player = entrants[seat] as number;
    if (!(Number.isInteger(player) && player >= 0 && player < players)) {
      throw new Error(`finish in unit ${unit}: player ${player}; expected 0 to ${players - 1}`);
    }
    let i = seat;
    for (; i > 0 && isBefore(seat, seats[i - 1] as number); i--) seats[i] = seats[i - 1] as number;
    seats[i] = seat;
  }
  let key = "";
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i] as number;
    if (i > 0) key += places[seat] === places[seats[i - 1] as number] ? "=" : ">";
    key += entrants[seat];
  }
  return key;

  function isBefore(a: number, b: number): boolean {
    const gap = (places[a] as number) - (places[b] as number);
    return gap < 0 || (gap === 0 && (entrants[a] as number) < (entrants[b] as number));
  }
}

/** A stage of an order: one of the players `open`, each as likely, is chosen from `set` (its players, joined). */
interface Stage {
  readonly set: string;
  readonly open: readonly number[];
  /** The chance that the order passes through this stage; below 1 only within ties. */
  readonly weight: number;
}

/** While a tie of k is resolved, each s of the tied are equally likely to be those not placed yet. */
function stagesOf(order: string): Stage[] {
  const groups = order.split(">").map((group) => group.split("=").map(Number));
  return groups.flatMap((tied, i) => {
    const behind = groups.slice(i + 1).flat();
    return subsets(tied).flatMap((open) => {
      const set = [...open, ...behind].sort((a, b) => a - b);
      if (set[0] === set.at(-1)) return [];
      return [{ set: set.join(), open, weight: 1 / combinations(tied.length, open.length) }];
    });
  });
}

/** All non-empty subsets of a few `items`. */
function subsets(items: readonly number[]): number[][] {
  return Array.from({ length: 2 ** items.length - 1 }, (_, mask) =>
    items.filter((_, i) => ((mask + 1) >>> i) & 1),
  );
}

function combinations(n: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value = (value * (n - k + i)) / i;
  return value;
}
