import { bounds, CONFIDENCE, DIFFERENCE, estimateShare, pairedDifference } from "../../statistics/index.ts";
import type { Bounds, LearnerRow } from "../report/report.ts";

/** Seasons of a learner that was held to one strategy: one win share a season. */
export interface HeldArm {
  readonly strategy: string;
  readonly shares: readonly number[];
}

/** The choice among strategies, against the value that each has when nothing else is played (oracle seasons). */
export interface Choosing {
  readonly learner: string;
  /** True values: the win share of a strategy by itself. */
  readonly arms: readonly { readonly arm: string; readonly winShare: number; readonly interval: Bounds }[];
  readonly best: string;
  /** Win share of the best strategy less the learner's, within seasons: what choosing has cost. */
  readonly regret: number;
  readonly interval: Bounds;
  /** Share of seasons in which the learner closed the best strategy (absorb-compress), where it closes any. */
  readonly bestClosed: number | null;
}

/**
 * Cost of choosing for a learner whose seasons won `shares`; null where no strategy was played alone. `rows` are its arms at
 * the end of its seasons, of `games` games each.
 */
export function choosingOf(
  learner: string,
  shares: readonly number[],
  held: readonly HeldArm[],
  rows: LearnerRow | undefined,
  games: number,
): Choosing | null {
  if (held.length === 0) return null;
  const arms = held.map((arm) => ({ ...arm, value: estimateShare(arm.shares, CONFIDENCE, games) }));
  const best = arms.reduce((leader, arm) => (arm.value.value > leader.value.value ? arm : leader));
  const regret = pairedDifference(best.shares, shares, CONFIDENCE, games);
  const closed = rows?.arms.filter(({ arm }) => arm.split(": ").at(-1) === best.strategy) ?? [];
  return {
    learner,
    arms: arms.map(({ strategy, value }) => ({
      arm: strategy,
      winShare: value.value,
      interval: bounds(value.interval),
    })),
    best: best.strategy,
    regret: regret.difference,
    interval: bounds(regret.interval, DIFFERENCE),
    bestClosed: closed.length === 0 ? null : Math.max(...closed.map(({ absorbedShare }) => absorbedShare)),
  };
}
