import type { RandomStream } from "../../../../../src/chance/random.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import { cell, type Point, valueCount } from "../unit-cube.ts";

/** No kernel is narrower than this share of an axis: the search never freezes on one value. */
const NARROWEST = 0.03;
const SQRT_TWO_PI = Math.sqrt(2 * Math.PI);

/** A probability density on the unit cube that can be drawn from. */
export interface Parzen {
  draw(stream: RandomStream): Point;
  /** Logarithm of the density; the uniform density is 0. */
  logDensity(point: Point): number;
}

/** Kernel of one axis around a centre. */
interface Kernel {
  draw(centre: number, stream: RandomStream): number;
  density(coordinate: number, centre: number): number;
}

/**
 * Equal parts of one product kernel around each point and one uniform part. The width on an axis is Scott's rule,
 * so an axis on which the points agree gets narrow kernels and one on which they do not stays wide.
 */
export function parzen(specs: readonly ParameterSpec[], points: readonly Point[]): Parzen {
  const shrink = points.length ** (-1 / (specs.length + 4));
  const kernels = specs.map((spec, axis) => {
    if (spec.type === "choice" || spec.type === "boolean") return cellKernel(valueCount(spec), shrink);
    const coordinates = points.map((point) => point[axis]!);
    return reflectedNormal(Math.max(NARROWEST, deviation(coordinates) * shrink));
  });
  return {
    draw(stream) {
      const centre = points[stream.below(points.length + 1)];
      if (centre === undefined) return specs.map(() => stream.unit());
      return kernels.map((kernel, axis) => kernel.draw(centre[axis]!, stream));
    },
    logDensity(point) {
      let sum = 1;
      for (const centre of points) {
        let product = 1;
        for (let axis = 0; axis < kernels.length; axis++) {
          product *= kernels[axis]!.density(point[axis]!, centre[axis]!);
        }
        sum += product;
      }
      return Math.log(sum / (points.length + 1));
    },
  };
}

/** A normal density folded back at both ends of the axis. */
function reflectedNormal(width: number): Kernel {
  const bell = (x: number) => Math.exp(-0.5 * (x / width) ** 2);
  return {
    draw(centre, stream) {
      const folded = Math.abs(centre + width * standardNormal(stream)) % 2;
      return folded > 1 ? 2 - folded : folded;
    },
    density: (x, centre) =>
      (bell(x - centre) + bell(x + centre) + bell(2 - x - centre)) / (width * SQRT_TWO_PI),
  };
}

/** Stays in the cell of the centre, or moves to any cell with chance `mobility` / 2. */
function cellKernel(count: number, mobility: number): Kernel {
  const move = mobility / 2;
  return {
    draw: (centre, stream) => (stream.unit() < move ? stream.unit() : centre),
    density: (x, centre) => move + (cell(x, count) === cell(centre, count) ? (1 - move) * count : 0),
  };
}

/** Root mean square distance from the mean, with one uniform point's worth added so that few points stay wide. */
function deviation(coordinates: readonly number[]): number {
  const centre = coordinates.reduce((sum, x) => sum + x, 0) / coordinates.length;
  const squares = coordinates.reduce((sum, x) => sum + (x - centre) ** 2, 1 / 12);
  return Math.sqrt(squares / (coordinates.length + 1));
}

/** Box and Muller's transform of two uniform draws. */
function standardNormal(stream: RandomStream): number {
  return Math.sqrt(-2 * Math.log(1 - stream.unit())) * Math.cos(2 * Math.PI * stream.unit());
}
