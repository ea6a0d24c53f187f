import { compileBoard } from "../../../src/board/board.ts";
import { defaultSettings } from "../../../src/player/parameters.ts";
import { analyseGame } from "../../analysis/decisions/analyse-game.ts";
import { type AnalysisDocument, analysisDocument } from "../../analysis/decisions/analysis-document.ts";
import { plannerParameters } from "../../players/planner/parameters.ts";
import type { GameRecord } from "../../replay/record/record.ts";
import type { Recording } from "../../replay/record/record-game.ts";
import { type Setting, settingOf } from "../../replay/record/setting.ts";
import { storedRecording } from "../../replay/record/stored-game.ts";
import { Timeline } from "../../replay/timeline/timeline.ts";
import { findHighlights, type Highlights } from "../../replay/turning-points/highlights.ts";
import { version } from "../../runtime/version.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { type RunnablePlan, runnablePlan } from "../../tournament/plan/runnable-plan.ts";
import type { RunEntry } from "../../tournament/store/store.ts";
import { conceal, concealedPlan } from "./conceal.ts";
import type { RunTallies } from "./run-tallies.ts";

/** A question that cannot be answered, with a reason that the reader may see. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/**
 * A game of a run, played again from its plan with the players' reasons, or as its record tells it where its players are
 * not trusted; undefined where the run has no such game. Throws {@link Refused} where neither can be done.
 */
function recordingFor(
  { store, trusts }: RunTallies,
  { run, plan }: RunEntry,
  numbers: readonly number[],
): Recording | undefined {
  const [unit, game] = numbers as [number, number];
  if (unit >= plan.units || game >= plan.games) return undefined;
  return ofThisEngine(plan, () =>
    storedRecording(store.path, { run, plan: concealedPlan(plan) }, trusts, unit, game),
  );
}

/** The record of {@link recordingFor}. */
export const gameOf = (...asked: Parameters<typeof recordingFor>): GameRecord | undefined =>
  recordingFor(...asked)?.record;

/**
 * Plays something of the plan again. Throws {@link Refused} where that would not be the same games, and for external
 * players that nobody trusts.
 */
export function playedAgain<T>(plan: TournamentPlan, trusts: boolean, play: (plan: RunnablePlan) => T): T {
  return ofThisEngine(plan, () => play(runnablePlan(plan, trusts)));
}

function ofThisEngine<T>(plan: TournamentPlan, play: () => T): T {
  if (plan.engine !== version) {
    throw new Refused(`the run was played by engine ${plan.engine}, this is ${version}`);
  }
  try {
    return play();
  } catch (error) {
    throw new Refused(conceal((error as Error).message), { cause: error });
  }
}

/** Turning points, monopolies, bankruptcies and the biggest rents of the game. */
export function highlightsOf(plan: TournamentPlan, record: GameRecord): Highlights {
  return findHighlights(new Timeline(record, settingIn(plan, record)));
}

/** Every decision of the game held against a planner's; undefined where the run has no such game. */
export function analysisOf(...asked: Parameters<typeof recordingFor>): AnalysisDocument | undefined {
  const recording = recordingFor(...asked);
  if (recording === undefined) return undefined;
  const [, { plan }] = asked;
  const game = { ...recording, setting: settingIn(plan, recording.record) };
  return analysisDocument(analyseGame(game, defaultSettings(plannerParameters())));
}

function settingIn({ boardData, ruleSet }: TournamentPlan, record: GameRecord): Setting {
  const library = { board: () => compileBoard(boardData), ruleSet: () => ruleSet };
  return settingOf(record, version, library);
}
