import { mean, median } from "simple-statistics";
import { describe, expect, it } from "vitest";
import {
  bounds,
  DIFFERENCE,
  estimateByBootstrap,
  estimateMean,
  type Interval,
  SHARE,
} from "../../../arena/statistics/interval.ts";
import { estimateShare } from "../../../arena/statistics/share.ts";
import { banditSeason, normal, shareOf, streamOf } from "./toys.ts";

const covers = (interval: Interval, truth: number): boolean =>
  interval.method !== "none" && interval.low <= truth && truth <= interval.high;

describe("an interval over units", () => {
  const games = 100;
  const truth = mean(
    Array.from({ length: 10_000 }, (_, i) => mean(banditSeason(streamOf("bandit truth", i), games))),
  );
  const tournament = (repetition: number, seasons: number): number[] => {
    const stream = streamOf(`bandit tournament of ${seasons}`, repetition);
    return Array.from({ length: seasons }, () => mean(banditSeason(stream, games)));
  };

  it("covers a learner's true win share in 93 to 97% of tournaments of 20 seasons", () => {
    const coverage = shareOf(600, (i) => covers(estimateMean(tournament(i, 20)).interval, truth));
    expect(coverage).toBeGreaterThan(0.93);
    expect(coverage).toBeLessThan(0.97);
  });

  it("would cover it far less often if games were taken for independent", () => {
    const coverage = shareOf(600, (i) => {
      const share = mean(tournament(i, 20));
      return Math.abs(share - truth) <= 1.96 * Math.sqrt((share * (1 - share)) / (20 * games));
    });
    expect(coverage).toBeLessThan(0.88);
  });

  it.each([5, 9])("covers nearly as often with the bootstrap over %d seasons", (seasons) => {
    const coverage = shareOf(150, (i) => covers(estimateMean(tournament(i, seasons)).interval, truth));
    expect(coverage).toBeGreaterThan(0.88);
  });

  it("covers the mean of a skewed measure by the bootstrap", () => {
    const coverage = shareOf(100, (i) => {
      const stream = streamOf("skewed", i);
      const worths = Array.from({ length: 20 }, () => Math.exp(0.75 * normal(stream)));
      return covers(estimateByBootstrap(worths, mean).interval, Math.exp(0.75 ** 2 / 2));
    });
    expect(coverage).toBeGreaterThan(0.9);
  });

  it("is the textbook t interval from ten units up", () => {
    const { value, units, interval } = estimateMean([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([value, units, interval.method]).toEqual([5.5, 10, "t"]);
    expect(bounds(interval)?.[0]).toBeCloseTo(5.5 - 2.262157 * 0.9574271, 5);
  });

  it("is a bootstrap interval below ten units, the same every time", () => {
    const units = [3, 1, 4, 1, 5];
    expect(estimateMean(units).interval.method).toBe("bootstrap");
    expect(estimateMean(units)).toEqual(estimateMean(units));
  });

  it("is absent below five units, with the reason", () => {
    expect(estimateMean([0.2, 0.3, 0.4, 0.5])).toEqual({
      value: expect.closeTo(0.35),
      units: 4,
      interval: { method: "none", reason: "4 units; an interval needs at least 5" },
    });
    expect(() => estimateMean([])).toThrow("an estimate over no units: expected at least one");
    expect(() => estimateShare([])).toThrow("an estimate over no units: expected at least one");
  });

  it("takes any statistic by the bootstrap", () => {
    const { value, interval } = estimateByBootstrap([1, 1, 2, 3, 50], median);
    expect(value).toBe(2);
    expect(bounds(interval)).toEqual([1, 50]);
  });

  it("keeps a share between 0 and 1", () => {
    const rare = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0.1];
    expect(bounds(estimateMean(rare).interval)?.[0]).toBeLessThan(0);
    expect(bounds(estimateShare(rare).interval)?.[0]).toBeGreaterThanOrEqual(0);
    expect(bounds(estimateShare(rare.map((share) => 1 - share)).interval)?.[1]).toBeLessThanOrEqual(1);
  });

  it("is told within what its measure can be, on both sides", () => {
    const interval: Interval = { method: "t", low: -1.2, high: 1.1 };
    expect(bounds(interval)).toEqual([-1.2, 1.1]);
    expect(bounds(interval, DIFFERENCE)).toEqual([-1, 1]);
    expect(bounds(interval, SHARE)).toEqual([0, 1]);
    expect(bounds({ method: "none", reason: "too few" }, SHARE)).toBeNull();
  });
});
