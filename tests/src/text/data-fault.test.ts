import { expect, test } from "vitest";
import { shown } from "../../../src/text/data-fault.ts";

test.each([
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
  [-0, "0"],
  ["x", '"x"'],
  [undefined, "nothing"],
  [[1, null], "[1,null]"],
  ["a".repeat(100), `"${"a".repeat(59)}…`],
])("%j is shown as %s", (value, text) => {
  expect(shown(value)).toBe(text);
});
