import { isMainThread } from "node:worker_threads";
import { keepStdout } from "../../runtime/keep-stdout.ts";

/** stdout carries the program's answer and nothing else, so what players print in a worker thread goes to stderr. */
export function sendPrintsToStderr(): void {
  if (!isMainThread) keepStdout();
}
