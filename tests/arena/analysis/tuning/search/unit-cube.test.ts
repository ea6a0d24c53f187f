import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  pointOf,
  settingsAt,
  valueAt,
  valueCount,
} from "../../../../../arena/analysis/tuning/search/unit-cube.ts";
import type { ParameterSpec } from "../../../../../src/player/parameters.ts";
import { validateSettings } from "../../../../../src/player/parameters.ts";
import { plantedParameters } from "./planted.ts";

const rounds: ParameterSpec = {
  name: "rounds",
  type: "int",
  range: [1, 4],
  scale: "linear",
  default: 1,
  meaning: "",
};
const cash: ParameterSpec = {
  name: "cash",
  type: "float",
  range: [1, 100],
  scale: "log",
  default: 1,
  meaning: "",
};

describe("the unit cube", () => {
  it("holds nothing but allowed settings, corners included", () => {
    const coordinate = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1));
    const cube = fc.array(coordinate, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(cube, (point) => {
        const settings = settingsAt(plantedParameters, point);
        expect(validateSettings(plantedParameters, settings)).toEqual(settings);
      }),
    );
  });

  it("gives back the settings that a point was made of", () => {
    const point = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(point, (any) => {
        const settings = settingsAt(plantedParameters, any);
        expect(settingsAt(plantedParameters, pointOf(plantedParameters, settings))).toEqual(settings);
      }),
    );
  });

  it("gives every integer the same room, the first and the last too", () => {
    const seen = [0, 0.24, 0.26, 0.49, 0.51, 0.74, 0.76, 1].map((x) => valueAt(rounds, x));
    expect(seen).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect(valueCount(rounds)).toBe(4);
  });

  it("spaces a log scale by ratios", () => {
    expect([0, 0.5, 1].map((x) => valueAt(cash, x))).toEqual([1, 10, 100]);
  });
});
