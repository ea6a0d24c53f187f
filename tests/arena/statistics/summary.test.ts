import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { histogram, percentile, summarise } from "../../../arena/statistics/summary.ts";

describe("a summary of whole numbers", () => {
  it("takes percentiles from counts", () => {
    const rounds = new Map([
      [30, 10],
      [61, 45],
      [140, 35],
      [300, 10],
    ]);
    expect(summarise(rounds)).toEqual({ mean: 109.45, median: 61, p10: 30, p90: 140, max: 300 });
  });

  it("answers with the value at its rank in the sorted list", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 100 }),
        (values, percent) => {
          const sorted = values.toSorted((a, b) => a - b);
          const rank = Math.ceil((percent * values.length) / 100);
          expect(percentile(histogram(values), percent / 100)).toBe(sorted[rank - 1]);
        },
      ),
    );
  });

  it("ignores values of no weight, and has nothing to say about nothing", () => {
    expect(
      summarise(
        new Map([
          [5, 2],
          [9, 0],
        ]),
      ).max,
    ).toBe(5);
    expect(() => percentile(new Map(), 0.5)).toThrow("a histogram of nothing");
    expect(() => summarise(new Map())).toThrow("a histogram of nothing");
  });
});
