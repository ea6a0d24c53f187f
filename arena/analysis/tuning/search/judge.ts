/** How settings are scored and compared: over their units, or over several tables of which each unit plays one. */

import { mean } from "simple-statistics";
import {
  CONFIDENCE,
  type Comparison,
  type Estimate,
  estimateShare,
  estimateStratified,
  pairedDifference,
  SHARE,
  stratifiedDifference,
  unpairedDifference,
} from "../../../statistics/index.ts";
import { drawnTable } from "../../../tournament/plan/unit-table.ts";
import type { StudyPlan } from "./study-plan.ts";

/** Scores of neighbouring units, the first of them numbered `from`. */
export type Scores = readonly number[];

/** Scores settings, and compares two of them on the same units. */
export interface Judge {
  score(scores: Scores, from: number): Estimate;
  /** `a` less `b`. */
  compare(a: Scores, b: Scores, from: number, confidence?: number): Comparison;
}

/** Units of one table: the mean, and what is paired is compared within units. */
export const ONE_TABLE: Judge = {
  score: (scores) => estimateShare(scores),
  compare: (a, b, _from, confidence) => pairedDifference(a, b, confidence),
};

/** The judge of a study. */
export function judgeOf(plan: Pick<StudyPlan, "seed" | "tables">): Judge {
  switch (plan.tables?.objective) {
    case undefined:
      return ONE_TABLE;
    case "mean":
      return meanJudge(plan);
    case "worst":
      return worstJudge(plan);
  }
}

type Drawing = Pick<StudyPlan, "seed" | "tables">;

/** The scores at each table, in order of their units; a table that no unit drew has none. */
export function scoresByTable({ seed, tables }: Drawing, scores: Scores, from: number): readonly Scores[] {
  const count = tables?.count ?? 1;
  const sorted: number[][] = Array.from({ length: count }, () => []);
  scores.forEach((score, i) => {
    sorted[drawnTable(String(seed), count, from + i)].push(score);
  });
  return sorted;
}

/** Fewest units at a table whose own variance is told. */
const MIN_AT_TABLE = 2;

function meanJudge(plan: Drawing): Judge {
  const strata = (scores: Scores, from: number): readonly Scores[] =>
    scoresByTable(plan, scores, from).filter(({ length }) => length > 0);
  return {
    score: (scores, from) => estimateStratified(strata(scores, from), SHARE),
    compare(a, b, from, confidence = CONFIDENCE) {
      const differences = strata(
        a.map((score, i) => score - b[i]),
        from,
      );
      // With one unit a table the tables differ as units do.
      return differences.every(({ length }) => length >= MIN_AT_TABLE)
        ? stratifiedDifference(differences, confidence)
        : pairedDifference(a, b, confidence);
    },
  };
}

/** Compares the worst table of each: within units where it is the same one, else as two samples. */
function worstJudge(plan: Drawing): Judge {
  const worst = (scores: Scores, from: number): { readonly table: number; readonly scores: Scores } => {
    const tables = scoresByTable(plan, scores, from);
    const means = tables.map((own) => (own.length === 0 ? Number.POSITIVE_INFINITY : mean([...own])));
    const table = means.indexOf(Math.min(...means));
    return { table, scores: tables[table] };
  };
  return {
    score: (scores, from) => estimateShare(worst(scores, from).scores),
    compare(a, b, from, confidence = CONFIDENCE) {
      const [own, other] = [worst(a, from), worst(b, from)];
      return own.table === other.table
        ? pairedDifference(own.scores, other.scores, confidence)
        : unpairedDifference(own.scores, other.scores, confidence);
    },
  };
}
