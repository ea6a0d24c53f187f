/** The program of a worker thread that records games while it plays them. */

import { workerData } from "piscina";
import type { UnitFile } from "../../tournament/unit/unit-file.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { TaskResult, UnitTask } from "../../tournament/workers/play-task.ts";
import { sendPrintsToStderr } from "../../tournament/workers/worker-output.ts";
import { playWorkerTask } from "../../tournament/workers/worker-task.ts";
import { packRecord, recordFileName } from "./record-files.ts";
import { RecordingHooks } from "./recording-hooks.ts";
import type { RecordingSettings } from "./recording-program.ts";

sendPrintsToStderr();

const { choice, reasons } = workerData as RecordingSettings;

export default function playAndRecord(task: UnitTask): Promise<TaskResult> {
  const { plan } = task;
  const recorded = { plan, reasons, records: () => true, last: plan.games };
  return playWorkerTask(
    task,
    (control, lane, cutOffs, _external, settle) => new FilingHooks(recorded, control, lane, cutOffs, settle),
  );
}

/** Hands over the records of a finished unit as files. */
class FilingHooks extends RecordingHooks {
  override files({ unit, faults }: UnitResult): readonly UnitFile[] {
    const faulty = new Set(faults.map(({ game }) => game));
    return [...this.recorders]
      .filter(([game]) => choice === "all" || faulty.has(game))
      .map(([game, recorder]) => ({ name: recordFileName(unit, game), bytes: packRecord(recorder.bytes()) }));
  }
}
