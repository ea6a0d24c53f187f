import { describe, expect, test } from "vitest";
import { ColumnAllocator, windowOf } from "../../components/index.ts";

describe("columns of one buffer", () => {
  test("a first pass without a buffer measures, the second binds the same places", () => {
    const layOut = (allocator: ColumnAllocator) => {
      allocator.take("a", 3);
      allocator.take("b", 2);
      return allocator;
    };
    const measured = layOut(new ColumnAllocator(null));
    const buffer = new Int32Array(measured.used);
    const bound = layOut(new ColumnAllocator(buffer));
    expect(measured.used).toBe(5);
    expect(bound.regions).toEqual(measured.regions);
    expect(bound.regions).toEqual([
      { name: "a", start: 0, length: 3 },
      { name: "b", start: 3, length: 2 },
    ]);
  });

  test("a column and a window of it are the buffer itself, not copies", () => {
    const buffer = new Int32Array(6);
    const allocator = new ColumnAllocator(buffer);
    allocator.take("first", 2);
    const column = allocator.column("second", 4);
    const window = windowOf(column, 1, 2);
    window[0] = 7;
    expect(column[1]).toBe(7);
    expect(Array.from(buffer)).toEqual([0, 0, 0, 7, 0, 0]);
    expect(window.length).toBe(2);
  });
});
