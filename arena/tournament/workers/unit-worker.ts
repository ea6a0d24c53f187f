/** The program of a worker thread: plays units of any plan. */

import { LaneHooks } from "./lane-hooks.ts";
import type { TaskResult, UnitTask } from "./play-task.ts";
import { sendPrintsToStderr } from "./worker-output.ts";
import { playWorkerTask } from "./worker-task.ts";

sendPrintsToStderr();

export default function playUnits(task: UnitTask): Promise<TaskResult> {
  return playWorkerTask(task, (...lane) => new LaneHooks(...lane));
}
