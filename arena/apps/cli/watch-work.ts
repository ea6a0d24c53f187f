import { setImmediate } from "node:timers/promises";
import type { Console } from "./command.ts";

/**
 * What work on this thread is watched by, between its pieces: it shows how far it is, lets a Ctrl-C through, which would
 * wait for the end otherwise, and answers whether to go on.
 */
export function watchWork(
  { progress, signal }: Pick<Console, "progress" | "signal">,
  line: (done: number) => string,
): (done: number) => Promise<boolean> {
  return async (done) => {
    progress(() => line(done));
    await setImmediate();
    return !signal.aborted;
  };
}
