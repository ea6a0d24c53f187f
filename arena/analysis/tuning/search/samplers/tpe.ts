import { deriveKey, RandomStream } from "../../../../../src/chance/random.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import { type Point, settledPoint } from "../unit-cube.ts";
import { haltonSampler } from "./halton.ts";
import { type Parzen, parzen } from "./parzen.ts";
import type { MakeSampler, Observation } from "./sampler.ts";
import { shrunkScores } from "./shrinkage.ts";

/** Points that only cover the space, before there is anything to model. */
const STARTUP = 16;
/** Share of the tried points that counts as good. */
const GOOD_SHARE = 0.1;
/** Points drawn from the good density for every one proposed. Many more would chase the noise in the ratio. */
const CANDIDATES = 8;

/**
 * A tree-structured Parzen estimator (Bergstra et al., "Algorithms for hyper-parameter optimization", 2011) with
 * joint kernels: proposes, of points drawn near the good ones, the one that is most typical of the good and least
 * of the rest. Scores are shrunk by their noise first. Parameters that do not count beside the others are at their default,
 * so that no noise is learned from them.
 */
export const tpeSampler: MakeSampler = (specs, key) => {
  const stream = new RandomStream(deriveKey(key, 0, 0));
  const cover = haltonSampler(specs, deriveKey(key, 1, 0));
  let told: readonly Observation[] = [];
  return {
    ask(count) {
      const settle = (point: Point): Point => settledPoint(specs, point);
      if (told.length < STARTUP) return cover.ask(count).map(settle);
      const { good, rest } = split(specs, told);
      return Array.from({ length: count }, () => settle(mostPromising(good, rest, stream)));
    },
    tell(history) {
      told = history;
    },
  };
};

function split(
  specs: readonly ParameterSpec[],
  told: readonly Observation[],
): { good: Parzen; rest: Parzen } {
  const scores = shrunkScores(told);
  const ranked = told.map((_, i) => i).sort((i, j) => scores[j]! - scores[i]! || i - j);
  const points = ranked.map((i) => told[i]!.point);
  const goodCount = Math.ceil(GOOD_SHARE * points.length);
  return {
    good: parzen(specs, points.slice(0, goodCount)),
    rest: parzen(specs, points.slice(goodCount)),
  };
}

function mostPromising(good: Parzen, rest: Parzen, stream: RandomStream): Point {
  let best: Point = [];
  let bestRatio = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < CANDIDATES; i++) {
    const point = good.draw(stream);
    const ratio = good.logDensity(point) - rest.logDensity(point);
    if (ratio > bestRatio) {
      best = point;
      bestRatio = ratio;
    }
  }
  return best;
}
