import { describe, expect, it } from "vitest";
import { measureSensitivity } from "../../../../../arena/analysis/tuning/search/sensitivity.ts";
import { declareParameters } from "../../../../../src/player/parameters.ts";
import { plantedParameters, strength, toyArena } from "./planted.ts";

const best = { reserve: 300, greed: 0.2, patience: 7, style: "bold", tempo: 0.1, polite: true };

describe("one-step deviations", () => {
  it("move one parameter at a time, numbers both ways and words to every other word", async () => {
    const effects = await measureSensitivity(plantedParameters, best, toyArena("steps", strength), {
      from: 0,
      to: 20,
    });
    const values = Object.fromEntries(
      effects.map(({ parameter, deviations }) => [parameter, deviations.map(({ value }) => value)]),
    );
    expect(values).toEqual({
      reserve: [94, 961],
      greed: [0, 0.45],
      patience: [4.5, 9.5],
      style: ["calm", "wild"],
      tempo: [0.031623, 0.31623],
      polite: [false],
    });
  });

  it("measure what the truth says, with intervals", async () => {
    const effects = await measureSensitivity(plantedParameters, best, toyArena("truth", strength), {
      from: 0,
      to: 300,
    });
    for (const { parameter, deviations } of effects) {
      for (const { value, difference } of deviations) {
        const truth = strength({ ...best, [parameter]: value }) - strength(best);
        expect(Math.abs(difference - truth)).toBeLessThan(0.03);
      }
    }
  });

  it("are unclear, not irrelevant, on too few units to tell", async () => {
    const effects = await measureSensitivity(
      plantedParameters,
      best,
      toyArena("few", () => 0.25),
      {
        from: 0,
        to: 12,
      },
    );
    expect(new Set(effects.map(({ finding }) => finding))).toContain("unclear");
    expect(effects.some(({ finding }) => finding === "matters")).toBe(false);
  });

  it("take the next integer where a step is less than one, and no value beyond the range", async () => {
    const specs = declareParameters([
      { name: "small", type: "int", range: [1, 3], scale: "linear", default: 1, meaning: "" },
    ]);
    const [effect] = await measureSensitivity(
      specs,
      { small: 1 },
      toyArena("int", () => 0.25),
      {
        from: 0,
        to: 10,
      },
    );
    expect(effect!.deviations.map(({ value }) => value)).toEqual([2]);
  });
});
