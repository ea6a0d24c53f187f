import { describe, expect, it } from "vitest";
import { confirmStudy, incumbentOf } from "../../../../../arena/analysis/tuning/search/confirm-study.ts";
import type { SamplerName } from "../../../../../arena/analysis/tuning/search/samplers/registry.ts";
import { measureSensitivity } from "../../../../../arena/analysis/tuning/search/sensitivity.ts";
import { planStudy } from "../../../../../arena/analysis/tuning/search/study-plan.ts";
import type { StudyState } from "../../../../../arena/analysis/tuning/search/study-state.ts";
import { BEST_STRENGTH, plantedParameters, strength, toyArena } from "./planted.ts";
import { playOut } from "./play-out.ts";

const REPETITIONS = 20;
const seeds = Array.from({ length: REPETITIONS }, (_, i) => `repetition ${i}`);
const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[REPETITIONS / 2 - 1]! + sorted[REPETITIONS / 2]!) / 2;
};

interface Outcome {
  readonly state: StudyState;
  /** Evaluations after which the incumbent is, and stays, within 5% of the best strength. */
  readonly needed: number;
}

async function tune(sampler: SamplerName, seed: string, budget: number): Promise<Outcome> {
  const plan = planStudy({ parameters: plantedParameters, sampler, seed, budget });
  const { log, state } = await playOut(plan, toyArena(seed, strength));
  let needed = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (const event of log) {
    if (event.type === "rung-finished") spent += event.trials.length * (event.units.to - event.units.from);
    if (event.type !== "incumbent-changed") continue;
    const near = strength(state.trials[event.trial]!.settings) >= 0.95 * BEST_STRENGTH;
    if (!near) needed = Number.POSITIVE_INFINITY;
    else if (needed === Number.POSITIVE_INFINITY) needed = spent;
  }
  return { state, needed };
}

describe("a planted problem: six parameters, two of them irrelevant,", () => {
  const search = Promise.all(seeds.map((seed) => tune("tpe", seed, 2500)));

  it("is solved within 5% of the optimum by a third of what random search needs, at most", async () => {
    const need = median((await search).map(({ needed }) => needed));
    expect(need).toBeLessThan(2500);
    const random = await Promise.all(seeds.map((seed) => tune("random", seed, Math.ceil(3 * need))));
    expect(median(random.map(({ needed }) => needed))).toBeGreaterThan(3 * need);
  });

  it("has its gain confirmed on fresh units, smaller than it looked", async () => {
    const confirmations = await Promise.all(
      (await search).map(({ state }, i) => confirmStudy(state, toyArena(seeds[i]!, strength), 100)),
    );
    expect(confirmations.map(({ verdict }) => verdict)).toEqual(seeds.map(() => "better"));
    const shrinkage = confirmations.reduce((sum, one) => sum + one.shrinkage, 0) / REPETITIONS;
    expect(shrinkage).toBeGreaterThan(0);
    expect(shrinkage).toBeLessThan(0.05);
  });

  it("has the two parameters that do not matter reported as such, and the four that do", async () => {
    const reports = await Promise.all(
      (await search).map(async ({ state }, i) => {
        const units = { from: state.units + 100, to: state.units + 400 };
        const { settings } = incumbentOf(state);
        const effects = await measureSensitivity(
          plantedParameters,
          settings,
          toyArena(seeds[i]!, strength),
          units,
        );
        return effects.map(({ parameter, finding }) => `${parameter} ${finding}`).join(", ");
      }),
    );
    const truth =
      "reserve matters, greed matters, patience matters, style matters, tempo irrelevant, polite irrelevant";
    expect(reports.filter((report) => report === truth).length).toBeGreaterThanOrEqual(REPETITIONS - 3);
  });
});
