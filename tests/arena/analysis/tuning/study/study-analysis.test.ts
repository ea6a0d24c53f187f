import { expect, test } from "vitest";
import { studyText } from "../../../../../arena/analysis/report/study-text.ts";
import { foldStudy, planStudy, type StudyEvent } from "../../../../../arena/analysis/tuning/search/index.ts";
import { analyseStudy } from "../../../../../arena/analysis/tuning/study/study-analysis.ts";
import { planOf } from "../../../tournament/plans.ts";
import { plantedParameters } from "../search/planted.ts";

test("a study counts the settings that were played, as the terminal does, and not those that were only drawn", () => {
  const plan = planStudy({ parameters: plantedParameters, seed: 1, budget: 500 });
  const settings = Object.fromEntries(plantedParameters.map((spec) => [spec.name, spec.default]));
  const log: readonly StudyEvent[] = [
    { type: "study-started", plan },
    { type: "trial-started", race: 0, trial: 0, settings },
    { type: "trial-started", race: 0, trial: 1, settings },
    {
      type: "rung-finished",
      race: 0,
      rung: 0,
      units: { from: 0, to: 3 },
      trials: [1],
      scores: [[0.2, 0.3, 0.4]],
    },
  ];
  const manifest = {
    schema: 1 as const,
    player: "toy",
    plan,
    confirm: 20,
    sensitivity: 20,
    tournament: planOf("random,greedy"),
  };
  const entry = { study: 1, manifest, startedAt: "", events: log.length, result: null };
  const study = analyseStudy(entry, log);
  expect(study?.verdict).toBeNull();
  expect(study?.trials.map(({ trial }) => trial)).toEqual([1]);
  expect(studyText({ player: "toy", tournament: {} }, foldStudy(log), null)).toContain(
    `${study?.spent} of 500 evaluations: ${study?.trials.length} settings on up to ${study?.units} units each`,
  );
});
