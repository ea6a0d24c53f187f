// @ts-check
// The thread that stands behind a player's program. The thread that plays sleeps in the read of a pipe, which nothing
// but a line ends: so this one looks at the clock, ends the program when its time is up, and writes that last line.
// Plain JavaScript: a thread has no loader for TypeScript.
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { workerData } from "node:worker_threads";

/** @type {import("./channel.ts").GuardSetting} */
const { command, stderr, toProgram, fromProgram, words, word, mark } = workerData;
const TICK_MS = 20;

let ended = false;
/** @type {import("node:child_process").ChildProcess | null} */
let watchdog = null;
let turn = 0;
let since = performance.now();
// Held open: whoever sleeps in a read can always be woken.
const wake = openSync(fromProgram, "w");
const clock = setInterval(look, TICK_MS);
const pid = start();
Atomics.store(words, word.pid, pid);
Atomics.notify(words, word.pid);

/** The process number, or −1 when there is none. */
function start() {
  /** @type {number[]} */
  const opened = [];
  /** @type {(path: string, flags: string) => number} */
  const open = (path, flags) => {
    const file = openSync(path, flags);
    opened.push(file);
    return file;
  };
  try {
    mkdirSync(dirname(stderr), { recursive: true });
    const [program, ...args] = command;
    const child = spawn(program, args, {
      stdio: [open(toProgram, "r"), open(fromProgram, "w"), open(stderr, "a")],
      // A group of its own, so that Ctrl-C reaches the arena alone and what the program starts ends with it.
      detached: true,
    });
    if (child.pid !== undefined) watchdog = watchOver(child.pid);
    child.on("error", ({ message }) => end(`could not be started: ${message}`));
    child.on("exit", (code, by) => end(by === null ? `exited with code ${code}` : `was ended by ${by}`));
    return child.pid ?? -1;
  } catch (error) {
    end(`could not be started: ${/** @type {Error} */ (error).message}`);
    return -1;
  } finally {
    for (const file of opened) closeSync(file);
  }
}

/**
 * Starts a shell that sleeps in the read of a pipe which this process alone holds open: however the process ends, the
 * shell then ends the program with all that is in its group. Its own group keeps it from what ends the arena.
 *
 * @param {number} group
 */
function watchOver(group) {
  const script = `trap "" HUP INT TERM QUIT; read -r _; kill -s KILL -- -${group}`;
  const shell = spawn("/bin/sh", ["-c", script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  // Where there is no shell the program ends with the arena in all but the hardest ways.
  shell.on("error", () => {});
  shell.stdin.on("error", () => {});
  shell.unref();
  return shell;
}

/** Ends the program when it has been waited for too long, or when it is not wanted any more. */
function look() {
  if (Atomics.load(words, word.closed) !== 0) return end("was stopped");
  const before = turn;
  turn = Atomics.load(words, word.turn);
  const waiting = turn % 2 !== 0;
  if (!waiting || turn !== before) since = performance.now();
  const limit = Atomics.load(words, word.limit);
  if (waiting && performance.now() - since > limit) end(`said nothing for ${limit} ms`);
}

/** @param {string} reason */
function end(reason) {
  if (ended) return;
  ended = true;
  clearInterval(clock);
  kill();
  watchdog?.kill("SIGKILL");
  Atomics.store(words, word.pid, -1);
  if (statSync(stderr, { throwIfNoEntry: false })?.size === 0) rmSync(stderr, { force: true });
  try {
    writeSync(wake, `${mark}${reason}\n`);
  } catch {
    // Nobody is listening any more.
  }
}

function kill() {
  const group = Atomics.load(words, word.pid);
  if (group <= 0) return;
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // It was gone already.
  }
}
