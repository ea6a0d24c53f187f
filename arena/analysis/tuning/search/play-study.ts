/**
 * A study: races of new settings against the best so far, until the budget is spent. A pure function of its plan
 * and the scores.
 */

import { deriveKey, seedKey } from "../../../../src/chance/random.ts";
import { formatSettings, type Settings, settled } from "../../../../src/player/parameters.ts";
import { type Evaluate, evaluated, type UnitRange, unitCount } from "./evaluation.ts";
import { judgeOf } from "./judge.ts";
import { observations } from "./observations.ts";
import { losers, type Racer, rungs } from "./racing.ts";
import { samplerNamed } from "./samplers/registry.ts";
import type { Sampler } from "./samplers/sampler.ts";
import type { StudyEvent } from "./study-events.ts";
import type { StudyPlan } from "./study-plan.ts";
import { applyEvent, type StudyState, startOf, type Trial } from "./study-state.ts";
import { type Point, pointOf, settingsAt } from "./unit-cube.ts";

/** Asks in a row that may bring nothing new before a space counts as exhausted. */
const PATIENCE = 20;

/**
 * Plays a study and tells each event as it happens; the last is `study-finished`. Rejects when an evaluation fails
 * or answers with a wrong shape.
 */
export async function* playStudy(plan: StudyPlan, evaluate: Evaluate): AsyncGenerator<StudyEvent, void> {
  const sampler = samplerNamed(plan.sampler)(plan.parameters, deriveKey(seedKey(plan.seed), 0, 0));
  const points: Point[] = [];
  let state = startOf(plan);
  function* note(events: readonly StudyEvent[]): Generator<StudyEvent, void> {
    for (const event of events) {
      state = applyEvent(state, event);
      yield event;
    }
  }

  yield { type: "study-started", plan };
  for (;;) {
    const cohort = [...startCandidates(state), ...newCandidates(sampler, state)];
    if (cohort.length === 0) return yield* note([{ type: "study-finished", reason: "exhausted" }]);
    points.push(...cohort.map(({ point }) => point));
    yield* note(startTrials(state, cohort));

    const race = state.races;
    for (const [rung, units] of rungs(plan.depth + race * plan.firstRung, plan.firstRung).entries()) {
      const due = racing(state).filter((trial) => !hasPlayed(trial, units));
      if (state.spent + due.length * unitCount(units) > plan.budget) {
        return yield* note([{ type: "study-finished", reason: "budget" }]);
      }
      const settings = due.map((trial) => trial.settings);
      const scores = await evaluated(evaluate, settings, units);
      const trials = due.map(({ id }) => id);
      yield* note([{ type: "rung-finished", race, rung, units, trials, scores }]);
      yield* note(dropLosers(state, rung, units));
    }
    yield* note(finishRace(state));
    sampler.tell(observations(state, points));
  }
}

interface Candidate {
  readonly point: Point;
  readonly settings: Settings;
}

/** The settings that the first race begins with. */
function startCandidates({ plan, races }: StudyState): Candidate[] {
  if (races > 0) return [];
  return plan.start.map((settings) => ({ point: pointOf(plan.parameters, settings), settings }));
}

/** Proposals of the sampler, without settings that play as others that were tried; none when it has nothing new. */
function newCandidates(sampler: Sampler, { plan, trials }: StudyState): Candidate[] {
  const textOf = (settings: Settings) => formatSettings(plan.parameters, settings);
  const seen = new Set([...plan.start, ...trials.map(({ settings }) => settings)].map(textOf));
  for (let ask = 0; ask < PATIENCE; ask++) {
    const fresh = sampler
      .ask(plan.cohort)
      .map((point) => ({ point, settings: settled(plan.parameters, settingsAt(plan.parameters, point)) }))
      .filter(({ settings }) => !seen.has(textOf(settings)) && seen.add(textOf(settings)));
    if (fresh.length > 0) return fresh;
  }
  return [];
}

function startTrials({ trials, races: race }: StudyState, cohort: readonly Candidate[]): StudyEvent[] {
  return cohort.map(({ settings }, i) => ({
    type: "trial-started",
    race,
    trial: trials.length + i,
    settings,
  }));
}

/** The elites and the trials of the race that is on, without the dropped. */
function racing({ trials, elites, races }: StudyState): Trial[] {
  return trials.filter(({ id, race, dropped }) => !dropped && (race === races || elites.includes(id)));
}

function hasPlayed({ from, scores }: Trial, units: UnitRange): boolean {
  return scores.length > 0 && from <= units.from && from + scores.length >= units.to;
}

function dropLosers(state: StudyState, rung: number, units: UnitRange): StudyEvent[] {
  const racers = racing(state).map(
    ({ id, from, scores }): Racer => ({ trial: id, scores: scores.slice(units.from - from) }),
  );
  const spared = new Set(units.from > 0 ? state.elites : []);
  return losers(racers, spared, state.plan.alpha, judgeOf(state.plan), units.from).map((drop) => ({
    type: "trial-dropped",
    race: state.races,
    rung,
    ...drop,
  }));
}

function finishRace(state: StudyState): StudyEvent[] {
  const judge = judgeOf(state.plan);
  const ranked = racing(state)
    .map(({ id, from, scores }) => ({ id, from, scores, score: judge.score(scores, from).value }))
    .sort((a, b) => b.score - a.score || a.id - b.id);
  const elites = ranked.slice(0, state.plan.elites).map(({ id }) => id);
  const race = state.races;
  const finished: StudyEvent = { type: "race-finished", race, elites };
  const best = ranked[0]!;
  if (best.id === state.elites[0]) return [finished];
  const { units, interval } = judge.score(best.scores, best.from);
  return [finished, { type: "incumbent-changed", race, trial: best.id, score: best.score, units, interval }];
}
