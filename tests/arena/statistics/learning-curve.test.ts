import { describe, expect, it } from "vitest";
import { learningCurve } from "../../../arena/statistics/learning-curve.ts";
import { banditSeason, streamOf } from "./toys.ts";

describe("a learning curve", () => {
  it("rises while a learner learns", () => {
    const seasons = Array.from({ length: 200 }, (_, i) => banditSeason(streamOf("curve", i), 240));
    const curve = learningCurve(seasons, 4);
    expect(curve.map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [60, 120],
      [120, 180],
      [180, 240],
    ]);
    const [first, , , last] = curve;
    if (first?.interval.method !== "share" || last?.interval.method !== "share")
      throw new Error("expected bands");
    expect(first.interval.high).toBeLessThan(last.interval.low);
  });

  it("covers every game once where bins do not divide the season", () => {
    const curve = learningCurve([[1, 0, 0, 1, 1, 0, 0.5]], 3);
    expect(curve.map(({ from, to, value }) => [from, to, value])).toEqual([
      [0, 2, 0.5],
      [2, 4, 0.5],
      [4, 7, 0.5],
    ]);
    expect(curve[0]?.interval.method).toBe("none");
  });

  it("refuses seasons of different length and more bins than games", () => {
    expect(() => learningCurve([[1, 0], [1]], 1)).toThrow("season 1 has 1 games, expected 2");
    expect(() => learningCurve([[1, 0]], 3)).toThrow("expected 1 to 2");
    expect(() => learningCurve([], 1)).toThrow("expected 1 to 0");
  });
});
