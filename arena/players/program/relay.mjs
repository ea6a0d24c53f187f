// @ts-check
// The thread that stands between a player's program and the thread that waits for it. The program's pipes are read here
// without blocking, so the one who waits can give up in time. Plain JavaScript: a thread has no loader for TypeScript.
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";

/** @type {import("./channel.ts").RelaySetting} */
const { words, stderr, longestLine, port, signal } = workerData;

let expected = 0;
let unread = "";
let ended = false;

const child = start();
port.on("message", (/** @type {import("./channel.ts").ToRelay} */ message) => {
  if (message === "kill") {
    end("was stopped");
    return;
  }
  if (message.expectsReply) expected++;
  child.stdin?.write(`${message.line}\n`);
});

function start() {
  mkdirSync(dirname(stderr), { recursive: true });
  const log = openSync(stderr, "a");
  const [program, ...args] = words;
  // A group of its own, so that Ctrl-C reaches the arena alone and what the program starts ends with it.
  const detached = process.platform !== "win32";
  const started = spawn(program, args, { stdio: ["pipe", "pipe", log], detached });
  closeSync(log);
  started.on("error", ({ message }) => end(`could not be started: ${message}`));
  // Closed, not only gone: what it printed last has been read.
  started.on("close", (code, by) => end(by === null ? `exited with code ${code}` : `was ended by ${by}`));
  // A program that has gone says so by its exit.
  started.stdin?.on("error", () => {});
  started.stdout?.setEncoding("utf8").on("data", read);
  post({ started: started.pid ?? 0 });
  return started;
}

/** @param {string} text */
function read(text) {
  const lines = (unread + text).split("\n");
  unread = lines.pop() ?? "";
  for (const line of lines) hear(line);
  if (unread.length > longestLine) end(`printed more than ${longestLine} characters without a line break`);
}

/**
 * Whatever is printed out of turn ends the program at once: it could print for ever.
 * @param {string} line
 */
function hear(line) {
  if (expected === 0) end(`printed a line that nobody asked for: ${line.slice(0, 80)}`);
  else {
    expected--;
    post({ line });
  }
}

/** @param {string} reason */
function end(reason) {
  if (ended) return;
  ended = true;
  kill();
  if (statSync(stderr, { throwIfNoEntry: false })?.size === 0) rmSync(stderr, { force: true });
  post({ ended: reason });
  port.close();
}

function kill() {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It was gone already.
  }
}

/** @param {import("./channel.ts").FromRelay} message */
function post(message) {
  port.postMessage(message);
  Atomics.add(signal, 0, 1);
  Atomics.notify(signal, 0);
}
