import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leader, losers, rungs } from "../../../../../arena/analysis/tuning/search/racing.ts";

describe("the rungs of a race", () => {
  it("open on the newest units and double back to the first", () => {
    expect(rungs(50, 10)).toEqual([
      { from: 40, to: 50 },
      { from: 30, to: 40 },
      { from: 10, to: 30 },
      { from: 0, to: 10 },
    ]);
  });

  it("cover every unit once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 40 }), (total, first) => {
        const covered = rungs(total, first).flatMap(({ from, to }) =>
          Array.from({ length: to - from }, (_, i) => from + i),
        );
        expect(covered.sort((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, i) => i));
      }),
    );
  });
});

describe("a race", () => {
  const luck = [0.1, 0.4, 0.2, 0.5, 0.3, 0.2, 0.4, 0.1, 0.3, 0.5];
  const behind = (by: number) => luck.map((x, i) => x - by + (i % 2 === 0 ? 0.01 : -0.01));
  const racers = [
    { trial: 3, scores: behind(0.05) },
    { trial: 5, scores: luck },
    { trial: 7, scores: behind(0.001) },
    { trial: 9, scores: behind(0.2) },
  ];

  it("is led by the best mean, and by the first of equals", () => {
    expect(leader(racers).trial).toBe(5);
    expect(leader([{ trial: 8, scores: luck }, ...racers]).trial).toBe(8);
    expect(() => leader([])).toThrow("a race without racers has no leader");
  });

  it("drops who is behind on the same units, however much the units differ", () => {
    const dropped = losers(racers, new Set(), 0.05);
    expect(dropped.map(({ trial }) => trial)).toEqual([3, 9]);
    for (const { against, difference, p } of dropped) {
      expect(against).toBe(5);
      expect(difference).toBeLessThan(0);
      expect(p).toBeLessThan(0.05);
    }
  });

  it("spares an elite until its challengers have played as much", () => {
    expect(losers(racers, new Set([9]), 0.05).map(({ trial }) => trial)).toEqual([3]);
  });
});
