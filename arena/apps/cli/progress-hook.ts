import { setImmediate } from "node:timers/promises";
import type { Console } from "./command.ts";

/**
 * Hook for long work on this thread, to be awaited between its pieces: shows progress, gives Ctrl-C a turn of the event
 * loop, and answers whether to go on.
 */
export function progressHook(
  { progress, signal }: Pick<Console, "progress" | "signal">,
  line: (done: number) => string,
): (done: number) => Promise<boolean> {
  return async (done) => {
    progress(() => line(done));
    await setImmediate();
    return !signal.aborted;
  };
}
