import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  normalCdf,
  normalQuantile,
  studentCdf,
  studentQuantile,
  studentTwoSided,
} from "../../../arena/statistics/distributions.ts";

describe("the normal and Student's t distribution", () => {
  it.each([
    [1, 0.975, 12.706204736174694],
    [1, 0.9995, 636.6192487687897],
    [2, 0.9, 1.8856180831641272],
    [4, 0.975, 2.7764451051977934],
    [9, 0.975, 2.262157162798205],
    [19, 0.9995, 3.883405852592131],
    [99, 0.975, 1.9842169515864174],
    [1000, 0.9, 1.2823987214609247],
  ])("agrees with published t quantiles (df %d, p %d)", (df, p, t) => {
    expect(studentQuantile(p, df) / t).toBeCloseTo(1, 10);
  });

  it.each([
    [2, 4, 0.11611652351681556],
    [5, 9, 0.0007389679098032426],
    [12, 19, 2.5908946372221965e-10],
    [-0.3, 1, 0.8144528418445154],
    [40, 30, 1.3726045194406417e-27],
  ])("agrees with published t p-values (t %d, df %d)", (t, df, p) => {
    expect(studentTwoSided(t, df) / p).toBeCloseTo(1, 9);
  });

  it.each([
    [-8, 6.22096057427174e-16],
    [-5, 2.866515718791933e-7],
    [-3.5, 0.00023262907903552502],
    [-1, 0.15865525393145707],
    [0, 0.5],
    [0.5, 0.6914624612740131],
    [4, 0.9999683287581669],
  ])("agrees with published normal probabilities (z %d)", (z, p) => {
    expect(normalCdf(z) / p).toBeCloseTo(1, 11);
  });

  it.each([
    [1e-9, -5.9978070150076865],
    [0.025, -1.9599639845400545],
    [0.5, 0],
    [0.8, 0.8416212335729143],
  ])("agrees with published normal quantiles (p %d)", (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 11);
  });

  it("undoes a quantile by its probability", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }),
        fc.integer({ min: 1, max: 5000 }),
        (p, df) => {
          expect(studentCdf(studentQuantile(p, df), df)).toBeCloseTo(p, 10);
          expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 12);
        },
      ),
    );
  });

  it("refuses a quantile of something that is no probability", () => {
    for (const p of [0, 1, -1, Number.NaN]) expect(() => normalQuantile(p)).toThrow(/between 0 and 1/);
  });
});
