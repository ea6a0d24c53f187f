/** The program of a worker thread: plays units of any plan. */

import { LaneHooks } from "./lane-hooks.ts";
import { playTask, type TaskResult, type UnitTask } from "./play-task.ts";
import { sendPrintsToStderr } from "./worker-output.ts";

sendPrintsToStderr();

export default function playUnits(task: UnitTask): TaskResult {
  return playTask(task, (...lane) => new LaneHooks(...lane));
}
