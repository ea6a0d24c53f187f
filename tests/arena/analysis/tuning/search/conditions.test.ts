import { describe, expect, it } from "vitest";
import { studyText } from "../../../../../arena/analysis/report/study-text.ts";
import { confirmStudy } from "../../../../../arena/analysis/tuning/search/confirm-study.ts";
import { SAMPLER_NAMES } from "../../../../../arena/analysis/tuning/search/samplers/registry.ts";
import { measureSensitivity } from "../../../../../arena/analysis/tuning/search/sensitivity.ts";
import { planStudy } from "../../../../../arena/analysis/tuning/search/study-plan.ts";
import { tunedPlayer } from "../../../../../arena/analysis/tuning/study/tuned-player.ts";
import { declareParameters, formatSettings, parseSettings } from "../../../../../src/player/parameters.ts";
import { toyArena } from "./planted.ts";
import { playOut } from "./play-out.ts";

/** A toy of two policies; `width` counts with one of them, `depth` with the other. */
const parameters = declareParameters([
  { name: "policy", type: "choice", choices: ["plain", "wide", "deep"], default: "plain", meaning: "" },
  {
    name: "width",
    type: "int",
    range: [0, 9],
    scale: "linear",
    default: 3,
    meaning: "",
    when: { policy: ["wide"] },
  },
  {
    name: "depth",
    type: "float",
    range: [0, 1],
    scale: "linear",
    default: 0.5,
    meaning: "",
    when: { policy: ["deep"] },
  },
]);

const arena = toyArena("conditions", ({ policy, width }) =>
  policy === "wide" ? 0.3 + 0.03 * Number(width) : policy === "deep" ? 0.3 : 0.2,
);

describe("a parameter that counts only beside others", () => {
  it.each(SAMPLER_NAMES.filter((name) => name !== "spsa"))(
    "is at its default where it does not, by %s, and settings that play alike are one",
    async (sampler) => {
      const plan = planStudy({ parameters, seed: 1, budget: 900, sampler });
      const { state } = await playOut(plan, arena);
      for (const { settings } of state.trials) {
        if (settings.policy !== "wide") expect(settings.width).toBe(3);
        if (settings.policy !== "deep") expect(settings.depth).toBe(0.5);
      }
      const texts = state.trials.map(({ settings }) => formatSettings(parameters, settings));
      expect(new Set(texts).size).toBe(texts.length);
      // One setting with the plain policy: every other would play as it does.
      expect(state.trials.filter(({ settings }) => settings.policy === "plain")).toHaveLength(1);
    },
  );

  it("is not called irrelevant where it does nothing, and shown as a dash", async () => {
    const { state } = await playOut(planStudy({ parameters, seed: 2, budget: 900 }), arena);
    const confirmation = await confirmStudy(state, arena, 20);
    const units = { from: confirmation.units.to, to: confirmation.units.to + 20 };
    const sensitivity = await measureSensitivity(parameters, confirmation.settings, arena, units);
    expect(confirmation.settings).toMatchObject({ policy: "wide", depth: 0.5 });
    expect(sensitivity.find(({ parameter }) => parameter === "depth")).toMatchObject({
      deviations: [],
      effect: null,
      finding: "does not count",
    });
    expect(sensitivity.find(({ parameter }) => parameter === "width")?.deviations.length).toBeGreaterThan(0);
    const text = studyText({ player: "toy", tournament: {} }, state, { confirmation, sensitivity });
    expect(text).toMatch(/│ depth +│ – +│ – +│ – +│/);
    // What is reported as best can be typed.
    const [, best = ""] = /^best: (.*)$/m.exec(text) ?? [];
    expect(parseSettings(parameters, best)).toEqual(confirmation.settings);
  });

  it("goes back to its default where a step takes away what it counts beside", async () => {
    const rows: string[] = [];
    await measureSensitivity(
      parameters,
      { policy: "wide", width: 9, depth: 0.5 },
      async (settings, units) => {
        rows.push(...settings.map((each) => formatSettings(parameters, each)));
        return arena(settings, units);
      },
      { from: 0, to: 10 },
    );
    expect(rows).toContain("policy=plain,width=3,depth=0.5");
    expect(rows).not.toContain("policy=plain,width=9,depth=0.5");
  });

  it("is refused by name where nothing that is searched or held makes it count", () => {
    expect(() => tunedPlayer("hl:policy=thompson", { width: {} })).toThrow(
      /^parameter "width" only counts with policy=[^\n]*: search or hold that too$/,
    );
    expect(tunedPlayer("hl:policy=ucb1", { width: {} }).parameters).toMatchObject([{ name: "width" }]);
  });
});
