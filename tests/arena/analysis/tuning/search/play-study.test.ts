import { describe, expect, it } from "vitest";
import { incumbentOf } from "../../../../../arena/analysis/tuning/search/confirm-study.ts";
import type { Evaluate, UnitRange } from "../../../../../arena/analysis/tuning/search/evaluation.ts";
import { resumeStudy } from "../../../../../arena/analysis/tuning/search/resume-study.ts";
import type { StudyEvent } from "../../../../../arena/analysis/tuning/search/study-events.ts";
import { planStudy } from "../../../../../arena/analysis/tuning/search/study-plan.ts";
import { foldStudy } from "../../../../../arena/analysis/tuning/search/study-state.ts";
import { declareParameters } from "../../../../../src/player/parameters.ts";
import { plantedParameters, strength, toyArena } from "./planted.ts";
import { collect, playOut } from "./play-out.ts";

const parameters = plantedParameters;
const numbers = parameters.filter(({ type }) => type === "float" || type === "int");
const plan = planStudy({ parameters, seed: "study", budget: 1200 });
const arena = toyArena("study", strength);

const bytes = (events: readonly StudyEvent[]) => events.map((event) => JSON.stringify(event)).join("\n");

describe("a study", () => {
  it("is the fold of its log: every evaluation counted, every score kept", async () => {
    let evaluations = 0;
    const counted: Evaluate = (settings, units) => {
      evaluations += settings.length * (units.to - units.from);
      return arena(settings, units);
    };
    const { state, log } = await playOut(plan, counted);
    expect(state.spent).toBe(evaluations);
    expect(state.spent).toBeLessThanOrEqual(plan.budget);
    expect(state.finished).toBe("budget");
    for (const { settings, from, scores } of state.trials) {
      if (scores.length === 0) continue;
      expect(await arena([settings], { from, to: from + scores.length })).toEqual([scores]);
    }
    expect(log.at(-1)).toEqual({ type: "study-finished", reason: "budget" });
  });

  it("lets nobody take the lead who has not played every unit that the leader has", async () => {
    const { log } = await playOut(plan, arena);
    log.forEach((event, i) => {
      if (event.type !== "race-finished") return;
      const { trials, units } = foldStudy(log.slice(0, i + 1));
      for (const id of event.elites) {
        expect(trials[id]!.from).toBe(0);
        expect(trials[id]!.scores).toHaveLength(units);
      }
    });
  });

  it("spends more on a setting the better it is", async () => {
    const { state } = await playOut(plan, arena);
    const strengths = state.trials.map(({ settings }) => strength(settings));
    const anyTrial = strengths.reduce((sum, x) => sum + x, 0) / strengths.length;
    const anyEvaluation =
      state.trials.reduce((sum, { scores }, i) => sum + scores.length * strengths[i]!, 0) / state.spent;
    expect(anyEvaluation).toBeGreaterThan(anyTrial + 0.02);
  });

  it("tries the defaults first, then the known settings as they were given", async () => {
    const known = { ...plan.start[0]!, greed: 0.123456789 };
    const { state } = await playOut(planStudy({ ...plan, start: [known, known] }), arena);
    expect(state.trials[0]!.settings).toEqual(plan.start[0]);
    expect(state.trials[1]!.settings).toEqual(known);
    expect(state.plan.start).toHaveLength(2);
  });

  it("ends when a small space has been tried", async () => {
    const switches = declareParameters([
      { name: "a", type: "boolean", default: true, meaning: "" },
      { name: "b", type: "choice", choices: ["x", "y", "z"], default: "x", meaning: "" },
    ]);
    for (const sampler of ["grid", "random", "tpe"] as const) {
      const small = planStudy({ parameters: switches, sampler, seed: 1, budget: 10_000 });
      const { state } = await playOut(
        small,
        toyArena("small", ({ a, b }) => (a === false && b === "z" ? 0.4 : 0.2)),
      );
      expect(state.finished).toBe("exhausted");
      expect(state.trials).toHaveLength(6);
      expect(incumbentOf(state).settings).toEqual({ a: false, b: "z" });
    }
  });
});

it("a study whose sampler never leaves the defaults ends with them", async () => {
  const specs = declareParameters([
    { name: "n", type: "int", range: [0, 1], scale: "linear", default: 0, meaning: "" },
  ]);
  const { state } = await playOut(
    planStudy({ parameters: specs, sampler: "spsa", seed: 0, budget: 500 }),
    arena,
  );
  expect(state.finished).toBe("exhausted");
  expect(incumbentOf(state).settings).toEqual({ n: 0 });
});

describe("the same study, to the byte,", () => {
  it("comes of work that is split and finished in any order", async () => {
    const inPieces: Evaluate = async (settings, units) => {
      const pieces: { row: number; unit: number; score: number }[] = [];
      const one = async (row: number, unit: number) => {
        for (let wait = (row * 7 + unit * 5) % 4; wait > 0; wait--) await Promise.resolve();
        const [scores] = await arena([settings[row]!], { from: unit, to: unit + 1 });
        pieces.push({ row, unit, score: scores![0]! });
      };
      const indices = Array.from({ length: units.to - units.from }, (_, i) => units.from + i).reverse();
      await Promise.all(settings.flatMap((_, row) => indices.map((unit) => one(row, unit))));
      pieces.sort((a, b) => a.row - b.row || a.unit - b.unit);
      return settings.map((_, row) => pieces.filter((piece) => piece.row === row).map(({ score }) => score));
    };
    expect(bytes((await playOut(plan, inPieces)).log)).toBe(bytes((await playOut(plan, arena)).log));
  });

  it.each(["grid", "random", "halton", "tpe", "spsa"] as const)(
    "comes of a kill at any event and a resume from the stored log, with %s",
    async (sampler) => {
      const searched = sampler === "spsa" ? numbers : parameters;
      const shorter = planStudy({ parameters: searched, sampler, seed: "kill", budget: 450 });
      const { log } = await playOut(shorter, arena);
      const stored = log.map((event) => JSON.stringify(event));
      for (let cut = 1; cut <= log.length; cut++) {
        const kept = stored.slice(0, cut).map((line): StudyEvent => JSON.parse(line));
        const replayed: UnitRange[] = [];
        const rest = await collect(
          resumeStudy(kept, (settings, units) => {
            replayed.push(units);
            return arena(settings, units);
          }),
        );
        expect([...stored.slice(0, cut), ...rest.map((event) => JSON.stringify(event))]).toEqual(stored);
        expect(replayed).toHaveLength(rest.filter(({ type }) => type === "rung-finished").length);
      }
    },
  );

  it("is not made of a log that was changed, cut at its head or continued", async () => {
    const { log } = await playOut(plan, arena);
    const rung = log.findIndex(({ type }) => type === "rung-finished");
    const resume = (events: readonly StudyEvent[]) => collect(resumeStudy(events, arena));
    const better = log.map((event, i) =>
      i === rung && event.type === "rung-finished"
        ? { ...event, scores: event.scores.map((row, j) => (j === 1 ? row.map(() => 1) : row)) }
        : event,
    );
    await expect(resume(better)).rejects.toThrow(/^study log, event \d+ is .* the log was changed/);
    await expect(resume(log.slice(1))).rejects.toThrow(
      "study log begins with trial-started: expected study-started",
    );
    await expect(resume([])).rejects.toThrow("study log begins with nothing: expected study-started");
    await expect(resume([...log, ...log.slice(-1)])).rejects.toThrow("study log goes on after its end");
  });
});

describe("a plan is refused in one line", () => {
  const refused = (change: Partial<typeof plan>, message: string) =>
    expect(() => planStudy({ ...plan, ...change })).toThrow(message);

  it("when its budget does not pay for the first race", () => {
    refused({ budget: 269 }, "budget 269: expected a whole number of at least 270");
  });

  it("when a number makes no sense", () => {
    refused({ cohort: 1 }, "cohort 1: expected a whole number of at least 2");
    refused({ firstRung: 4 }, "first rung 4: expected a whole number of at least 5");
    refused({ alpha: 1 }, "alpha 1: expected a number between 0 and 1");
    refused({ seed: -1 }, "seed -1: expected a non-negative integer");
    refused({ sampler: "spsa" }, 'spsa walks along numbers: parameter "style" is a choice; use tpe');
    refused({ parameters: [], start: [] }, "study without parameters: expected at least one to tune");
  });

  it("when a start setting is not allowed", () => {
    refused({ start: [{ greed: 2 }] }, "parameter greed=2: expected a number from 0 to 1");
  });
});

it("an evaluation of the wrong shape stops a study in one line", async () => {
  const short: Evaluate = async (settings) => settings.map(() => [0.5]);
  await expect(playOut(plan, short)).rejects.toThrow(/gave \[0.5\]: expected 9 rows of 10 finite scores$/);
  const missing: Evaluate = async () => [];
  await expect(playOut(plan, missing)).rejects.toThrow(
    "evaluation gave 0 rows: expected 9 rows of 10 finite scores",
  );
});
