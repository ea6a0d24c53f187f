import { randomUUID } from "node:crypto";
import { closeSync, constants, openSync, writeSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { LIMITS } from "../limits.ts";
import type { ProgramCommand } from "./command.ts";
import { LineReader } from "./line-reader.ts";
import { type NamedPipes, withNamedPipes } from "./named-pipes.ts";

/** Words that a channel shares with its guard. */
const WORD = {
  /** Process id of the program; 0 until it was started, −1 once it is gone or when it could not be started. */
  pid: 0,
  /** Odd while somebody waits for a line. */
  turn: 1,
  /** For how long, in milliseconds. */
  limit: 2,
  /** 1 once the program is not wanted any more. */
  closed: 3,
} as const;

/** Data for the guard thread, which starts a program and keeps its time. */
export interface GuardSetting extends NamedPipes {
  readonly command: readonly [string, ...string[]];
  /** The file to which the program's stderr is added. */
  readonly stderr: string;
  readonly words: Int32Array;
  readonly word: typeof WORD;
  /** Stands before the guard's own reason in the pipe; the program does not know it and so cannot forge one. */
  readonly mark: string;
}

/** Result of waiting: a line, or the reason for which there will be none. */
export type Received = { readonly line: string } | { readonly ended: string };

/** Longest line that a program may print, in bytes. */
const LONGEST_LINE = LIMITS.messageBytes;
/** The thread of a program is there long before. */
const GUARD_MS = 30_000;
/** Pause before a full pipe is tried again. */
const RETRY_MS = 2;

/** Programs that were started and not closed, to be ended with the process. */
const open = new Set<Channel>();
process.once("exit", () => {
  for (const channel of open) channel.kill();
});

/** A running program that one thread can talk to and wait for, in lines, without an event loop. */
export class Channel {
  private readonly words = new Int32Array(new SharedArrayBuffer(Object.keys(WORD).length * 4));
  private readonly input: number;
  private readonly output: number;
  private readonly lines: LineReader;
  /** NUL is in no line of JSON. */
  private readonly mark = `\0${randomUUID()} `;

  /** Starts the program; what it writes to stderr is added to the file `stderr`. */
  constructor(command: ProgramCommand, stderr: string) {
    const { words, mark } = this;
    [this.input, this.output] = withNamedPipes((pipes) => {
      // Opened at both ends, so that neither end waits for the other to be opened.
      const output = openSync(pipes.fromProgram, "r+");
      const held = openSync(pipes.toProgram, "r+");
      // A program that does not read must not hold up who writes.
      const input = openSync(pipes.toProgram, constants.O_WRONLY | constants.O_NONBLOCK);
      const setting: GuardSetting = { ...pipes, command: command.words, stderr, words, word: WORD, mark };
      // Without a loader; and it keeps nobody from ending.
      new Worker(new URL("./guard.mjs", import.meta.url), { workerData: setting, execArgv: [] }).unref();
      const started = Atomics.wait(words, WORD.pid, 0, GUARD_MS);
      closeSync(held);
      if (started === "timed-out") throw new Error(`exec:${command.text}: no thread to start it in`);
      return [input, output];
    });
    this.lines = new LineReader(this.output, LONGEST_LINE);
    open.add(this);
  }

  /** Sends a line; answers why the program did not take it within `limitMs`, or null. */
  send(line: string, limitMs: number): string | null {
    const bytes = Buffer.from(`${line}\n`);
    let sleptMs = 0;
    for (let sent = 0; sent < bytes.length; ) {
      const taken = this.write(bytes, sent);
      if (taken === "gone") return null;
      if (taken === 0) {
        if (sleptMs >= limitMs) return `read nothing for ${limitMs} ms`;
        sleep(RETRY_MS);
        sleptMs += RETRY_MS;
      }
      sent += taken;
    }
    return null;
  }

  /** Sends a line and sleeps until the program prints one or ends, `limitMs` at most. */
  ask(line: string, limitMs: number): Received {
    const refusal = this.send(line, limitMs);
    if (refusal !== null) return { ended: refusal };
    const { words } = this;
    Atomics.store(words, WORD.limit, limitMs);
    Atomics.add(words, WORD.turn, 1);
    const answer = this.lines.next();
    Atomics.add(words, WORD.turn, 1);
    if (answer === null) return { ended: `printed more than ${LONGEST_LINE} bytes without a line break` };
    const at = answer.indexOf(this.mark);
    return at === -1 ? { line: answer } : { ended: answer.slice(at + this.mark.length) };
  }

  /** Ends the program and its thread. */
  close(): void {
    open.delete(this);
    this.kill();
    Atomics.store(this.words, WORD.closed, 1);
    closeSync(this.input);
    closeSync(this.output);
  }

  /** Ends the program at once; its thread follows. */
  kill(): void {
    const pid = Atomics.load(this.words, WORD.pid);
    if (pid <= 0) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It was gone already.
    }
  }

  /** Bytes that were taken at once. A program that has gone says so when it is next read from. */
  private write(bytes: Buffer, from: number): number | "gone" {
    try {
      return writeSync(this.input, bytes, from);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "EAGAIN") return 0;
      if (code === "EPIPE") return "gone";
      throw error;
    }
  }
}

/** Nobody wakes it. */
const bed = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number): unknown => Atomics.wait(bed, 0, 0, ms);
