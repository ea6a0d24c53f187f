/** A seating: the entry of each seat, in playing order. */
export type Seating = readonly number[];

export const SEAT_POLICIES = ["all", "rotate", "fixed"] as const;
/** Every distinct seating, the turns of the one that was written, or that one alone. */
export type SeatPolicy = (typeof SEAT_POLICIES)[number];

/** Seatings that one unit may have: all those of six different players, in pairs. */
export const MAX_SEATINGS = 5040;

/** Most tables of a round robin, which are listed one by one: those of forty players at four seats. */
export const MAX_TABLES = 100_000;

/**
 * The seatings of one table of `entries` under `policy`. Entries of equal `kind` are not told apart: their order
 * is kept and their exchanges do not count, so one against three equals has four seatings.
 */
export function seatingsOf(
  entries: readonly number[],
  kind: (entry: number) => number,
  policy: SeatPolicy,
): Seating[] {
  switch (policy) {
    case "fixed":
      return [entries];
    case "rotate":
      return distinct(
        entries.map((_, turn) => [...entries.slice(turn), ...entries.slice(0, turn)]),
        kind,
      );
    case "all":
      return permutations(entries, kind);
  }
}

/** Every choice of `size` of the numbers 0 … count − 1, in lexical order. */
export function combinations(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: Math.max(0, count - size + 1) }, (_, first) =>
    combinations(count - first - 1, size - 1).map((rest) => [first, ...rest.map((each) => each + first + 1)]),
  ).flat();
}

/** The number of choices of `size` of `count` numbers, without listing them. */
export const countCombinations = (count: number, size: number): number =>
  size === 0 ? 1 : (countCombinations(count - 1, size - 1) * count) / size;

/** The number of distinct seatings of a table, without listing them. */
export function countSeatings(entries: readonly number[], kind: (entry: number) => number): number {
  const copies = new Map<number, number>();
  for (const entry of entries) copies.set(kind(entry), (copies.get(kind(entry)) ?? 0) + 1);
  return [...copies.values()].reduce((count, n) => count / factorial(n), factorial(entries.length));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

function distinct(seatings: readonly Seating[], kind: (entry: number) => number): Seating[] {
  const seen = new Set<string>();
  return seatings.filter((seating) => {
    const key = seating.map(kind).join();
    return !seen.has(key) && seen.add(key);
  });
}

function permutations(entries: readonly number[], kind: (entry: number) => number): Seating[] {
  if (entries.length === 0) return [[]];
  const tried = new Set<number>();
  return entries.flatMap((entry, i) => {
    if (tried.has(kind(entry))) return [];
    tried.add(kind(entry));
    return permutations([...entries.slice(0, i), ...entries.slice(i + 1)], kind).map((rest) => [
      entry,
      ...rest,
    ]);
  });
}
