import { describe, expect, test } from "vitest";
import { TwoSidedTest } from "../../../arena/statistics/index.ts";
import { RandomStream, seedKey } from "../../../src/chance/random.ts";

/** How often each decision falls over unit differences that are normal with this mean and deviation 1. */
function decisions(mean: number, delta: number, runs: number): Readonly<Record<string, number>> {
  const stream = new RandomStream(seedKey(`two-sided ${mean}`));
  const normal = (): number => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += stream.unit();
    return sum;
  };
  const counts: Record<string, number> = {};
  for (let run = 0; run < runs; run++) {
    const sequential = new TwoSidedTest(delta);
    for (let unit = 0; unit < 5000 && sequential.decision === "undecided"; unit++) {
      sequential.add(unit, mean + normal(), 0);
    }
    counts[sequential.decision] = (counts[sequential.decision] ?? 0) + 1 / runs;
  }
  return counts;
}

describe("a sequential test in both directions", () => {
  test("rarely finds a difference where there is none", () => {
    expect(decisions(0, 0.5, 400)["no difference"]).toBeGreaterThan(0.9);
  });

  test.each([
    ["better", 0.5],
    ["worse", -0.5],
  ])("finds that the first is %s where it is", (decision, mean) => {
    expect(decisions(mean, 0.5, 400)[decision]).toBeGreaterThan(0.9);
  });

  test("decides the same whatever the order in which units are finished", () => {
    const differences = Array.from({ length: 40 }, (_, unit) => 0.4 + 0.1 * Math.sin(unit));
    const forwards = new TwoSidedTest(0.2);
    const backwards = new TwoSidedTest(0.2);
    differences.forEach((difference, unit) => {
      forwards.add(unit, difference, 0);
    });
    for (let unit = 39; unit >= 0; unit--) backwards.add(unit, differences[unit], 0);
    expect([backwards.decision, backwards.units]).toEqual([forwards.decision, forwards.units]);
    expect(forwards).toMatchObject({ decision: "better", units: 16 });
  });
});
