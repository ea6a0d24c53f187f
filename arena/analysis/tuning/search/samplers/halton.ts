import type { RandomKey } from "../../../../../src/chance/random.ts";
import { deriveKey, RandomStream } from "../../../../../src/chance/random.ts";
import type { MakeSampler } from "./sampler.ts";

/** Digits whose place value is above 2⁻³². */
const PRECISION = 2 ** -32;

/**
 * A scrambled Halton sequence: axis `d` is the radical inverse of the index in the `d`-th prime, with an
 * independent random permutation of the digits at every place (Owen, "A randomized Halton algorithm in R", 2017).
 * Covers the cube more evenly than chance does, and any prefix of it as well.
 */
export const haltonSampler: MakeSampler = (specs, key) => {
  const axes = firstPrimes(specs.length).map((base, axis) =>
    scrambledInverse(base, deriveKey(key, axis, base)),
  );
  let index = 0;
  return {
    ask: (count) =>
      Array.from({ length: count }, () => {
        const i = index++;
        return axes.map((inverse) => inverse(i));
      }),
    tell: () => {},
  };
};

function scrambledInverse(base: number, key: RandomKey): (index: number) => number {
  const permutations: number[][] = [];
  for (let place = 1 / base; place > PRECISION; place /= base) {
    const stream = new RandomStream(deriveKey(key, permutations.length, 0));
    permutations.push(stream.shuffle(Array.from({ length: base }, (_, digit) => digit)));
  }
  return (index) => {
    let rest = index;
    let place = 1 / base;
    let sum = 0;
    for (const permutation of permutations) {
      sum += permutation[rest % base]! * place;
      rest = Math.floor(rest / base);
      place /= base;
    }
    return sum;
  };
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}
