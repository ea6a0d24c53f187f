import { LearningTally } from "../../analysis/learning/learning-tally.ts";
import { MoneyTally } from "../../analysis/money/money.ts";
import { ReportTally } from "../../analysis/report/report-tally.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import type { UnitTally } from "./followed-run.ts";

/** Every sum that a view needs. Reading a unit takes longer than adding it, so each is read once for all of them. */
export class RunTally implements UnitTally<RunTally> {
  readonly report: ReportTally;
  readonly money: MoneyTally;
  readonly learning: LearningTally;

  private constructor(report: ReportTally, money: MoneyTally, learning: LearningTally) {
    this.report = report;
    this.money = money;
    this.learning = learning;
  }

  static of(plan: TournamentPlan): RunTally {
    return new RunTally(new ReportTally(plan), new MoneyTally(plan), new LearningTally(plan));
  }

  add(unit: UnitResult): void {
    this.report.add(unit);
    this.money.add(unit);
    this.learning.add(unit);
  }

  copy(): RunTally {
    return new RunTally(this.report.copy(), this.money.copy(), this.learning.copy());
  }
}
