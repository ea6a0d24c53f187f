/** Events of a study, as plain data: the log that is stored, shown and resumed from. */

import type { Settings } from "../../../../src/player/parameters.ts";
import type { Interval } from "../../../statistics/interval.ts";
import type { UnitRange } from "./evaluation.ts";
import type { StudyPlan } from "./study-plan.ts";

export type StudyEvent =
  | { readonly type: "study-started"; readonly plan: StudyPlan }
  | {
      readonly type: "trial-started";
      readonly race: number;
      readonly trial: number;
      readonly settings: Settings;
    }
  | {
      readonly type: "rung-finished";
      readonly race: number;
      readonly rung: number;
      readonly units: UnitRange;
      /** One row of scores for each trial that had not played these units before. */
      readonly trials: readonly number[];
      readonly scores: readonly (readonly number[])[];
    }
  | {
      readonly type: "trial-dropped";
      readonly race: number;
      readonly rung: number;
      readonly trial: number;
      /** The leader it fell behind, by how much a unit, and the p-value of the paired test. */
      readonly against: number;
      readonly difference: number;
      readonly p: number;
    }
  | {
      readonly type: "race-finished";
      readonly race: number;
      /** Those who start the next race, best first. */
      readonly elites: readonly number[];
    }
  | {
      readonly type: "incumbent-changed";
      readonly race: number;
      readonly trial: number;
      /** Mean score over all units so far; the best of many, so it flatters. */
      readonly score: number;
      readonly units: number;
      readonly interval: Interval;
    }
  | {
      readonly type: "study-finished";
      /** "budget": the next rung could not be paid; "exhausted": the sampler has no new settings. */
      readonly reason: "budget" | "exhausted";
    };
