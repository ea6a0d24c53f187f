import type { Confirmation } from "../confirm.ts";
import type { Sensitivity } from "../sensitivity.ts";

/** What came of a study once its winner played on fresh units. */
export interface StudyResult {
  readonly confirmation: Confirmation;
  readonly sensitivity: readonly Sensitivity[];
}
