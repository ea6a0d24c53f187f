import { deriveKey, type RandomKey } from "../../../src/chance/random.ts";
import { defaultSettings } from "../../../src/player/parameters.ts";
import { createBandit, POLICIES } from "../bandit/registry.ts";

/** Result of trying candidates: how the best of them compares with the first, playout by playout on the same dice. */
export interface Comparison {
  /** Index of the candidate to take: the first, unless another is better by more than the margin asked. */
  readonly chosen: number;
  /** Playouts of each candidate. */
  readonly counts: readonly number[];
  /** Values of each candidate's playouts; value i of every candidate is of the same dice. */
  readonly values: readonly (readonly number[])[];
  /** Mean value of each candidate, 0 to 1; 0 where there was no playout. */
  readonly means: readonly number[];
  /** Mean paired difference of each candidate to the first, and its standard error. */
  readonly gains: readonly { readonly mean: number; readonly error: number }[];
}

/** Gives out `budget` playouts among `count` candidates, of which the first is the standing proposal. */
export type Allocation = (
  count: number,
  budget: number,
  play: (candidate: number) => void,
  key: RandomKey,
) => void;

/** Fewest paired playouts on which the first candidate is left for another. */
const FEWEST_PAIRS = 16;

/**
 * Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits", 2013): rounds of
 * equal playouts, after each of which the worse half is dropped. The first candidate stays, to be compared with.
 */
export function halving(means: (candidate: number) => number): Allocation {
  return (count, budget, play) => {
    let present = Array.from({ length: count }, (_, candidate) => candidate);
    const rounds = Math.max(1, Math.ceil(Math.log2(count)));
    for (let round = 0; round < rounds; round++) {
      const each = Math.max(1, Math.floor(budget / (rounds * present.length)));
      for (const candidate of present) for (let i = 0; i < each; i++) play(candidate);
      const rivals = present.filter((candidate) => candidate !== 0);
      rivals.sort((a, b) => means(b) - means(a) || a - b);
      present = [0, ...rivals.slice(0, Math.max(1, Math.ceil(rivals.length / 2)))];
    }
  };
}

/** A bandit policy of this project over the candidates, with its defaults; a playout's value is the reward. */
export function byBandit(
  policy: string,
  lastValue: () => number,
  played: (candidate: number) => number,
): Allocation {
  return (count, budget, play, key) => {
    const bandit = createBandit(policy, count, defaultSettings(POLICIES[policy]?.parameters ?? []), key);
    for (let spent = 0; spent < budget; spent++) {
      const choice = bandit.select();
      play(choice.arm);
      bandit.update(choice, lastValue());
      // A candidate is judged by its pairs with the first.
      if (played(choice.arm) > played(0) && spent + 1 < budget) {
        play(0);
        spent++;
      }
    }
  };
}

/** Name of {@link halving} among the policies that give out playouts. */
export const HALVING = "halving";

/**
 * Tries `count` candidates with `budget` playouts in all, given out by the named policy. `playOut(candidate, key)` plays
 * once and returns a value from 0 to 1; playout i of every candidate has the same key. Another candidate is chosen over
 * the first only where its paired gain exceeds `margin` standard errors.
 */
export function compareCandidates(
  count: number,
  budget: number,
  policy: string,
  margin: number,
  key: RandomKey,
  playOut: (candidate: number, key: RandomKey) => number,
): Comparison {
  const values: number[][] = Array.from({ length: count }, () => []);
  let last = 0;
  const play = (candidate: number): void => {
    last = playOut(candidate, deriveKey(key, values[candidate].length, PLAYOUT));
    values[candidate].push(last);
  };
  const allocate =
    policy === HALVING
      ? halving((candidate) => mean(values[candidate]))
      : byBandit(
          policy,
          () => last,
          (candidate) => values[candidate].length,
        );
  allocate(count, budget, play, deriveKey(key, 0, CHOICE));
  const gains = values.map((own) => pairedGain(values[0], own));
  let chosen = 0;
  for (let candidate = 1; candidate < count; candidate++) {
    const { mean: gain, error } = gains[candidate];
    const pairs = Math.min(values[0].length, values[candidate].length);
    if (pairs < FEWEST_PAIRS || gain <= margin * error || gain <= gains[chosen].mean) continue;
    chosen = candidate;
  }
  return { chosen, counts: values.map(({ length }) => length), values, means: values.map(mean), gains };
}

/** Streams under the key of a decision. */
const PLAYOUT = 0x706c6179;
const CHOICE = 0x63686f69;

function mean(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return values.length === 0 ? 0 : sum / values.length;
}

/** Mean of `own` less `first` over the playouts that both have, and its standard error; no pairs: no gain. */
export function pairedGain(
  first: readonly number[],
  own: readonly number[],
): { readonly mean: number; readonly error: number } {
  const pairs = Math.min(first.length, own.length);
  if (pairs < 2) return { mean: 0, error: 0 };
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < pairs; i++) {
    const difference = own[i] - first[i];
    sum += difference;
    squares += difference * difference;
  }
  const average = sum / pairs;
  const variance = (squares - pairs * average * average) / (pairs - 1);
  return { mean: average, error: Math.sqrt(Math.max(0, variance) / pairs) };
}
