import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { CurveTally } from "../report/curve-tally.ts";
import { ArmChoices } from "./arm-choices.ts";
import { ChoiceReader, type MadeChoice } from "./choices.ts";
import { SeasonTally } from "./season-tally.ts";

/** Choices and rewards of the learners of a run, taken in unit by unit in order of their numbers. */
export class LearningTally {
  /** By player. */
  readonly choices: ReadonlyMap<string, ArmChoices>;
  /** By player. */
  readonly seasons: ReadonlyMap<string, SeasonTally>;
  /** Only where players learn in seasons. */
  readonly curve: CurveTally | null;
  private readonly plan: TournamentPlan;
  private readonly reader: ChoiceReader;

  constructor(
    plan: TournamentPlan,
    choices?: ReadonlyMap<string, ArmChoices>,
    seasons?: ReadonlyMap<string, SeasonTally>,
  ) {
    this.plan = plan;
    this.reader = new ChoiceReader(plan);
    this.choices =
      choices ?? new Map(this.reader.players.map((player) => [player, new ArmChoices(plan.games)]));
    this.seasons =
      seasons ?? new Map(this.reader.players.map((player) => [player, new SeasonTally(plan, player)]));
    this.curve = plan.unit === "season" && plan.mode !== "frozen" ? new CurveTally(plan) : null;
  }

  add(unit: UnitResult): void {
    this.curve?.add(unit);
    for (const own of this.choices.values()) own.begin();
    const made = new Map<string, MadeChoice[]>(this.reader.players.map((player) => [player, []]));
    for (const { learner, arms } of unit.learners) {
      const player = this.reader.players[learner];
      const own = this.choices.get(player) as ArmChoices;
      own.seat(arms);
      this.reader.read(unit, learner, (choice) => {
        own.add(choice);
        made.get(player)?.push(choice);
      });
    }
    for (const [player, seasons] of this.seasons) seasons.add(unit, made.get(player) ?? []);
    for (const own of this.choices.values()) own.end();
  }

  /** A tally of its own that has taken in the same units. */
  copy(): LearningTally {
    const choices = new Map([...this.choices].map(([player, own]) => [player, own.copy()]));
    const seasons = new Map([...this.seasons].map(([player, own]) => [player, own.copy()]));
    const other = new LearningTally(this.plan, choices, seasons);
    if (this.curve !== null) other.curve?.take(this.curve);
    return other;
  }
}
