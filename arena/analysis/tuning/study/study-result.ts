import type { Confirmation } from "../search/confirm-study.ts";
import type { Sensitivity } from "../search/sensitivity.ts";

/** What came of a study once its winner played on fresh units. */
export interface StudyResult {
  readonly confirmation: Confirmation;
  readonly sensitivity: readonly Sensitivity[];
}
