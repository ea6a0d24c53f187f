/** Toy arenas with a known truth, for tests of the statistics. */

import { deriveKey, RandomStream, seedKey } from "../../../src/chance/random.ts";

/** An independent stream for repetition `index` of a test called `name`. */
export function streamOf(name: string, index = 0): RandomStream {
  return new RandomStream(deriveKey(seedKey(name), index, 0));
}

/** A standard normal number (Box and Muller). */
export function normal(stream: RandomStream): number {
  const radius = Math.sqrt(-2 * Math.log(1 - stream.unit()));
  return radius * Math.cos(2 * Math.PI * stream.unit());
}

const ARMS = [0.1, 0.15, 0.2, 0.25, 0.35];

/** The wins (1 or 0) of a season of an ε-greedy learner that starts cold: games of a season are correlated. */
export function banditSeason(stream: RandomStream, games: number): number[] {
  const wins = new Array<number>(ARMS.length).fill(0);
  const pulls = new Array<number>(ARMS.length).fill(0);
  const meanOf = (arm: number) => wins[arm] / Math.max(1, pulls[arm]);
  return Array.from({ length: games }, () => {
    let arm = stream.below(ARMS.length);
    if (stream.unit() >= 0.1) for (let i = 0; i < ARMS.length; i++) if (meanOf(i) > meanOf(arm)) arm = i;
    const win = stream.unit() < ARMS[arm] ? 1 : 0;
    pulls[arm]++;
    wins[arm] += win;
    return win;
  });
}

/** Places of players drawn one after another with odds `worth`: an order of the Plackett–Luce model. */
export function drawPlaces(stream: RandomStream, worth: readonly number[]): number[] {
  const places = new Array<number>(worth.length).fill(0);
  let left = worth.reduce((sum, each) => sum + each, 0);
  for (let place = 1; place <= worth.length; place++) {
    let mark = stream.unit() * left;
    const open = worth.flatMap((_, i) => (places[i] === 0 ? [i] : []));
    const next =
      open.find((i) => {
        mark -= worth[i];
        return mark < 0;
      }) ?? (open.at(-1) as number);
    places[next] = place;
    left -= worth[next];
  }
  return places;
}

/** Share of `repetitions` in which `holds`. */
export function shareOf(repetitions: number, holds: (index: number) => boolean): number {
  let count = 0;
  for (let i = 0; i < repetitions; i++) if (holds(i)) count++;
  return count / repetitions;
}
