import { expect, test } from "vitest";
import { estimateChance } from "../../../arena/statistics/index.ts";
import { RandomStream, seedKey } from "../../../src/chance/random.ts";

const tries = (wins: number, n: number) => Array.from({ length: n }, (_, i) => (i < wins ? 1 : 0));

test("Wilson's interval for 4 of 10 is the published 16.8% to 68.7%", () => {
  const { interval } = estimateChance(tries(4, 10));
  expect(interval).toMatchObject({ method: "wilson" });
  if (interval.method === "none") throw new Error("expected an interval");
  expect(interval.low).toBeCloseTo(0.168, 3);
  expect(interval.high).toBeCloseTo(0.687, 3);
});

test("no win in 100 tries does not claim that a win is impossible", () => {
  const { value, interval } = estimateChance(tries(0, 100));
  expect(value).toBe(0);
  expect(interval).toMatchObject({ low: 0 });
  if (interval.method !== "none") expect(interval.high).toBeCloseTo(0.037, 3);
});

test("the interval covers a rare chance of 2% about as often as it says", () => {
  const stream = new RandomStream(seedKey("rare"));
  let covered = 0;
  for (let study = 0; study < 2000; study++) {
    const { interval } = estimateChance(Array.from({ length: 300 }, () => (stream.unit() < 0.02 ? 1 : 0)));
    if (interval.method !== "none" && interval.low <= 0.02 && 0.02 <= interval.high) covered++;
  }
  expect(covered / 2000).toBeGreaterThan(0.93);
  expect(covered / 2000).toBeLessThan(0.99);
});

test("fewer than five tries get no interval, and it says so", () => {
  expect(estimateChance(tries(1, 3)).interval).toMatchObject({ method: "none" });
});
