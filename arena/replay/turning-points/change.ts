import { bounds, DIFFERENCE, pairedDifference } from "../../statistics/index.ts";

/** Change of a chance of winning, estimated by playouts. */
export interface Change {
  /** In [0, 1]. */
  readonly before: number;
  readonly after: number;
  /** 95% interval of the change, in [−1, 1]. */
  readonly interval: readonly [low: number, high: number];
}

/** True when the 95% interval of the change leaves out zero. */
export const isSignificant = ({ interval: [low, high] }: Change): boolean => low > 0 || high < 0;

export const rise = ({ before, after }: Change): number => after - before;

/** By what was won in each playout from before and from after. */
export function changeOf(before: readonly number[], after: readonly number[]): Change {
  const interval = bounds(pairedDifference(after, before).interval, DIFFERENCE) ?? [-1, 1];
  return { before: share(before), after: share(after), interval };
}

function share(wins: readonly number[]): number {
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}
