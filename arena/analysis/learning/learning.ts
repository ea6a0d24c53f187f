import type { Verdict } from "../../statistics/index.ts";
import type { Part } from "../../tournament/population/population-schema.ts";
import type { Bounds, CurveRow } from "../report/report.ts";

/** A mean over seasons with its 95% interval. */
export interface Estimated {
  readonly value: number;
  readonly interval: Bounds;
}

/** One arm of a learner: a strategy, in the situation in which it is chosen. */
export interface ArmAnalysis {
  /** Its name; with its situation only where there are several. */
  readonly arm: string;
  /** The situation (`late`), null where there is one for the whole game. */
  readonly context: string | null;
  readonly strategy: string;
  /** The learner's estimate of it at the end of a season. */
  readonly value: Estimated;
  /** Share of the choices in its situation that fell on it, over all games. */
  readonly share: number;
  readonly pulls: number;
  /** Mean chance that it had when it was chosen; null when it never was. */
  readonly meanPropensity: number | null;
  /** Kish's effective sample size of its choices weighted by one over their chance. */
  readonly effectiveSample: number;
  /** Share of seasons in which it was closed for good, and the median game after which it was never chosen there. */
  readonly absorbedShare: number;
  readonly absorbedAfter: number | null;
}

/** A strategy whatever the situation. */
export interface StrategyAnalysis {
  readonly strategy: string;
  /** Mean reward of seasons that played nothing else, on the same seeds; null where nobody played them. */
  readonly truth: Estimated | null;
}

/** A stretch of the season against one opponent, games `from` … `to` − 1: means over seasons. */
export interface StretchPoint {
  readonly from: number;
  readonly to: number;
  readonly winShare: MaybeEstimated;
  /** Share of the choices, in the order of the strategies. */
  readonly shares: readonly MaybeEstimated[];
}

/** A mean over seasons with its 95% interval; null where no season says anything. */
export interface MaybeEstimated {
  readonly value: number | null;
  readonly interval: Bounds;
}

/** A learner at one table of a population; of another run, at its one line-up. */
export interface OpponentAnalysis {
  /** Name of the table, null for a line-up. */
  readonly table: string | null;
  readonly part: Part | null;
  readonly seasons: number;
  readonly winShare: MaybeEstimated;
  readonly strategies: readonly {
    readonly strategy: string;
    /** Share of the choices. */
    readonly share: MaybeEstimated;
    /** Mean reward of seasons at this table that played nothing else; null where nobody played them. */
    readonly truth: MaybeEstimated | null;
  }[];
  readonly stretches: readonly StretchPoint[];
  /** Its belief about its opponents at the end of seasons, by kind; null for a learner that keeps no belief. */
  readonly beliefs: readonly { readonly kind: string; readonly share: number }[] | null;
}

/** The share of the gap between the single best strategy and the best of each table that is closed by the end of `game` games. */
export interface GapPoint extends MaybeEstimated {
  readonly game: number;
}

/** A learner against the best strategies of a population, cross-validated. */
export interface PortfolioAnalysis {
  /** Best over all tables and seasons, and that of each table. */
  readonly single: string;
  readonly best: readonly (string | null)[];
  readonly seasons: number;
  /** Reward lost against the single best strategy, and against the best of each table. */
  readonly sbs: readonly RegretPoint[];
  readonly vbs: readonly RegretPoint[];
  /** Null values where no gap is shown. */
  readonly gapClosed: readonly GapPoint[];
}

/** Reward lost against the best strategy by the end of `game` games of a season. */
export interface RegretPoint extends Estimated {
  readonly game: number;
}

/** The strategy that a learner chose most in the last quarter of its seasons, and a test of it against chance. */
export interface PreferenceAnalysis {
  /** The first game of a season that counts. */
  readonly from: number;
  /** The strategy with the largest mean share over seasons. */
  readonly leader: string;
  readonly share: Estimated;
  /** The strategy after it; null where there is but one. */
  readonly next: string | null;
  /** Share of the leader less that of the next, within seasons. */
  readonly lead: Estimated;
  /** True when the seasons tell the lead from none. */
  readonly clear: boolean;
}

/** Comparison of what a learner chose most in the end with what pays best. */
export interface PreferenceAudit {
  /** The strategy that it chose most. */
  readonly leader: string;
  /** The strategy with the highest true value. */
  readonly best: string;
  /** True value of the leader less that of the best, paired within seasons. */
  readonly difference: Estimated;
  readonly p: number | null;
  /** "worse" only where the seasons tell the two apart. */
  readonly verdict: Verdict;
}

export interface LearnerAnalysis {
  readonly player: string;
  readonly label: string;
  readonly seasons: number;
  readonly arms: readonly ArmAnalysis[];
  readonly strategies: readonly StrategyAnalysis[];
  /** Null before the first choice that counts. */
  readonly preference: PreferenceAnalysis | null;
  /** By table of the population, or the one line-up. */
  readonly opponents: readonly OpponentAnalysis[];
  /** Null without a population, or without the true values. */
  readonly portfolio: PortfolioAnalysis | null;
  /** Null without the true values. */
  readonly regret: readonly RegretPoint[] | null;
  readonly audit: PreferenceAudit | null;
  /** Seasons that would give the missing true values, one player text a strategy. */
  readonly missing: readonly string[];
}

/** Analysis of the learners of a run. */
export interface LearningAnalysis {
  /** Games of a season. */
  readonly games: number;
  readonly learners: readonly LearnerAnalysis[];
  /** Win share by stretch of the season. */
  readonly curve: readonly CurveRow[];
}
