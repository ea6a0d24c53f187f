import { freezeIntrinsics } from "../../players/external/shared-intrinsics.ts";
import { type HooksOf, needsGuard, playTask, type TaskResult, type UnitTask } from "./play-task.ts";

/**
 * Plays a task in a thread that does nothing else. It begins a turn of the loop of events, so that what players put off
 * can be run after each of their calls.
 */
export function playWorkerTask(task: UnitTask, hooksOf: HooksOf): Promise<TaskResult> {
  if (needsGuard(task)) freezeIntrinsics();
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(playTask(task, hooksOf));
      } catch (error) {
        reject(error);
      }
    });
  });
}
