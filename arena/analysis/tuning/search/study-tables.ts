import { MIN_UNITS } from "../../../statistics/index.ts";

export const OBJECTIVES = ["mean", "worst"] as const;
/** What a search raises: the mean over its tables, each counting alike, or the score at the table where it is least. */
export type Objective = (typeof OBJECTIVES)[number];

/** The tables of a study. */
export interface StudyTables {
  /** Two or more; every unit draws one, each once in as many neighbouring units. */
  readonly count: number;
  readonly objective: Objective;
}

/** Units in which every table comes as often as its objective needs: one turn through all of them, or five for the worst. */
export function leastUnits({ count, objective }: StudyTables): number {
  return objective === "worst" ? count * MIN_UNITS : count;
}
