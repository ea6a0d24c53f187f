import type { Confirmation } from "../search/confirm-study.ts";
import type { Sensitivity } from "../search/sensitivity.ts";

/** Result of a study, once its winner has played on fresh units. */
export interface StudyResult {
  readonly confirmation: Confirmation;
  readonly sensitivity: readonly Sensitivity[];
}
