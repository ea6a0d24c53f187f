import { describe, expect, it } from "vitest";
import { TwoSidedTest } from "../../../arena/statistics/index.ts";
import { bounds, DIFFERENCE, estimateMean } from "../../../arena/statistics/interval.ts";
import { pairedDifference, unpairedDifference } from "../../../arena/statistics/paired.ts";
import { estimateWithin } from "../../../arena/statistics/unvaried.ts";
import { verdict } from "../../../arena/statistics/verdict.ts";

const same = (value: number, units: number): number[] => new Array<number>(units).fill(value);

describe("units that never vary", () => {
  it("five single games all won against five all lost are no proof: p is 0.0625", () => {
    const found = pairedDifference(same(1, 5), same(0, 5));
    expect(found).toMatchObject({ difference: 1, p: 0.0625 });
    const [low, high] = bounds(found.interval) ?? [];
    // Tango's score interval for five of five pairs.
    expect(low).toBeCloseTo(0.131, 3);
    expect(high).toBe(1);
    expect(verdict(found)).toBe("not settled");
  });

  it("are a proof once there are enough of them", () => {
    const found = pairedDifference(same(1, 12), same(0, 12));
    expect(found.p).toBeCloseTo(2 ** -11, 12);
    expect(verdict(found)).toBe("better");
  });

  it("do not show two players to be equal that both never win", () => {
    const found = pairedDifference(same(0, 10), same(0, 10));
    expect(found).toMatchObject({ difference: 0, p: 1 });
    expect(bounds(found.interval)?.map((end) => Math.abs(end))).toEqual([
      expect.closeTo(0.278, 3),
      expect.closeTo(0.278, 3),
    ]);
    expect(verdict(found)).toBe("not settled");
    const apart = unpairedDifference(same(0, 10), same(0, 10));
    expect(bounds(apart.interval)?.[1]).toBeGreaterThan(0);
  });

  it("say more the more games each of them holds", () => {
    const width = (games: number): number => {
      const [low, high] = bounds(estimateWithin(same(2, 10), [1, 4], 0.95, games).interval) ?? [0, 0];
      return high - low;
    };
    expect(width(24)).toBeLessThan(width(4));
    expect(width(4)).toBeLessThan(width(1));
    expect(width(1000)).toBeGreaterThan(0);
  });

  it("leave estimates that do vary as they are, within what can be measured", () => {
    const values = [0.9, 1, 1, 0.8, 1, 1, 0.7, 1, 1, 1];
    const [low, high] = bounds(estimateWithin(values, DIFFERENCE).interval) ?? [];
    expect(low).toBe(bounds(estimateMean(values).interval)?.[0]);
    expect(high).toBe(1);
  });

  it("do not end a run that asks for two points after sixteen single games", () => {
    const test = new TwoSidedTest(0.02);
    for (let unit = 0; unit < 40; unit++) test.add(unit, 1, 1);
    expect(test.decision).toBe("undecided");
    for (let unit = 40; unit < 300; unit++) test.add(unit, 1, 1);
    expect(test.decision).toBe("no difference");
  });

  it("but two sides that vary and are equal unit by unit play alike", () => {
    const test = new TwoSidedTest(0.02, 24);
    for (let unit = 0; unit < 16; unit++) test.add(unit, (unit % 7) / 7, (unit % 7) / 7);
    expect(test.decision).toBe("no difference");
    // Four losses and a win on both sides may be chance.
    const rare = pairedDifference([0, 0, 1, 0, 0], [0, 0, 1, 0, 0]);
    expect(bounds(rare.interval)?.[1]).toBeGreaterThan(0.4);
  });
});
