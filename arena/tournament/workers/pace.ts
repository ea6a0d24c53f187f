/** Speed of a run and the time left. */
export class Pace {
  private readonly start = performance.now();

  /** Seconds since the run began. */
  seconds(): number {
    return (performance.now() - this.start) / 1000;
  }

  /** Games a second, over `games` games so far. */
  rate(games: number): number {
    return games / Math.max(1e-3, this.seconds());
  }

  /** `1:05` to go, for `left` more games after `games`; `–` before the first. */
  eta(games: number, left: number): string {
    if (games === 0) return "–";
    const seconds = Math.ceil(left / this.rate(games));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  }
}
