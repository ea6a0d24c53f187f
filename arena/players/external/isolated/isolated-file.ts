import { Worker } from "node:worker_threads";
import type { ParameterSpec } from "../../../../src/player/parameters.ts";
import { PlayerFailure } from "../../../../src/player/player-failure.ts";
import { RunError } from "../../../runtime/exit.ts";
import { threadProgram } from "../../../runtime/thread-program.ts";
import type { CompiledFile } from "../file/compile-file.ts";
import { LIMITS } from "../limits.ts";
import { type CallEnd, Exchange, STATUS, TURN, WORD } from "./exchange.ts";
import type { FileThreadSetting } from "./file-thread.ts";

/** A file's own description of its player. */
export interface FileProfile {
  readonly label: string;
  readonly version: number;
  readonly learns: boolean;
  readonly summary: string;
  readonly parameters: readonly ParameterSpec[];
}

const THREAD = threadProgram(import.meta.url, "./file-thread");
/** Messages for a player whose call did not end. */
const REASONS: Readonly<Record<Exclude<CallEnd, "done">, string>> = {
  late: "gave no answer in time",
  gone: `ended its thread, as one does that takes more than ${LIMITS.heapMb} MB of memory`,
};
/** Milliseconds after which a thread is there or never will be: nothing of the player runs in them. */
const BOOT_MS = 60_000;

/** A player file in a thread of its own. Whatever happens to it there costs the players of the file their game, and no more. */
export class IsolatedFile {
  readonly profile: FileProfile;
  /** Counts the threads: a player that was made in another one is gone. */
  generation = 0;
  /** Milliseconds for one call. */
  readonly thinkMs: number;
  private readonly path: string;
  private readonly compiled: CompiledFile;
  private worker: Worker | null = null;
  private shared: Exchange;
  private broken = "";
  private breakdowns = 0;

  /** Loads the file, once, to learn what it is. Throws one line when it does not load. */
  constructor(path: string, compiled: CompiledFile, thinkMs: number) {
    this.path = path;
    this.compiled = compiled;
    this.thinkMs = thinkMs;
    this.shared = this.start();
    this.profile = JSON.parse(this.shared.readText()) as FileProfile;
  }

  /** The memory by which the thread is asked; another one after it was started again. */
  get exchange(): Exchange {
    return this.shared;
  }

  /** Makes the call that stands in the exchange. Throws what the player threw, or a `PlayerFailure` that says why it is cut off. */
  call(kind: number, limitMs = this.thinkMs): void {
    if (this.worker === null) throw new PlayerFailure("hung", this.broken);
    const { words } = this.shared;
    words[WORD.call] = kind;
    const end = this.shared.call(limitMs);
    if (end !== "done") this.breakDown(REASONS[end]);
    const status = words[WORD.status];
    if (status === STATUS.done) return;
    const message = this.shared.readText();
    if (status === STATUS.gone) this.breakDown(message);
    throw new Error(message);
  }

  /** Starts the thread again if it broke down, unless it did so too often since {@link forgive}. */
  revive(): void {
    if (this.worker !== null || this.breakdowns > LIMITS.restarts) return;
    try {
      this.shared = this.start();
    } catch {
      // Told by the next call.
    }
  }

  /** A unit begins: what happened in others does not count. */
  forgive(): void {
    this.breakdowns = 0;
    this.revive();
  }

  /** Ends the thread; the next call throws. */
  close(): void {
    void this.worker?.terminate();
    this.worker = null;
  }

  /** Ends the thread and throws why. */
  private breakDown(reason: string): never {
    this.close();
    this.breakdowns++;
    this.broken = reason;
    throw new PlayerFailure("hung", reason);
  }

  /** Starts a thread and loads the file in it; the memory by which it is asked. */
  private start(): Exchange {
    this.generation++;
    const exchange = new Exchange();
    const { words } = exchange;
    const { file, code } = this.compiled;
    const workerData: FileThreadSetting = { shared: exchange.shared, path: this.path, file, code };
    const { filename, ...options } = THREAD;
    this.worker = new Worker(filename, {
      workerData,
      ...options,
      resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMb },
    });
    this.worker.unref();
    // Told by the clock: nobody here turns the loop of events while a game is played.
    this.worker.on("error", () => {});
    if (!exchange.awaits(TURN.booting, BOOT_MS)) this.endedEarly("did not start its thread");
    if (!exchange.awaits(TURN.called, LIMITS.startMs)) {
      this.endedEarly(`did not load within ${LIMITS.startMs / 1000} seconds`);
    }
    if (words[WORD.status] === STATUS.gone) this.endedEarly(exchange.readText());
    if (words[WORD.status] === STATUS.threw) {
      this.close();
      throw new Error(exchange.readText());
    }
    return exchange;
  }

  private endedEarly(reason: string): never {
    this.close();
    this.broken = reason;
    throw new RunError(`${this.path} ${reason}`);
  }
}
