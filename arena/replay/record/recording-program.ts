import { threadProgram } from "../../runtime/thread-program.ts";
import type { WorkerProgram } from "../../tournament/workers/worker-pool.ts";
import type { GameChoice } from "./choose-games.ts";

/** Games that workers record while they play. */
export interface RecordingSettings {
  readonly choice: Extract<GameChoice, "all" | "faults">;
  /** Ask every player why, after each answer. */
  readonly reasons: boolean;
}

/** The workers' program that records while it plays; undefined for a choice that is known only once the run is over. */
export function recordingProgram(choice: GameChoice, reasons: boolean): WorkerProgram | undefined {
  if (choice !== "all" && choice !== "faults") return undefined;
  const data: RecordingSettings = { choice, reasons };
  return { program: threadProgram(import.meta.url, "./recording-worker"), data };
}
