import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import { scheduleOf } from "../../tournament/plan/schedule.ts";
import {
  BILLION,
  LESSON_FIELDS,
  LESSONS,
  type RowLayout,
  rowLayout,
} from "../../tournament/unit/game-row.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";

/** One choice of an arm, as the game's record keeps it. */
export interface MadeChoice {
  readonly unit: number;
  readonly game: number;
  readonly arm: number;
  readonly propensity: number;
  readonly reward: number;
}

/** Reads the choices of a plan's learners out of its records. */
export class ChoiceReader {
  private readonly layout: RowLayout;
  /** By learning entry of the schedule: the id of its player. */
  readonly players: readonly string[];

  constructor(plan: TournamentPlan) {
    const { learners, entries, ids } = scheduleOf(plan);
    this.layout = rowLayout(plan.seats, learners.length);
    this.players = learners.map((entry) => ids[entries[entry]]);
  }

  /** Calls `seen` with each choice of learning entry `learner` in a unit, in order. */
  read(
    { unit, games }: Pick<UnitResult, "unit" | "games">,
    learner: number,
    seen: (choice: MadeChoice) => void,
  ): void {
    const { width, lessonStart } = this.layout;
    const fields = LESSON_FIELDS.length;
    for (let game = 0; game * width < games.length; game++) {
      for (let slot = 0; slot < LESSONS; slot++) {
        const word = game * width + lessonStart + (learner * LESSONS + slot) * fields;
        const arm = games[word];
        if (arm < 0) continue;
        const propensity = games[word + 1] / BILLION;
        seen({ unit, game, arm, propensity, reward: games[word + 2] / BILLION });
      }
    }
  }
}
