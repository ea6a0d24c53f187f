import { fstatSync } from "node:fs";
import { isMainThread } from "node:worker_threads";
import { block, type RandomKey, threefry } from "../../../../src/chance/random.ts";
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
  /** Key of a new player's own random stream. */
  key0: 7,
  key1: 8,
  /** One of {@link STATUS}. */
  status: 9,
  /** 1 when the player changed the position that it was shown. */
  wrote: 10,
  /** Kind of an answer, and its number or the length of its list. */
  kind: 11,
  value: 12,
  /** Bytes of the text. */
  text: 13,
  /** The number of the first draw among the {@link Exchange.draws}; {@link NO_DRAWS} where they are of another stream. */
  drawn: 14,
  /** Descriptor of a file that the thread holds open: the system closes it with the thread. */
  held: 15,
} as const;

/** Whose move it is: the thread boots, it is to do a call, the call is done, or the thread waits for more draws. */
export const TURN = { booting: 0, called: 1, done: 2, drawing: 3 } as const;

/** Further below zero than any draw's number reaches up. */
const NO_DRAWS = -(2 ** 31);

/** Calls that a thread can be asked to make. */
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

/** Outcome of a call as the thread reports it: done, or the player threw or ended its thread, as the text says. */
export const STATUS = { done: 0, threw: 1, gone: 2 } as const;

const HEADER_WORDS = 32;
/** Entries of a list among the words. */
export const LIST_WORDS = 1024;
const STATE_WORDS = 16_384;
/** Draws that cross at a time. */
const DRAW_WORDS = 256;
const TEXT_BYTES = LIMITS.messageBytes;

const BYTES = (HEADER_WORDS + LIST_WORDS + STATE_WORDS + DRAW_WORDS) * 4 + TEXT_BYTES;
/** Milliseconds of a call after which the main thread lets Ctrl-C end the process. */
const PATIENCE_MS = 20;
/** Milliseconds between two looks whether a thread that does not answer is still there. */
const LOOK_MS = 100;

/** Outcome of a call for the caller: done, out of time, or the thread is gone. */
export type CallEnd = "done" | "late" | "gone";

const clock = performance.now.bind(performance);

/**
 * Memory that a thread shares with the one that asks it: numbers and text, one call at a time, each side in turn. The key of
 * the game's chance stays with the one that asks: the thread gets the draws of its own stream, when it comes to them.
 */
export class Exchange {
  readonly shared: SharedArrayBuffer;
  readonly words: Int32Array;
  readonly list: Int32Array;
  /** The state of the world that the player looks at. */
  readonly state: Int32Array;
  private readonly draws: Int32Array;
  private readonly bytes: Buffer;
  /** The stream that is drawn from. */
  private stream: RandomKey & { readonly number: number } = { k0: 0, k1: 0, number: -1 };

  constructor(shared = new SharedArrayBuffer(BYTES)) {
    this.shared = shared;
    this.words = new Int32Array(shared, 0, HEADER_WORDS);
    this.list = new Int32Array(shared, HEADER_WORDS * 4, LIST_WORDS);
    this.state = new Int32Array(shared, (HEADER_WORDS + LIST_WORDS) * 4, STATE_WORDS);
    this.draws = new Int32Array(shared, (HEADER_WORDS + LIST_WORDS + STATE_WORDS) * 4, DRAW_WORDS);
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

  /** From now on the thread draws from stream `number` of `key`. */
  drawFrom({ k0, k1 }: RandomKey, number: number): void {
    const { stream } = this;
    if (stream.number === number && stream.k0 === k0 && stream.k1 === k1) return;
    this.stream = { k0, k1, number };
    this.words[WORD.drawn] = NO_DRAWS;
  }

  /** Draw number `index`, 32 bits, in the thread of the player. */
  draw(index: number): number {
    const { words, draws } = this;
    const place = index - words[WORD.drawn];
    if (place >= 0 && place < DRAW_WORDS) return draws[place];
    words[WORD.drawn] = index;
    this.pass(TURN.drawing);
    Atomics.wait(words, WORD.turn, TURN.drawing);
    return draws[0];
  }

  /** Hands the call over and sleeps until it is done, or the thread is gone, or for `limitMs`. */
  call(limitMs: number): CallEnd {
    const until = clock() + limitMs;
    this.pass(TURN.called);
    const { words } = this;
    let patience = Math.min(limitMs, isMainThread ? PATIENCE_MS : LOOK_MS);
    if (Atomics.wait(words, WORD.turn, TURN.called, patience) === "timed-out") patience = LOOK_MS;
    for (;;) {
      const turn = Atomics.load(words, WORD.turn);
      if (turn === TURN.done) return "done";
      if (turn === TURN.drawing) this.fillDraws();
      const left = until - clock();
      if (left <= 0) return "late";
      if (this.awaits(TURN.called, Math.min(left, patience))) continue;
      if (!this.lives()) return Atomics.load(words, WORD.turn) === TURN.done ? "done" : "gone";
    }
  }

  /** Sleeps until the turn is another than `turn`. False when it still is after `limitMs`. */
  awaits(turn: number, limitMs: number): boolean {
    const sleep = (): boolean => Atomics.wait(this.words, WORD.turn, turn, limitMs) !== "timed-out";
    return isMainThread ? interruptible(sleep) : sleep();
  }

  private fillDraws(): void {
    const { words, draws, stream } = this;
    const from = words[WORD.drawn];
    for (let i = 0; i < DRAW_WORDS; i++) {
      threefry(stream.k0, stream.k1, stream.number, from + i);
      draws[i] = block[0];
    }
    this.pass(TURN.called);
  }

  /** True while the thread is there: when it ends, however that comes about, what it holds open is closed. */
  private lives(): boolean {
    try {
      return fstatSync(this.words[WORD.held]) !== null;
    } catch {
      return false;
    }
  }

  private pass(turn: number): void {
    Atomics.store(this.words, WORD.turn, turn);
    Atomics.notify(this.words, WORD.turn);
  }

  /** Does calls for ever, in the thread of the player. */
  serve(handle: () => void): never {
    for (;;) {
      Atomics.wait(this.words, WORD.turn, TURN.done);
      handle();
      this.done();
    }
  }

  /** Says that the thread is there, holding that file open, and begins with the call that stands in the words. */
  booted(held: number): void {
    this.words[WORD.held] = held;
    this.pass(TURN.called);
  }

  /** Says that the call is done. */
  done(): void {
    this.pass(TURN.done);
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
