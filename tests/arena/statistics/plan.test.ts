import { describe, expect, it } from "vitest";
import { pairedDifference } from "../../../arena/statistics/paired.ts";
import { planUnits } from "../../../arena/statistics/plan.ts";
import { normal, shareOf, streamOf } from "./toys.ts";

describe("a plan", () => {
  /** Six units whose differences and sides have the variances named. */
  const pilot = { a: [1, -1, 1, -1, 1, -1], b: [0, 0, 0, 0, 0, 0] };

  it("agrees with a published sample size", () => {
    // Two groups, difference of half a standard deviation, 5%, power 80%: 64 a group (Cohen, 1988).
    const side = [1, -1, 1, -1, 1, -1];
    const deviation = Math.sqrt(6 / 5);
    expect(planUnits(side, side.toReversed(), { detect: deviation / 2 }).unpaired).toBe(64);
  });

  it("finds a difference of the planned size at the planned power", () => {
    const paired = Number(planUnits(pilot.a, pilot.b, { detect: 0.5, power: 0.9 }).paired);
    const found = shareOf(1000, (i) => {
      const stream = streamOf("planned", i);
      const a = Array.from({ length: paired }, () => 0.5 + Math.sqrt(6 / 5) * normal(stream));
      return (pairedDifference(a, new Array<number>(paired).fill(0)).p as number) < 0.05;
    });
    expect(found).toBeGreaterThan(0.87);
    expect(found).toBeLessThan(0.94);
  });

  it("needs fewer units on the same seeds where both sides share their luck", () => {
    const a = [3, 1, 4, 1, 5, 9];
    const b = a.map((value, i) => value + (i % 2) / 2);
    const { paired, unpaired } = planUnits(a, b, { detect: 0.2 });
    expect(paired).toBeLessThan(Number(unpaired) / 10);
  });

  it("needs more units for a smaller difference, and never fewer than five", () => {
    const units = (detect: number) => Number(planUnits(pilot.a, pilot.b, { detect }).paired);
    expect(units(0.05)).toBeGreaterThan(3.9 * units(0.1));
    expect(units(100)).toBe(5);
  });

  it("refuses a pilot that says nothing and an aim at nothing", () => {
    expect(() => planUnits([1, 2, 3, 4], [1, 2, 3, 4], { detect: 1 })).toThrow("at least 5");
    expect(() => planUnits(pilot.a, [1], { detect: 1 })).toThrow("same units");
    expect(() => planUnits(pilot.a, pilot.b, { detect: 0 })).toThrow("difference above 0");
  });
});
