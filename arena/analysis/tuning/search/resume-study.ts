import type { Evaluate } from "./evaluation.ts";
import { playStudy } from "./play-study.ts";
import type { StudyEvent } from "./study-events.ts";

/**
 * Goes on from a stored log, whole or cut off anywhere after its first event, and tells only what the log does not
 * hold yet: log and rest together are the bytes of a study that was never interrupted. The search is replayed from
 * the logged scores. Throws, naming the event, when the log is not what its own plan and scores lead to.
 */
export async function* resumeStudy(
  log: readonly StudyEvent[],
  evaluate: Evaluate,
): AsyncGenerator<StudyEvent, void> {
  const [first] = log;
  if (first?.type !== "study-started") {
    throw new Error(`study log begins with ${first?.type ?? "nothing"}: expected study-started`);
  }
  let index = 0;
  for await (const event of playStudy(first.plan, loggedFirst(log, evaluate))) {
    const logged = log[index++];
    if (logged === undefined) yield event;
    else if (JSON.stringify(logged) !== JSON.stringify(event)) {
      throw new Error(
        `study log, event ${index} is ${logged.type}: its plan and scores lead to another ${event.type}; the log was changed or written by another version`,
      );
    }
  }
  if (index < log.length)
    throw new Error(`study log goes on after its end: expected ${index} events, found ${log.length}`);
}

/** An evaluation that answers from the finished rungs of a log, in their order, and plays only what comes after. */
function loggedFirst(log: readonly StudyEvent[], evaluate: Evaluate): Evaluate {
  const rungs = log.flatMap((event) => (event.type === "rung-finished" ? [event] : []));
  let next = 0;
  return async (settings, units) => rungs[next++]?.scores ?? evaluate(settings, units);
}
