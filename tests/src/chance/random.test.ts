import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  block,
  deriveKey,
  RandomStream,
  type Seed,
  scale,
  seedKey,
  threefry,
} from "../../../src/chance/random.ts";

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, "0");

describe("Threefry-2x32 with 20 rounds", () => {
  // The authors' published known answers.
  test.each([
    ["nothing", [0, 0], [0, 0], ["6b200159", "99ba4efe"]],
    ["all ones", [-1, -1], [-1, -1], ["1cb996fc", "bb002be7"]],
    ["pi", [0x13198a2e, 0x03707344], [0x243f6a88, 0x85a308d3], ["c4923a9c", "483df7a0"]],
  ])("gives the known answer for %s", (_, [k0, k1], [c0, c1], answer) => {
    threefry(k0, k1, c0, c1);
    expect([hex(block[0]), hex(block[1])]).toEqual(answer);
  });

  test("is a function of its key and counter alone, whatever was drawn before", () => {
    const words = fc.tuple(fc.integer(), fc.integer(), fc.integer(), fc.integer());
    fc.assert(
      fc.property(words, words, (asked, between) => {
        threefry(...asked);
        const first = [...block];
        threefry(...between);
        threefry(...asked);
        expect([...block]).toEqual(first);
      }),
    );
  });
});

describe("a seed", () => {
  test("may be 0, which is a seed like any other", () => {
    expect(seedKey(0)).not.toEqual(seedKey(1));
    expect(seedKey(0)).toEqual(seedKey("0"));
  });

  test("may be text or a whole number, and the number is its digits", () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (seed) => {
        expect(seedKey(seed)).toEqual(seedKey(String(seed)));
      }),
    );
    expect(seedKey("seed")).not.toEqual(seedKey("seeds"));
    expect(seedKey("ab")).not.toEqual(seedKey("ba"));
    expect(seedKey("a")).not.toEqual(seedKey("a\0"));
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, ""])(
    "is refused as %s",
    (seed: Seed) => {
      expect(() => seedKey(seed)).toThrow(/expected a non-negative integer or a non-empty string/);
    },
  );

  test("gives as many keys as there are seeds", () => {
    const keys = Array.from({ length: 10_000 }, (_, seed) => Object.values(seedKey(seed)).join());
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("a stream", () => {
  test("scales a word to 0 … n − 1 without leaving the range", () => {
    expect([scale(0, 6), scale(0xffffffff, 6), scale(0x80000000, 2)]).toEqual([0, 5, 1]);
  });

  test("can be taken up again at any draw", () => {
    const key = deriveKey(seedKey("resumed"), 1, 2);
    const draws = (stream: RandomStream, count: number) =>
      Array.from({ length: count }, () => stream.below(1_000_000));
    const whole = draws(new RandomStream(key), 20);
    expect(draws(new RandomStream(key, 7), 13)).toEqual(whole.slice(7));
  });

  test("shuffles every item into every place about as often", () => {
    const places = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (let game = 0; game < 8000; game++) {
      const order = new RandomStream(deriveKey(seedKey("shuffle"), game, 0)).shuffle([0, 1, 2, 3]);
      for (const [place, item] of order.entries()) places[item][place]++;
    }
    // 2,000 expected; four standard deviations are 155.
    for (const counts of places) for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(155);
  });

  test("differs for every pair of indices it is derived for", () => {
    const key = seedKey("units");
    const keys = Array.from({ length: 2500 }, (_, i) =>
      Object.values(deriveKey(key, i % 50, Math.floor(i / 50))).join(),
    );
    expect(new Set(keys).size).toBe(2500);
  });
});
