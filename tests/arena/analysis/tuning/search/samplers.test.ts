import { describe, expect, it } from "vitest";
import {
  SAMPLER_NAMES,
  samplerNamed,
} from "../../../../../arena/analysis/tuning/search/samplers/registry.ts";
import type { Observation } from "../../../../../arena/analysis/tuning/search/samplers/sampler.ts";
import { shrunkScores } from "../../../../../arena/analysis/tuning/search/samplers/shrinkage.ts";
import { type Point, settingsAt } from "../../../../../arena/analysis/tuning/search/unit-cube.ts";
import { RandomStream, seedKey } from "../../../../../src/chance/random.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import { plantedParameters } from "./planted.ts";

const numbers = plantedParameters.filter(({ type }) => type === "float" || type === "int");

const axes = (count: number): ParameterSpec[] =>
  Array.from({ length: count }, (_, i) => ({
    name: `x${i}`,
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.5,
    meaning: "",
  }));

/** Asks for `rounds` batches of eight, telling the score of each, and answers all that was observed. */
function search(
  name: string,
  specs: readonly ParameterSpec[],
  score: (point: Point) => number,
  rounds: number,
  seed: string,
): Observation[] {
  const sampler = samplerNamed(name)(specs, seedKey(seed));
  const history: Observation[] = [];
  for (let round = 0; round < rounds; round++) {
    history.push(...sampler.ask(8).map((point) => ({ point, score: score(point), error: 0 })));
    sampler.tell(history);
  }
  return history;
}

const best = (history: readonly Observation[]) => Math.max(...history.map(({ score }) => score));

function medianOf(runs: number, run: (seed: string) => number): number {
  const sorted = Array.from({ length: runs }, (_, i) => run(`run ${i}`)).sort((a, b) => a - b);
  return sorted[Math.floor(runs / 2)]!;
}

/** Branin's function on the unit square, upside down: three equal maxima of −0.398. */
function branin([u, v]: Point): number {
  const x = 15 * u! - 5;
  const y = 15 * v!;
  const a = y - (5.1 * x * x) / (4 * Math.PI ** 2) + (5 * x) / Math.PI - 6;
  return -(a * a + 10 * (1 - 1 / (8 * Math.PI)) * Math.cos(x) + 10);
}

describe.each(SAMPLER_NAMES)("the %s sampler", (name) => {
  const specs = name === "spsa" ? numbers : plantedParameters;
  it("stays in the cube and repeats itself from the same key", () => {
    const hill = (point: Point) => -point.reduce((sum, x) => sum + (x - 0.3) ** 2, 0);
    const run = (seed: string) => search(name, specs, hill, 6, seed);
    expect(run("a")).toEqual(run("a"));
    expect(run("a")).not.toEqual(run("b"));
    for (const { point } of run("a")) {
      expect(point).toHaveLength(specs.length);
      expect(point.every((x) => x >= 0 && x <= 1)).toBe(true);
    }
  });
});

describe("a known optimum", () => {
  it("of Branin's function is nearer after 80 points of TPE than after 80 random ones", () => {
    const reached = (name: string) => medianOf(21, (seed) => best(search(name, axes(2), branin, 10, seed)));
    expect(reached("tpe")).toBeGreaterThan(-0.6);
    expect(reached("tpe")).toBeGreaterThan(reached("random"));
  });

  it("that is a word among words is found by TPE", () => {
    const score = (point: Point) => {
      const { style, greed } = settingsAt(plantedParameters, point);
      return (style === "bold" ? 1 : 0) - Math.abs(Number(greed) - 0.2);
    };
    expect(medianOf(11, (seed) => best(search("tpe", plantedParameters, score, 10, seed)))).toBeGreaterThan(
      0.97,
    );
  });

  it("of a noisy hill in 20 dimensions is approached by SPSA, from the slope of pairs", () => {
    const hill = (point: Point) => -point.reduce((sum, x) => sum + (x - 0.8) ** 2, 0) / point.length;
    const atStart = hill(axes(20).map(() => 0.5));
    const end = medianOf(9, (seed) => {
      const noise = new RandomStream(seedKey(seed));
      const noisy = (point: Point) => hill(point) + 0.02 * (noise.unit() - 0.5);
      const history = search("spsa", axes(20), noisy, 60, seed);
      const lastPosition = history.at(-7)!.point;
      return hill(lastPosition);
    });
    expect(end).toBeGreaterThan(atStart / 5);
  });
});

describe("covering the space", () => {
  it("is more even with Halton than by chance, on every pair of six axes", () => {
    const emptyCells = (name: string) => {
      const points = samplerNamed(name)(axes(6), seedKey("cover")).ask(128);
      let empty = 0;
      for (let a = 0; a < 6; a++) {
        for (let b = a + 1; b < 6; b++) {
          const seen = new Set(points.map((p) => Math.floor(p[a]! * 8) * 8 + Math.floor(p[b]! * 8)));
          empty += 64 - seen.size;
        }
      }
      return empty;
    };
    expect(emptyCells("halton")).toBeLessThan(emptyCells("random") / 2);
  });

  it("fills every 16th of an axis in base two with any 16 Halton points", () => {
    const points = samplerNamed("halton")(axes(1), seedKey("strata")).ask(64);
    for (let start = 0; start < 64; start += 16) {
      const strata = points.slice(start, start + 16).map(([x]) => Math.floor(x! * 16));
      expect(new Set(strata).size).toBe(16);
    }
  });

  it("is complete with a grid: every combination once, then nothing", () => {
    const sampler = samplerNamed("grid")(plantedParameters.slice(1, 4), seedKey("grid"));
    const points = [...sampler.ask(40), ...sampler.ask(40)];
    expect(points).toHaveLength(5 * 5 * 3);
    const settings = points.map((point) => JSON.stringify(settingsAt(plantedParameters.slice(1, 4), point)));
    expect(new Set(settings).size).toBe(75);
    expect(settings).toContain('{"greed":0,"patience":10,"style":"wild"}');
    expect(sampler.ask(1)).toEqual([]);
  });

  it("is not what SPSA does: it refuses what has no order", () => {
    expect(() => samplerNamed("spsa")(plantedParameters, seedKey("words"))).toThrow(
      'spsa walks along numbers: parameter "style" is a choice; use tpe',
    );
  });

  it("refuses a grid that nobody could play", () => {
    expect(() => samplerNamed("grid")(axes(8), seedKey("grid"))).toThrow(
      "grid of 390625 points: expected at most",
    );
  });
});

describe("shrinkage", () => {
  it("ranks a good long trial above a lucky short one", () => {
    const filler = [-0.3, -0.2, -0.1, 0, -0.25].map((score) => ({ point: [], score, error: 0.02 }));
    const [long, short] = shrunkScores([
      { point: [], score: 0.05, error: 0.02 },
      { point: [], score: 0.06, error: 0.2 },
      ...filler,
    ]);
    expect(long).toBeGreaterThan(short!);
  });

  it("keeps exact scores and levels scores that are noise only", () => {
    const exact = [1, 2, 4].map((score) => ({ point: [], score, error: 0 }));
    expect(shrunkScores(exact)).toEqual([1, 2, 4]);
    const noise = [1, 2, 3].map((score) => ({ point: [], score, error: 5 }));
    expect(shrunkScores(noise)).toEqual([2, 2, 2]);
    expect(shrunkScores([])).toEqual([]);
  });
});

it("a sampler nobody knows is refused by name", () => {
  expect(() => samplerNamed("tpa")).toThrow(
    'unknown sampler "tpa": expected one of grid, random, halton, tpe, spsa; did you mean "tpe"?',
  );
});
