import { isMainThread } from "node:worker_threads";
import { LIMITS } from "../limits.ts";

/** Words of the header: what a call is, and what came of it. */
export const WORD = {
  /** Whose move it is: one of {@link TURN}. */
  turn: 0,
  /** One of {@link CALL}. */
  call: 1,
  player: 2,
  seat: 3,
  /** Index of the question. */
  question: 4,
  /** The arguments of a question that are one number. */
  first: 5,
  second: 6,
  /** Key of the game's random streams. */
  key0: 7,
  key1: 8,
  /** One of {@link STATUS}. */
  status: 9,
  /** 1 when the player changed the position that it was shown. */
  wrote: 10,
  /** Of an answer: its kind, and its number or the length of its list. */
  kind: 11,
  value: 12,
  /** Bytes of the text. */
  text: 13,
} as const;

/** Whose move it is: the thread boots, it is to do a call, or the call is done. */
export const TURN = { booting: 0, called: 1, done: 2 } as const;

/** What a thread is asked to do. */
export const CALL = {
  load: 0,
  create: 1,
  table: 2,
  gameStarted: 3,
  ask: 4,
  observe: 5,
  tradeAnswered: 6,
  gameEnded: 7,
  snapshot: 8,
  restore: 9,
  reason: 10,
} as const;

/** What came of a call: done, or the player threw or ended its thread, and the text says what. */
export const STATUS = { done: 0, threw: 1, gone: 2 } as const;

const HEADER_WORDS = 32;
/** Entries of a list among the words. */
export const LIST_WORDS = 1024;
const STATE_WORDS = 16_384;
const TEXT_BYTES = LIMITS.messageBytes;

const BYTES = (HEADER_WORDS + LIST_WORDS + STATE_WORDS) * 4 + TEXT_BYTES;
/** Milliseconds of a call after which the main thread lets Ctrl-C end the process. */
const PATIENCE_MS = 20;

/** Memory that a thread shares with the one that asks it: numbers and text, one call at a time, each side in turn. */
export class Exchange {
  readonly shared: SharedArrayBuffer;
  readonly words: Int32Array;
  readonly list: Int32Array;
  /** The state of the world that the player looks at. */
  readonly state: Int32Array;
  private readonly bytes: Buffer;

  constructor(shared = new SharedArrayBuffer(BYTES)) {
    this.shared = shared;
    this.words = new Int32Array(shared, 0, HEADER_WORDS);
    this.list = new Int32Array(shared, HEADER_WORDS * 4, LIST_WORDS);
    this.state = new Int32Array(shared, (HEADER_WORDS + LIST_WORDS) * 4, STATE_WORDS);
    this.bytes = Buffer.from(shared, BYTES - TEXT_BYTES, TEXT_BYTES);
  }

  /** Throws one line on a text that is longer than may cross; `what` names it. */
  writeText(text: string, what: string): void {
    const bytes = Buffer.byteLength(text);
    if (bytes > TEXT_BYTES)
      throw new Error(`${what} is ${bytes} bytes long, at most ${TEXT_BYTES} may cross`);
    this.words[WORD.text] = this.bytes.write(text);
  }

  readText(): string {
    const length = Math.min(Math.max(0, this.words[WORD.text]), TEXT_BYTES);
    return this.bytes.toString("utf8", 0, length);
  }

  /** Hands the call over and sleeps until it is done. False when it is not within `limitMs`. */
  call(limitMs: number): boolean {
    Atomics.store(this.words, WORD.turn, TURN.called);
    Atomics.notify(this.words, WORD.turn);
    const first = isMainThread ? Math.min(limitMs, PATIENCE_MS) : limitMs;
    if (Atomics.wait(this.words, WORD.turn, TURN.called, first) !== "timed-out") return true;
    return first < limitMs && this.awaits(TURN.called, limitMs - first);
  }

  /** Sleeps until the turn is another than `turn`. False when it still is after `limitMs`. */
  awaits(turn: number, limitMs: number): boolean {
    const sleep = (): boolean => Atomics.wait(this.words, WORD.turn, turn, limitMs) !== "timed-out";
    return isMainThread ? interruptible(sleep) : sleep();
  }

  /** Does calls for ever, in the thread of the player. */
  serve(handle: () => void): never {
    for (;;) {
      Atomics.wait(this.words, WORD.turn, TURN.done);
      handle();
      this.done();
    }
  }

  /** Says that the thread is there, and begins with the call that stands in the words. */
  booted(): void {
    Atomics.store(this.words, WORD.turn, TURN.called);
    Atomics.notify(this.words, WORD.turn);
  }

  /** Says that the call is done. */
  done(): void {
    Atomics.store(this.words, WORD.turn, TURN.done);
    Atomics.notify(this.words, WORD.turn);
  }
}

/** While the main thread sleeps no handler runs: Ctrl-C ends the process at once, as it does without one. */
function interruptible<T>(sleep: () => T): T {
  const handlers = (["SIGINT", "SIGTERM"] as const).map((name) => {
    const listeners = process.listeners(name) as NodeJS.SignalsListener[];
    process.removeAllListeners(name);
    return { name, listeners };
  });
  try {
    return sleep();
  } finally {
    for (const { name, listeners } of handlers) for (const listener of listeners) process.on(name, listener);
  }
}
