import { describe, test } from "vitest";
import { PLANTED } from "./planted.ts";
import { expectFound } from "./planted-check.ts";

const CONDUCT = PLANTED.filter(({ ask }) => ask === undefined);

describe("a planted fault is found", () => {
  test.each(CONDUCT.map((planted) => [planted.name, planted] as const))("%s", (_, planted) => {
    expectFound(planted);
  });
});
