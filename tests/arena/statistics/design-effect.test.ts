import { mean } from "simple-statistics";
import { describe, expect, it } from "vitest";
import { designEffect } from "../../../arena/statistics/design-effect.ts";
import { banditSeason, streamOf } from "./toys.ts";

describe("the design effect", () => {
  it("is about 1 where games are independent", () => {
    const stream = streamOf("independent games");
    const shares = Array.from({ length: 2000 }, () =>
      mean(Array.from({ length: 50 }, () => (stream.below(4) === 0 ? 1 : 0))),
    );
    expect(designEffect(shares, 50)).toBeGreaterThan(0.9);
    expect(designEffect(shares, 50)).toBeLessThan(1.1);
  });

  it("is well above 1 where a learner carries its memory through a season", () => {
    const shares = Array.from({ length: 500 }, (_, i) =>
      mean(banditSeason(streamOf("design effect", i), 200)),
    );
    expect(designEffect(shares, 200)).toBeGreaterThan(1.5);
  });

  it("is the ratio of the two variances", () => {
    // Variance of 0.2 and 0.3: 0.005; binomial variance: 0.25 · 0.75 / 100.
    expect(designEffect([0.2, 0.3], 100)).toBeCloseTo(0.005 / 0.001875, 12);
  });

  it("is not defined for one unit or for a player that always or never wins", () => {
    expect(designEffect([0.5], 10)).toBeNull();
    expect(designEffect([0, 0, 0], 10)).toBeNull();
    expect(designEffect([1, 1], 10)).toBeNull();
  });
});
