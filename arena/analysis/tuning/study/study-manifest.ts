import type { TournamentPlan } from "../../../tournament/plan/plan.ts";
import type { StudyPlan } from "../search/study-plan.ts";
import { planOf, type StudyGame } from "./study-game.ts";

/** All that decides a study and what is found in it. Plain data: equal texts are the same study. */
export interface StudyManifest {
  readonly schema: 1;
  /** The player that the study begins with, as `--players` reads it. */
  readonly player: string;
  /** Sampler, budget and races of the search. */
  readonly plan: StudyPlan;
  /** Fresh units on which the winner meets the player that the study began with. */
  readonly confirm: number;
  /** Fresh units for one-step deviations from the winner; 0 leaves them out. */
  readonly sensitivity: number;
  /** The tournament of the player that the study begins with: it names the line-up, rules, seeds and versions. */
  readonly tournament: TournamentPlan;
}

/** The manifest of a study. Throws in one line when the games asked for do not fit. */
export function makeManifest(
  game: StudyGame,
  steps: Pick<StudyManifest, "plan" | "confirm" | "sensitivity">,
): StudyManifest {
  const tournament = planOf(game, {}, { from: 0, to: 1 });
  const [{ spec: player } = { spec: "" }] = tournament.players;
  const { plan, confirm, sensitivity } = steps;
  return { schema: 1, player, plan, confirm, sensitivity, tournament };
}
