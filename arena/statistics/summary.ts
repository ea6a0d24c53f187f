/** Whole numbers summed up by how often each occurred: rounds of a game, trades, houses. */

/** Value → how often it was seen (counts may be weights). */
export type Histogram = ReadonlyMap<number, number>;

/** A histogram in five numbers. */
export interface Summary {
  readonly mean: number;
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
  readonly max: number;
}

/** Counts how often each value occurs. */
export function histogram(values: Iterable<number>): Histogram {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * The smallest value that at least the `share` (0 … 1) of all counts does not exceed, so always a value that
 * occurred. Throws over nothing.
 */
export function percentile(counts: Histogram, share: number): number {
  return percentiles(sortedEntries(counts), [share])[0];
}

/** Mean, median, 10th and 90th percentile and maximum. Throws over nothing. */
export function summarise(counts: Histogram): Summary {
  const entries = sortedEntries(counts);
  const [p10, median, p90, max] = percentiles(entries, [0.1, 0.5, 0.9, 1]) as [
    number,
    number,
    number,
    number,
  ];
  const sum = entries.reduce((total, [value, count]) => total + value * count, 0);
  return { mean: sum / total(entries), median, p10, p90, max };
}

type Entries = readonly (readonly [value: number, count: number])[];

function sortedEntries(counts: Histogram): Entries {
  return [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
}

function total(entries: Entries): number {
  return entries.reduce((sum, [, count]) => sum + count, 0);
}

function percentiles(entries: Entries, shares: readonly number[]): number[] {
  const highest = entries.at(-1)?.[0];
  if (highest === undefined) throw new RangeError("a histogram of nothing: expected at least one value");
  const all = total(entries);
  return shares.map((share) => {
    let seen = 0;
    for (const [value, count] of entries) {
      seen += count;
      // Dividing rounds as the literal share did, where multiplying may land just above a whole count.
      if (seen / all >= share) return value;
    }
    return highest;
  });
}
