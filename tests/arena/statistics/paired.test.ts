import { describe, expect, it } from "vitest";
import { pairedDifference, unpairedDifference, widthRatio } from "../../../arena/statistics/paired.ts";
import { verdict } from "../../../arena/statistics/verdict.ts";
import { normal, shareOf, streamOf } from "./toys.ts";

/** Two equal players whose units share the luck of the seeds. */
function twins(repetition: number, units: number, lead = 0): { a: number[]; b: number[] } {
  const stream = streamOf(`twins over ${units}`, repetition);
  const luck = Array.from({ length: units }, () => normal(stream));
  return {
    a: luck.map((shared) => lead + shared + 0.3 * normal(stream)),
    b: luck.map((shared) => shared + 0.3 * normal(stream)),
  };
}

describe("a paired difference", () => {
  it.each([6, 20])(
    "finds a difference between equals in about 5 percent of comparisons over %d units",
    (units) => {
      const rate = shareOf(units < 10 ? 250 : 2000, (i) => {
        const { a, b } = twins(i, units);
        return (pairedDifference(a, b).p as number) < 0.05;
      });
      expect(rate).toBeGreaterThan(0.03);
      expect(rate).toBeLessThan(0.07);
    },
  );

  it("has an interval that holds 0 exactly where the test finds nothing", () => {
    for (let i = 0; i < 300; i++) {
      const { a, b } = twins(i, 12, 0.25);
      const { p, interval } = pairedDifference(a, b);
      if (interval.method === "none") throw new Error("expected an interval");
      expect(interval.low <= 0 && interval.high >= 0).toBe((p as number) >= 0.05);
    }
  });

  it("is narrower than the unpaired one where both sides share their luck", () => {
    const { a, b } = twins(0, 40, 0.5);
    const paired = pairedDifference(a, b);
    const unpaired = unpairedDifference(a, b);
    expect(paired.difference).toBeCloseTo(unpaired.difference, 12);
    expect(widthRatio(paired.interval, unpaired.interval)).toBeLessThan(0.5);
    expect(verdict(paired)).toBe("better");
    expect(verdict(pairedDifference(b, a))).toBe("worse");
  });

  it("agrees with a published paired t test", () => {
    // Student's sleep data (1908): t = -4.0621 at 9 degrees of freedom, p = 0.002833, 95% -2.459886 to -0.700114.
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const paired = pairedDifference(first, second);
    expect(paired.p).toBeCloseTo(0.002833, 6);
    expect(paired.interval).toMatchObject({
      low: expect.closeTo(-2.459886, 5),
      high: expect.closeTo(-0.700114, 5),
    });
    // The same data as two groups (Welch): t = -1.8608 at 17.776 degrees of freedom, p = 0.07939.
    const unpaired = unpairedDifference(first, second);
    expect(unpaired.p).toBeCloseTo(0.07939, 5);
    expect(unpaired.interval).toMatchObject({
      low: expect.closeTo(-3.3654832, 5),
      high: expect.closeTo(0.2054832, 5),
    });
  });

  it("finds no difference between a player and itself", () => {
    const units = Array.from({ length: 12 }, (_, i) => i / 12);
    expect(pairedDifference(units, units)).toMatchObject({
      difference: 0,
      p: 1,
      interval: { low: 0, high: 0 },
    });
    expect(verdict(pairedDifference(units, units))).toBe("no difference");
    const constant = new Array<number>(12).fill(0.25);
    expect(unpairedDifference(constant, constant)).toMatchObject({ difference: 0, p: 1 });
  });

  it("says nothing below five units", () => {
    const few = pairedDifference([1, 2, 3], [0, 0, 0]);
    expect(few).toMatchObject({ difference: 2, units: 3, p: null, interval: { method: "none" } });
    expect(verdict(few)).toBe("not settled");
    expect(widthRatio(few.interval, unpairedDifference([1, 2, 3], [0, 0, 0]).interval)).toBeNull();
  });

  it("refuses sides that did not play the same units", () => {
    expect(() => pairedDifference([1, 2], [1])).toThrow("2 and 1 units");
  });
});
