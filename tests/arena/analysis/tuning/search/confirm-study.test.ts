import { describe, expect, it } from "vitest";
import { confirmStudy, incumbentOf } from "../../../../../arena/analysis/tuning/search/confirm-study.ts";
import type { Evaluate } from "../../../../../arena/analysis/tuning/search/evaluation.ts";
import { planStudy } from "../../../../../arena/analysis/tuning/search/study-plan.ts";
import { startOf } from "../../../../../arena/analysis/tuning/search/study-state.ts";
import { plantedParameters, strength, toyArena } from "./planted.ts";
import { playOut } from "./play-out.ts";

const parameters = plantedParameters;

describe("a confirmation", () => {
  it("finds no difference in at least 93% of 200 studies of parameters that change nothing", async () => {
    let none = 0;
    let flattered = 0;
    for (let i = 0; i < 200; i++) {
      const evaluate = toyArena(`null ${i}`, () => 0.25);
      const { state } = await playOut(planStudy({ parameters, seed: i, budget: 400 }), evaluate);
      const { verdict, shrinkage } = await confirmStudy(state, evaluate, 40);
      if (verdict !== "better" && verdict !== "worse") none++;
      flattered += shrinkage / 200;
    }
    expect(none).toBeGreaterThanOrEqual(186);
    expect(flattered).toBeGreaterThan(0.01);
  });

  it("plays units that the search has never used, the same for all", async () => {
    const seed = "fresh";
    const arena = toyArena(seed, strength);
    let highest = 0;
    const watched: Evaluate = (settings, units) => {
      highest = Math.max(highest, units.to);
      return arena(settings, units);
    };
    const { state } = await playOut(planStudy({ parameters, seed, budget: 600 }), watched);
    const { units, rivals, confirmed, settings } = await confirmStudy(state, arena, 50);
    expect(units).toEqual({ from: highest, to: highest + 50 });
    expect(confirmed.units).toBe(50);
    expect(rivals).toHaveLength(1);
    expect(rivals[0]!.difference).toBeCloseTo(confirmed.value - rivals[0]!.score.value, 12);
    expect(settings).toEqual(incumbentOf(state).settings);
  });

  it("asks the winner to beat the setting in use as well as the defaults", async () => {
    const inUse = { reserve: 300, greed: 0.2, patience: 7, style: "bold", tempo: 0.1, polite: true };
    const arena = toyArena("in use", strength);
    const { state } = await playOut(
      planStudy({ parameters, seed: "in use", start: [inUse], budget: 800 }),
      arena,
    );
    const { rivals, verdict, trial } = await confirmStudy(state, arena, 100);
    // Nothing beats the best there is: either it stays, and beats the defaults, or nothing is confirmed.
    expect(verdict === "better").toBe(trial === 1);
    expect(rivals[0]).toMatchObject({ trial: 0, verdict: "better" });
  });

  it("confirms nothing when the defaults themselves have won", async () => {
    const evaluate = toyArena("defaults", ({ greed }) => (greed === 0.5 ? 0.6 : 0.1));
    const { state } = await playOut(planStudy({ parameters, seed: 0, budget: 300 }), evaluate);
    const { trial, rivals, verdict } = await confirmStudy(state, evaluate, 20);
    expect({ trial, rivals, verdict }).toEqual({ trial: 0, rivals: [], verdict: "no difference" });
  });

  it("is refused before there is a winner, and on too few units", async () => {
    const plan = planStudy({ parameters, seed: 0, budget: 300 });
    const evaluate = toyArena("refused", strength);
    await expect(confirmStudy(startOf(plan), evaluate, 20)).rejects.toThrow(
      "the study has no incumbent: its first race is not over",
    );
    const { state } = await playOut(plan, evaluate);
    await expect(confirmStudy(state, evaluate, 9)).rejects.toThrow(
      "confirmation on 9 units: expected a whole number of at least 10",
    );
  });
});
