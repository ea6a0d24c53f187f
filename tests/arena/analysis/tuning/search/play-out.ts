import type { Evaluate } from "../../../../../arena/analysis/tuning/search/evaluation.ts";
import { playStudy } from "../../../../../arena/analysis/tuning/search/play-study.ts";
import type { StudyEvent } from "../../../../../arena/analysis/tuning/search/study-events.ts";
import type { StudyPlan } from "../../../../../arena/analysis/tuning/search/study-plan.ts";
import { foldStudy, type StudyState } from "../../../../../arena/analysis/tuning/search/study-state.ts";

/** All that an asynchronous sequence tells. */
export async function collect<T>(sequence: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = [];
  for await (const item of sequence) items.push(item);
  return items;
}

/** A study from its beginning to its end. */
export async function playOut(
  plan: StudyPlan,
  evaluate: Evaluate,
): Promise<{ readonly log: StudyEvent[]; readonly state: StudyState }> {
  const log = await collect(playStudy(plan, evaluate));
  return { log, state: foldStudy(log) };
}
