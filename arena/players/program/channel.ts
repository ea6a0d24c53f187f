import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { ProgramCommand } from "./command.ts";

/** What the thread that reads the program's pipes is started with. */
export interface RelaySetting {
  readonly words: readonly [string, ...string[]];
  /** The file to which the program's stderr is added. */
  readonly stderr: string;
  /** The longest line that the program may print, in characters. */
  readonly longestLine: number;
  readonly port: MessagePort;
  /** Word 0 counts what was posted to the port, for whoever sleeps on it. */
  readonly signal: Int32Array;
}

/** What it is told: a line for the program, or that the program should end. */
export type ToRelay = { readonly line: string; readonly expectsReply: boolean } | "kill";

/** What it tells: the process is there, it printed a line, it is gone. */
export type FromRelay = { readonly started: number } | { readonly line: string } | { readonly ended: string };

/** What came of waiting: a line, the end of the program, or nothing in time. */
export type Received = { readonly line: string } | { readonly ended: string } | "silence";

const LONGEST_LINE = 1_000_000;

/** Programs that were started and not closed, to be ended with the process. */
const open = new Set<Channel>();
process.once("exit", () => {
  for (const channel of open) channel.kill();
});

/** A running program that one thread can talk to and wait for, in lines. */
export class Channel {
  private readonly port: MessagePort;
  private readonly signal = new Int32Array(new SharedArrayBuffer(4));
  private pid = 0;

  /** Starts the program; what it writes to stderr is added to the file `stderr`. */
  constructor(command: ProgramCommand, stderr: string) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    const { words } = command;
    const setting: RelaySetting = {
      words,
      stderr,
      longestLine: LONGEST_LINE,
      port: port2,
      signal: this.signal,
    };
    const relay = new Worker(new URL("./relay.mjs", import.meta.url), {
      workerData: setting,
      transferList: [port2],
      execArgv: [],
    });
    // Neither keeps the arena from ending.
    relay.unref();
    this.port.unref();
    open.add(this);
  }

  /** Sends a line without waiting. */
  send(line: string, expectsReply: boolean): void {
    this.post({ line, expectsReply });
  }

  /** Sleeps until the program prints a line or ends, `timeoutMs` at most. */
  receive(timeoutMs: number): Received {
    for (;;) {
      const seen = Atomics.load(this.signal, 0);
      const received: { message: FromRelay } | undefined = receiveMessageOnPort(this.port);
      if (received === undefined) {
        if (Atomics.wait(this.signal, 0, seen, timeoutMs) === "timed-out") return "silence";
        continue;
      }
      const { message } = received;
      if ("started" in message) this.pid = message.started;
      else {
        if ("ended" in message) this.pid = 0;
        return message;
      }
    }
  }

  /** Ends the program and its thread. */
  close(): void {
    open.delete(this);
    this.kill();
    this.post("kill");
  }

  /** Ends the program at once, without its thread. */
  kill(): void {
    if (this.pid === 0) return;
    try {
      process.kill(process.platform === "win32" ? this.pid : -this.pid, "SIGKILL");
    } catch {
      // It was gone already.
    }
    this.pid = 0;
  }

  private post(message: ToRelay): void {
    this.port.postMessage(message);
  }
}
