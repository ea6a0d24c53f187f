import { mean } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { bounds, type Interval } from "../../../arena/statistics/interval.ts";
import { estimateShare } from "../../../arena/statistics/share.ts";
import type { RandomStream } from "../../../src/chance/random.ts";
import { shareOf, streamOf } from "./toys.ts";

const covers = (interval: Interval, truth: number): boolean =>
  interval.method !== "none" && interval.low <= truth && truth <= interval.high;

/** One unit: the share of `games` that are won, each with the chance `truth`. */
const unitOf = (stream: RandomStream, truth: number, games: number): number =>
  mean(Array.from({ length: games }, () => (stream.unit() < truth ? 1 : 0)));

describe("the interval of a share", () => {
  /** How often it holds the truth, over toy tournaments of so many units of so many games. */
  const coverage = (truth: number, units: number, games: number, repetitions = 400): number =>
    shareOf(repetitions, (i) => {
      const stream = streamOf(`share ${truth} ${units} ${games}`, i);
      const shares = Array.from({ length: units }, () => unitOf(stream, truth, games));
      return covers(estimateShare(shares, 0.95, games).interval, truth);
    });

  it.each(
    [0.01, 0.5, 0.99].flatMap((truth) =>
      [5, 10, 40].flatMap((units) => [1, 24].map((games) => [truth, units, games] as const)),
    ),
  )("holds a chance of %d over %d units of %d games at least 93% of the time", (truth, units, games) => {
    expect(coverage(truth, units, games, games === 1 ? 2000 : 400)).toBeGreaterThan(0.93);
  });

  it.each([
    [0.01, 40, 48],
    [0.25, 40, 24],
    [0.5, 10, 24],
    [0.5, 40, 24],
    [0.99, 40, 48],
  ])("is no wider than it has to be for %d over %d units of %d games", (truth, units, games) => {
    expect(coverage(truth, units, games, 1000)).toBeLessThan(0.972);
  });

  it("of five games that were all won reaches from 57% to 100%", () => {
    const [low, high] = bounds(estimateShare([1, 1, 1, 1, 1]).interval) ?? [];
    expect(low).toBeCloseTo(0.566, 3);
    expect(high).toBe(1);
  });

  it("does not take 288 lost games for a proof that none can be won", () => {
    const lost = new Array<number>(12).fill(0);
    const [low, high] = bounds(estimateShare(lost, 0.95, 24).interval) ?? [];
    expect(low).toBe(0);
    expect(high).toBeGreaterThan(0.01);
    expect(high).toBeLessThan(0.1);
    // Twelve single games say less.
    expect(bounds(estimateShare(lost).interval)?.[1]).toBeCloseTo(0.2425, 3);
  });

  it("has a width where every unit is a quarter", () => {
    const [low, high] = bounds(estimateShare(new Array<number>(12).fill(0.25), 0.95, 24).interval) ?? [];
    expect(low).toBeLessThan(0.25);
    expect(high).toBeGreaterThan(0.25);
  });

  it("of single games is Wilson's or wider, and nothing below five units", () => {
    // 4 of 10: Wilson 16.8% to 68.7%, mid-P 14.2% to 70.9%.
    const [low, high] = bounds(estimateShare([1, 1, 1, 1, 0, 0, 0, 0, 0, 0]).interval) ?? [];
    expect(low).toBeCloseTo(0.142, 3);
    expect(high).toBeCloseTo(0.709, 3);
    expect(bounds(estimateShare([1, 0, 1, 0]).interval)).toBeNull();
  });

  it("is the t interval away from 0 and 1", () => {
    const shares = [0.42, 0.5, 0.61, 0.47, 0.55, 0.39, 0.52, 0.58, 0.44, 0.53, 0.49, 0.5];
    const [low, high] = bounds(estimateShare(shares, 0.95, 48).interval) ?? [];
    const half = 2.201 * Math.sqrt(shares.reduce((sum, x) => sum + (x - mean(shares)) ** 2, 0) / 11 / 12);
    expect(low).toBeCloseTo(mean(shares) - half, 2);
    expect(high).toBeCloseTo(mean(shares) + half, 2);
  });
});
