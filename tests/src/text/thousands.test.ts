import { expect, test } from "vitest";
import { thousands } from "../../../src/text/thousands.ts";

test("thousands are set off as in English, below zero and before decimals too", () => {
  for (const count of [
    0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 406_183_458, -1, -123, -1234, -123_456, 0.125, 1234.375,
  ]) {
    expect(thousands(count)).toBe(count.toLocaleString("en-US"));
  }
});
