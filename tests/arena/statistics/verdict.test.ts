import { describe, expect, it } from "vitest";
import { bounds } from "../../../arena/statistics/interval.ts";
import { pairedDifferences } from "../../../arena/statistics/pairwise.ts";
import { flipTest, smallestP } from "../../../arena/statistics/sign-flip.ts";
import { verdict } from "../../../arena/statistics/verdict.ts";
import { normal, streamOf } from "./toys.ts";

describe("a verdict", () => {
  const interval = (low: number, high: number) => ({ method: "t", low, high }) as const;

  it("is no difference only where the whole interval lies within the margin", () => {
    const near = { difference: 0.004, p: 0.4, interval: interval(-0.01, 0.018) };
    expect(verdict(near)).toBe("no difference");
    expect(verdict(near, 0.05, 0.015)).toBe("not settled");
    expect(verdict({ difference: 0.1, p: 0.2, interval: interval(-0.05, 0.25) })).toBe("not settled");
  });

  it("is never no difference where the interval excludes 0", () => {
    expect(verdict({ difference: 0.292, p: 0.07, interval: interval(0.15, 0.375) })).toBe("not settled");
  });

  it("is that of the test where the test finds one", () => {
    expect(verdict({ difference: 0.01, p: 0.01, interval: interval(0.002, 0.018) })).toBe("better");
    expect(verdict({ difference: -0.01, p: 0.01, interval: interval(-0.018, -0.002) })).toBe("worse");
  });
});

describe("several comparisons", () => {
  it("have intervals that exclude 0 exactly where their adjusted p is below 5%", () => {
    for (let table = 0; table < 200; table++) {
      const stream = streamOf("adjusted intervals", table);
      const player = (lead: number) => Array.from({ length: 12 }, () => lead + normal(stream));
      const rivals = [0, 0.5, 1, 1.5, 2].map(player);
      const own = player(0);
      for (const { interval, adjusted } of pairedDifferences(rivals.map((rival) => [own, rival]))) {
        const [low, high] = bounds(interval) ?? [0, 0];
        expect(low > 0 || high < 0).toBe((adjusted as number) < 0.05);
      }
    }
  });
});

describe("the test by flips of sign", () => {
  it("counts the signs under which a sum is as far from 0", () => {
    expect(flipTest([1, 1, 1, 1, 1])).toBe(0.0625);
    expect(flipTest([1, 1, 1, 1, -1])).toBe(12 / 32);
    expect(flipTest([0, 0, 0, 0, 0])).toBe(1);
  });

  it("finds nothing smaller than all signs alike", () => {
    expect(smallestP(5)).toBe(0.0625);
    expect(smallestP(0)).toBe(1);
  });
});
