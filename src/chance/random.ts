/**
 * Chance as a pure function of *(root seed, stream, index)*: Threefry-2x32 with 20 rounds (Salmon, Moraes,
 * Dror and Shaw, "Parallel random numbers: as easy as 1, 2, 3", 2011). No state, so one consumer's extra draw
 * shifts nobody else's, and any game can be rebuilt alone.
 */

/** A root seed as its user wrote it: any non-empty string, or a non-negative integer (0 is a seed like any other). */
export type Seed = string | number;

/** A 64-bit generator key as two 32-bit words, signed: an engine keeps those without a box. */
export interface RandomKey {
  readonly k0: number;
  readonly k1: number;
}

const PARITY = 0x1bd11bda;

/** The two output words of the last {@link threefry} call, signed: a fixed place, so that a draw allocates nothing. */
export const block = new Int32Array(2);

/** Threefry-2x32-20 of counter `(c0, c1)` under key `(key0, key1)`, 32-bit words all; the two words land in {@link block}. */
export function threefry(key0: number, key1: number, c0: number, c1: number): void {
  // Said to be whole 32-bit words, none of the sums below is reckoned in floating point.
  const k0 = key0 | 0;
  const k1 = key1 | 0;
  const k2 = PARITY ^ k0 ^ k1;
  let x0 = ((c0 | 0) + k0) | 0;
  let x1 = ((c1 | 0) + k1) | 0;
  // Five groups of four rounds; the rotations alternate and a key word is injected after each group.
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 13) | (x1 >>> 19)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 15) | (x1 >>> 17)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 26) | (x1 >>> 6)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 6) | (x1 >>> 26)) ^ x0;
  x0 = (x0 + k1) | 0;
  x1 = (x1 + k2 + 1) | 0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 17) | (x1 >>> 15)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 29) | (x1 >>> 3)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 16) | (x1 >>> 16)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 24) | (x1 >>> 8)) ^ x0;
  x0 = (x0 + k2) | 0;
  x1 = (x1 + k0 + 2) | 0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 13) | (x1 >>> 19)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 15) | (x1 >>> 17)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 26) | (x1 >>> 6)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 6) | (x1 >>> 26)) ^ x0;
  x0 = (x0 + k0) | 0;
  x1 = (x1 + k1 + 3) | 0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 17) | (x1 >>> 15)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 29) | (x1 >>> 3)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 16) | (x1 >>> 16)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 24) | (x1 >>> 8)) ^ x0;
  x0 = (x0 + k1) | 0;
  x1 = (x1 + k2 + 4) | 0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 13) | (x1 >>> 19)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 15) | (x1 >>> 17)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 26) | (x1 >>> 6)) ^ x0;
  x0 = (x0 + x1) | 0;
  x1 = ((x1 << 6) | (x1 >>> 26)) ^ x0;
  block[0] = (x0 + k2) | 0;
  block[1] = (x1 + k0 + 5) | 0;
}

/** Maps a 32-bit word, taken as unsigned, to 0 … n−1 by multiply-shift; the bias is below n / 2³². */
export function scale(word: number, n: number): number {
  return Math.floor(((word >>> 0) * n) / 4294967296);
}

/**
 * The key of a root seed. An integer and the string of its digits are the same seed, so `--seed 42` and
 * `"seed": 42` name one game. Throws on an empty string, a negative, fractional or unsafe number.
 */
export function seedKey(seed: Seed): RandomKey {
  if (typeof seed === "number" && !(Number.isSafeInteger(seed) && seed >= 0)) {
    throw new Error(`seed ${seed}: expected a non-negative integer or a non-empty string`);
  }
  const text = String(seed);
  if (text === "") throw new Error('seed "": expected a non-negative integer or a non-empty string');
  let key: RandomKey = { k0: 0x6d6f6e6f, k1: text.length };
  for (let i = 0; i < text.length; i += 2) {
    threefry(key.k0, key.k1, text.charCodeAt(i), i + 1 < text.length ? text.charCodeAt(i + 1) : 0x10000);
    key = { k0: block[0], k1: block[1] };
  }
  return key;
}

/** A key derived from `key` for the pair of indices `(a, b)`, e.g. a game of a unit. */
export function deriveKey(key: RandomKey, a: number, b: number): RandomKey {
  threefry(key.k0, key.k1, a, b);
  return { k0: block[0], k1: block[1] };
}

/**
 * A sequential reader of one stream: draw `i` is a pure function of the key and `i`. For the arena's own choices
 * (seating orders, resampling, search); the engine reads its streams by index instead.
 */
export class RandomStream {
  private readonly key: RandomKey;
  private index: number;

  /** A reader whose next draw is number `index`: a resumed consumer passes how many it has drawn. */
  constructor(key: RandomKey, index = 0) {
    this.key = key;
    this.index = index;
  }

  /** An integer from 0 to n − 1. */
  below(n: number): number {
    return scale(this.word(), n);
  }

  /** A number in [0, 1) with 32 random bits. */
  unit(): number {
    return (this.word() >>> 0) / 4294967296;
  }

  /** Shuffles `items` in place (Fisher–Yates) and returns it. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j], items[i]];
    }
    return items;
  }

  private word(): number {
    const i = this.index++;
    threefry(this.key.k0, this.key.k1, i >>> 1, 0x73747265);
    return block[i & 1];
  }
}
