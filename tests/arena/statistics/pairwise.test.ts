import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holm } from "../../../arena/statistics/holm.ts";
import { pairwiseDifferences } from "../../../arena/statistics/pairwise.ts";
import { normal, shareOf, streamOf } from "./toys.ts";

describe("comparisons of all pairs", () => {
  it("accuses any of four equal players in about 5% of tournaments at most", () => {
    const rates = [0, 0];
    const repetitions = 1000;
    for (let i = 0; i < repetitions; i++) {
      const stream = streamOf("four equals", i);
      const players = Array.from({ length: 4 }, () => Array.from({ length: 20 }, () => normal(stream)));
      const pairs = pairwiseDifferences(players);
      if (pairs.some(({ adjusted }) => (adjusted as number) < 0.05)) rates[0]! += 1 / repetitions;
      if (pairs.some(({ p }) => (p as number) < 0.05)) rates[1]! += 1 / repetitions;
    }
    expect(rates[0]).toBeGreaterThan(0.02);
    expect(rates[0]).toBeLessThan(0.065);
    // What would happen without the adjustment.
    expect(rates[1]).toBeGreaterThan(0.15);
  });

  it("still finds the one player that is better", () => {
    const found = shareOf(200, (i) => {
      const stream = streamOf("one better", i);
      const players = [1, 0, 0, 0].map((lead) => Array.from({ length: 40 }, () => lead + normal(stream)));
      return pairwiseDifferences(players).every(({ a, adjusted }) => a !== 0 || (adjusted as number) < 0.05);
    });
    expect(found).toBeGreaterThan(0.85);
  });

  it("takes the pairs of a line-up in order", () => {
    const players = [1, 2, 3].map((lead) => Array.from({ length: 10 }, (_, i) => lead + (i % lead)));
    expect(pairwiseDifferences(players).map(({ a, b }) => [a, b])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it("has no p-values to adjust below five units", () => {
    expect(pairwiseDifferences([[1], [2]])[0]).toMatchObject({ p: null, adjusted: null });
  });
});

describe("Holm's adjustment", () => {
  it("agrees with a worked example", () => {
    const adjusted = holm([0.01, 0.04, 0.03, 0.005]);
    [0.03, 0.06, 0.06, 0.02].forEach((p, i) => {
      expect(adjusted[i]).toBeCloseTo(p, 12);
    });
  });

  it("keeps the order of p-values, never lowers one and never passes 1", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }), (pValues) => {
        const adjusted = holm(pValues);
        pValues.forEach((p, i) => {
          expect(adjusted[i]).toBeGreaterThanOrEqual(p);
          expect(adjusted[i]).toBeLessThanOrEqual(1);
          pValues.forEach((other, j) => {
            if (p < other) expect(adjusted[i]).toBeLessThanOrEqual(adjusted[j]);
          });
        });
      }),
    );
  });
});
