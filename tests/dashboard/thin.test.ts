import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type PlottedPoint, thinned } from "../../dashboard/chart/thin.ts";

const COLUMNS = 20;
const line = (heights: readonly number[]): PlottedPoint[] => heights.map((y, x) => ({ x, y }));

describe("a long line that is drawn by fewer points", () => {
  const lines = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 100, maxLength: 400 }).map(line);

  test("keeps the lowest and the highest of every column, in order, and two a column at most", () => {
    fc.assert(
      fc.property(lines, (points) => {
        const stretch = { from: 0, to: points.length };
        const column = ({ x }: PlottedPoint): number => Math.floor((x * COLUMNS) / points.length);
        const kept = thinned(points, stretch, COLUMNS, "both");
        expect(kept.length).toBeLessThanOrEqual(2 * COLUMNS);
        expect(kept.map(({ x }) => x)).toEqual(kept.map(({ x }) => x).toSorted((a, b) => a - b));
        for (let each = 0; each < COLUMNS; each++) {
          const heights = (of: readonly PlottedPoint[]): number[] =>
            of.filter((point) => column(point) === each).flatMap(({ y }) => y ?? []);
          expect(Math.min(...heights(kept))).toBe(Math.min(...heights(points)));
          expect(Math.max(...heights(kept))).toBe(Math.max(...heights(points)));
        }
      }),
    );
  });

  test("keeps of the edges of a band what is outermost", () => {
    const points = line(Array.from({ length: 200 }, (_, x) => (x % 2 === 0 ? 1 : -1)));
    const stretch = { from: 0, to: 200 };
    expect(thinned(points, stretch, COLUMNS, "low").map(({ y }) => y)).toEqual(Array(COLUMNS).fill(-1));
    expect(thinned(points, stretch, COLUMNS, "high").map(({ y }) => y)).toEqual(Array(COLUMNS).fill(1));
  });

  test("is whole again where a reader looks close, up to the nearest points beyond both edges", () => {
    const points = line(Array.from({ length: 200 }, (_, x) => x % 7));
    expect(thinned(points, { from: 50.5, to: 60.5 }, COLUMNS, "both")).toEqual(points.slice(50, 62));
  });
});
