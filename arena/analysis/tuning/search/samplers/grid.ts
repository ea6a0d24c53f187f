import { RandomStream } from "../../../../../src/chance/random.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import { valueCount } from "../unit-cube.ts";
import type { MakeSampler } from "./sampler.ts";

/** Values per axis; a parameter with no more values than this has them all on the grid. */
const LEVELS = 5;
const MOST_POINTS = 100_000;

/**
 * Every combination of up to five evenly spaced values per parameter, ends included, in a shuffled order: a search
 * that stops early has still seen all of the grid thinly. Throws above 100,000 combinations.
 */
export const gridSampler: MakeSampler = (specs, key) => {
  const axes = specs.map(axisLevels);
  const size = axes.reduce((product, axis) => product * axis.length, 1);
  if (size > MOST_POINTS) {
    throw new Error(
      `grid of ${size < 1e9 ? size : "over a billion"} points: expected at most ${MOST_POINTS}; use halton or tpe, or fewer parameters`,
    );
  }
  const order = new RandomStream(key).shuffle(Array.from({ length: size }, (_, index) => index));
  let next = 0;
  return {
    ask: (count) => {
      const asked = order.slice(next, next + count);
      next += asked.length;
      return asked.map((index) => {
        let rest = index;
        return axes.map((axis) => {
          const coordinate = axis[rest % axis.length]!;
          rest = Math.floor(rest / axis.length);
          return coordinate;
        });
      });
    },
    tell: () => {},
  };
};

function axisLevels(spec: ParameterSpec): number[] {
  const count = valueCount(spec);
  const unordered = spec.type === "choice" || count <= LEVELS;
  return unordered
    ? Array.from({ length: count }, (_, i) => (i + 0.5) / count)
    : Array.from({ length: LEVELS }, (_, i) => i / (LEVELS - 1));
}
