import { isMainThread } from "node:worker_threads";

/** Sends what players print to stderr: stdout carries the program's answer and nothing else. */
export function sendPrintsToStderr(): void {
  if (!isMainThread) process.stdout.write = process.stderr.write.bind(process.stderr);
}
