import { expect, it } from "vitest";
import { didYouMean, knownNames } from "../../../src/text/did-you-mean.ts";

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

it("lists all names only where none is near and one line can carry them", () => {
  const many = Array.from({ length: 13 }, (_, i) => `name${String.fromCharCode(97 + i).repeat(3)}`);
  expect(knownNames("epsilom", ["alpha", "epsilon"])).toBe('; did you mean "epsilon"?');
  expect(knownNames("banker", ["alpha", "epsilon"])).toBe("; expected one of alpha, epsilon");
  expect(knownNames("x", [])).toBe("; there are none");
  expect(knownNames("banker", many, "the manual lists them")).toBe("; the manual lists them");
  expect(knownNames("banker", many)).toBe("; none of the 13 that there are is near");
});
