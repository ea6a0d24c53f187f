import { bounds, DIFFERENCE, type Estimate, type Range, SHARE } from "../../statistics/index.ts";
import type { Option } from "./adviser.ts";
import type { AnalysedDecision, GameAnalysis } from "./analyse-game.ts";

type Bounds = readonly [low: number, high: number] | null;

/** An analysis as JSON: of every estimate its value and the bounds of its 95% interval, null where there is none. */
export interface AnalysisDocument extends Omit<GameAnalysis, "decisions"> {
  readonly schema: 1;
  readonly decisions: readonly DecisionDocument[];
}

export interface DecisionDocument extends Omit<AnalysedDecision, "options" | "loss"> {
  readonly options: readonly OptionDocument[];
  /** Chance of winning lost, 0 to 1; null where the planner would have done the same. */
  readonly loss: number | null;
  readonly lossInterval: Bounds;
}

export interface OptionDocument extends Omit<Option, "chance"> {
  readonly chance: number | null;
  readonly interval: Bounds;
  readonly playouts: number;
}

export function analysisDocument(analysis: GameAnalysis): AnalysisDocument {
  return {
    schema: 1,
    ...analysis,
    decisions: analysis.decisions.map(({ options, loss, ...decision }) => ({
      ...decision,
      loss: loss?.value ?? null,
      lossInterval: boundsOf(loss, DIFFERENCE),
      options: options.map(({ chance, ...option }) => ({
        ...option,
        chance: chance?.value ?? null,
        interval: boundsOf(chance, SHARE),
        playouts: chance?.units ?? 0,
      })),
    })),
  };
}

const boundsOf = (estimate: Estimate | null, range: Range): Bounds =>
  estimate === null ? null : bounds(estimate.interval, range);
