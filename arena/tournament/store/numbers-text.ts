/** Most ranges that are listed. */
const MOST_RANGES = 5;

/** Ascending whole numbers in words: `1 to 3 and 5`. */
export function numbersText(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  const told = ranges
    .slice(0, MOST_RANGES)
    .map(([from, to]) => (from === to ? String(from) : `${from} to ${to}`));
  if (ranges.length > MOST_RANGES) return `${told.join(", ")} and others`;
  return [told.slice(0, -1).join(", "), told.at(-1)].filter(Boolean).join(" and ");
}
