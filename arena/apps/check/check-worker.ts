import type { MessagePort } from "node:worker_threads";
import { QUESTIONS } from "../../../src/events/questions.ts";
import { catchLateRejections, refuseLateRejection } from "../../players/external/late-rejections.ts";
import { sharedIntrinsics } from "../../players/external/shared-intrinsics.ts";
import type { CheckCase } from "./check-case.ts";
import { type CheckReport, type CheckRequest, checkPlayer } from "./check-player.ts";

/** A check in a thread of its own, and how it is watched. */
export interface CheckTask {
  readonly request: CheckRequest;
  /** Gets every {@link CheckCase} before it is played. */
  readonly port: MessagePort;
  /** Word 0 counts signs of life; word 1 is the number of the question that is being answered, from 1, else 0. */
  readonly pulse: Int32Array;
}

/** Result of a check: its report, or the shared object that the player changed, which makes the check worthless. */
export type CheckEnd = { readonly report: CheckReport } | { readonly changed: string };

/** Request that the thread runs, in a turn of the loop of events, so that what the player put off can be run after each call. */
export default function check(task: CheckTask): Promise<CheckEnd> {
  return new Promise((resolve, reject) => {
    setImmediate(() => {
      try {
        resolve(unchanged(task));
      } catch (error) {
        reject(error);
      }
    });
  });
}

function unchanged(task: CheckTask): CheckEnd {
  const intrinsics = sharedIntrinsics();
  catchLateRejections();
  try {
    const report = watchedCheck(task);
    const changed = intrinsics.undo();
    return changed === null ? { report } : { changed };
  } catch (error) {
    const changed = intrinsics.undo();
    if (changed === null) throw error;
    return { changed };
  }
}

function watchedCheck({ request, port, pulse }: CheckTask): CheckReport {
  const beat = (question: number): void => {
    Atomics.add(pulse, 0, 1);
    Atomics.store(pulse, 1, question);
  };
  return checkPlayer(request, {
    case(checkCase: CheckCase) {
      beat(0);
      port.postMessage(checkCase);
    },
    asking: (ask) => beat(ask === null ? 0 : 1 + QUESTIONS.indexOf(ask)),
    settle: refuseLateRejection,
  });
}
