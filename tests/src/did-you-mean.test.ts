import { expect, it } from "vitest";
import { didYouMean } from "../../src/did-you-mean.ts";

it.each([
  ["epsilom", "epsilon"],
  ["EPSILON", "epsilon"],
  ["aplha", "alpha"],
  ["rserve", "reserve"],
])("%s means %s", (typed, meant) => {
  expect(didYouMean(typed, ["alpha", "epsilon", "reserve"])).toBe(`; did you mean "${meant}"?`);
});

it("says nothing when nothing is near", () => {
  expect(didYouMean("banker", ["alpha", "epsilon"])).toBe("");
  expect(didYouMean("x", [])).toBe("");
});
