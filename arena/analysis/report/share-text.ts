/** A share as a percentage, `62.5%`; a dash where there is none. */
export function percent(share: number | null): string {
  return share === null ? "–" : `${(100 * share).toFixed(1)}%`;
}

/** A difference of shares in points with its sign, `+1.5` or `−1.5`; a dash where there is none. */
export function points(difference: number | null): string {
  return difference === null
    ? "–"
    : `${difference < 0 ? "−" : "+"}${(100 * Math.abs(difference)).toFixed(1)}`;
}
