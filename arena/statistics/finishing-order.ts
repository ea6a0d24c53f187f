/**
 * A finishing order read as the Plackett–Luce model reads it, as choices: the winner is chosen from all entrants,
 * the second from those left, and so on.
 */

/** Finishing order of one game, or of several with the same result. */
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

/** A finishing order as text, best first, `=` between the tied: `3>1=2>0`. Equal orders have equal keys. */
export function orderKey(players: number, finish: Finish): string {
  const { unit, entrants, places } = finish;
  if (entrants.length !== places.length) {
    throw new Error(
      `finish in unit ${unit}: ${entrants.length} entrants but ${places.length} places; expected one each`,
    );
  }
  const seats: number[] = [];
  for (let seat = 0; seat < entrants.length; seat++) {
    const player = entrants[seat];
    if (!(Number.isInteger(player) && player >= 0 && player < players)) {
      throw new Error(`finish in unit ${unit}: player ${player}; expected 0 to ${players - 1}`);
    }
    let i = seat;
    for (; i > 0 && isBefore(finish, seat, seats[i - 1]); i--) seats[i] = seats[i - 1];
    seats[i] = seat;
  }
  let key = "";
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i];
    if (i > 0) key += places[seat] === places[seats[i - 1]] ? "=" : ">";
    key += entrants[seat];
  }
  return key;
}

/** True when seat `a` is written before seat `b`: by place, the tied by player. */
function isBefore({ entrants, places }: Finish, a: number, b: number): boolean {
  const gap = places[a] - places[b];
  return gap < 0 || (gap === 0 && entrants[a] < entrants[b]);
}

/** A stage of an order: one of the players `open`, each as likely, is chosen from `set` (its players, joined). */
export interface Stage {
  readonly set: string;
  readonly open: readonly number[];
  /** The chance that the order passes through this stage; below 1 only within ties. */
  readonly weight: number;
}

/** The choice of the winner alone; tied winners are each as likely. None where one player has all seats. */
export function firstStageOf(order: string): Stage[] {
  const [winners, ...behind] = order.split(">").map((group) => group.split("=").map(Number));
  const set = [...winners, ...behind.flat()].sort((a, b) => a - b);
  return set[0] === set.at(-1) ? [] : [{ set: set.join(), open: winners, weight: 1 }];
}

/** While a tie of k is resolved, each s of the tied are equally likely to be those not placed yet. */
export function stagesOf(order: string): Stage[] {
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
