import { describe, expect, test } from "vitest";
import { estimateMean, SHARE } from "../../../arena/statistics/index.ts";
import { estimateStratified, stratifiedDifference } from "../../../arena/statistics/stratified.ts";
import { RandomStream, seedKey } from "../../../src/chance/random.ts";

describe("a mean over tables", () => {
  test("counts every table alike, however many units it has", () => {
    expect(
      estimateStratified(
        [
          [1, 1, 1, 1],
          [0, 0],
        ],
        SHARE,
      ).value,
    ).toBe(0.5);
  });

  test("is not made less certain by what the tables differ in", () => {
    const alike = [0.1, 0.12, 0.11, 0.13];
    const strata = [alike, alike.map((share) => share + 0.7)];
    const width = ({ interval }: { readonly interval: { readonly method: string } }) =>
      "low" in interval && "high" in interval ? Number(interval.high) - Number(interval.low) : Number.NaN;
    expect(width(estimateStratified(strata, SHARE))).toBeLessThan(width(estimateMean(strata.flat())) / 5);
  });

  test("has no interval with a table of one unit, or fewer than five units", () => {
    expect(estimateStratified([[0.1, 0.2, 0.3, 0.4], [0.5]], SHARE).interval).toMatchObject({
      method: "none",
    });
    expect(
      stratifiedDifference([
        [0.1, 0.2],
        [0.3, 0.1],
      ]).p,
    ).toBeNull();
    expect(() => estimateStratified([[0.1], []], SHARE)).toThrow(/^an estimate over strata: expected/);
  });

  test.each([2, 3, 6])(
    "holds the truth in 93 to 98 of a hundred toy studies of six tables with %i units each",
    (units) => {
      const stream = new RandomStream(seedKey(`strata ${units}`));
      const noise = (): number => stream.below(1000) + stream.below(1000) + stream.below(1000) - 1498.5;
      let held = 0;
      const studies = 2000;
      for (let study = 0; study < studies; study++) {
        const strata = Array.from({ length: 6 }, (_, table) =>
          Array.from({ length: units }, () => 0.3 + table / 20 + noise() * 1e-4 * (1 + table / 3)),
        );
        const { interval } = estimateStratified(strata, [-9, 9]);
        if (interval.method !== "none" && interval.low <= 0.425 && interval.high >= 0.425) held++;
      }
      expect(held / studies).toBeGreaterThan(0.93);
      expect(held / studies).toBeLessThan(0.98);
    },
  );
});
