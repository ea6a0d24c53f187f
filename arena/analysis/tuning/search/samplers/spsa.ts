import { deriveKey, RandomStream } from "../../../../../src/chance/random.ts";
import { defaultSettings } from "../../../../../src/player/parameters.ts";
import type { Point } from "../unit-cube.ts";
import { pointOf } from "../unit-cube.ts";
import type { MakeSampler, Observation } from "./sampler.ts";

/** Half the distance between the two points of the first pair, on every axis. */
const FIRST_PROBE = 0.15;
/** Length of the first step on an average axis. */
const FIRST_STEP = 0.1;
/** Spall's exponents for the decay of steps and probes, and the delay that keeps early steps from dropping fast. */
const STEP_DECAY = 0.602;
const PROBE_DECAY = 0.101;
const DELAY = 10;

interface Pair {
  readonly plus: Point;
  readonly minus: Point;
}

/**
 * Simultaneous perturbation stochastic approximation (Spall, "Implementation of the simultaneous perturbation
 * algorithm for stochastic optimization", 1998): walks uphill from the default; a pair of points that differ on all
 * axes at once gives a slope for every axis, so the cost does not grow with the number of parameters. An ask returns
 * where it stands followed by pairs. The length of the steps is set by the first slopes seen.
 * Throws on a parameter that is not a number.
 */
export const spsaSampler: MakeSampler = (specs, key) => {
  const unordered = specs.find(({ type }) => type === "choice" || type === "boolean");
  if (unordered !== undefined) {
    throw new Error(
      `spsa walks along numbers: parameter "${unordered.name}" is a ${unordered.type}; use tpe`,
    );
  }
  const stream = new RandomStream(deriveKey(key, 0, 0));
  let position = pointOf(specs, defaultSettings(specs));
  let asked: readonly Pair[] = [];
  let step = 0;
  let gain: number | undefined;

  const probe = () => FIRST_PROBE / (step + 1) ** PROBE_DECAY;

  function drawPair(): Pair {
    const signs = specs.map(() => (stream.below(2) === 0 ? -1 : 1));
    const shifted = (direction: number) =>
      position.map((x, axis) => inside(x + direction * signs[axis]! * probe()));
    return { plus: shifted(1), minus: shifted(-1) };
  }

  return {
    ask(count) {
      asked = Array.from({ length: Math.max(1, Math.floor((count - 1) / 2)) }, drawPair);
      return [position, ...asked.flatMap(({ plus, minus }) => [plus, minus])];
    },
    tell(history) {
      const slope = meanSlope(asked, history);
      asked = [];
      if (slope === undefined) return;
      const size = slope.reduce((sum, x) => sum + Math.abs(x), 0) / slope.length;
      if (size === 0) return;
      gain ??= FIRST_STEP / size;
      const rate = gain * ((1 + DELAY) / (step + 1 + DELAY)) ** STEP_DECAY;
      position = position.map((x, axis) => inside(x + rate * slope[axis]!));
      step++;
    },
  };
};

/** The average slope of the pairs of which both points were observed; none if there is no such pair. */
function meanSlope(pairs: readonly Pair[], history: readonly Observation[]): number[] | undefined {
  const scores = new Map(history.map(({ point, score }) => [point, score]));
  const slopes = pairs.flatMap(({ plus, minus }) => {
    const [above, below] = [scores.get(plus), scores.get(minus)];
    if (above === undefined || below === undefined) return [];
    const difference = above - below;
    return [plus.map((x, axis) => slopeOn(difference, x - minus[axis]!))];
  });
  const [first, ...others] = slopes;
  if (first === undefined) return undefined;
  return first.map((x, axis) => others.reduce((sum, slope) => sum + slope[axis]!, x) / slopes.length);
}

function slopeOn(difference: number, distance: number): number {
  return distance === 0 ? 0 : difference / distance;
}

function inside(coordinate: number): number {
  return Math.min(1, Math.max(0, coordinate));
}
