import { createHash, type Hash } from "node:crypto";
import { type TwoSidedDecision, TwoSidedTest } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { UnitResult } from "../../tournament/unit/unit-result.ts";
import { totalsLayout } from "../../tournament/unit/unit-totals.ts";
import { ArmTally } from "./arm-tally.ts";
import { CurveTally } from "./curve-tally.ts";
import { FaultTally } from "./fault-tally.ts";
import { Tally } from "./tally.ts";

/** All that a report is made from, taken in unit by unit. */
export class ReportTally {
  readonly plan: TournamentPlan;
  readonly tally: Tally;
  readonly arms: ArmTally;
  /** Only in mode `curve`. */
  readonly curve: CurveTally | null;
  readonly faults: FaultTally;
  /** By `TotalsLayout`. */
  readonly totals: Float64Array;
  /** Hash of the game rows so far. */
  private records: Hash = createHash("sha256");
  private readonly test: TwoSidedTest | null;
  /** Numbers of the units so far. */
  private readonly numbers: number[] = [];

  constructor(plan: TournamentPlan) {
    this.plan = plan;
    this.tally = new Tally(plan);
    this.arms = new ArmTally(this.tally.schedule);
    this.curve = plan.mode === "curve" ? new CurveTally(plan) : null;
    this.faults = new FaultTally();
    this.totals = new Float64Array(
      totalsLayout(plan.boardData.squares.length, this.tally.schedule.ids.length).length,
    );
    this.test = plan.stopWhen === null ? null : new TwoSidedTest(plan.stopWhen, plan.games);
  }

  /** Decision of the run's own test so far; null where it has none. */
  get decision(): TwoSidedDecision | null {
    return this.test?.decision ?? null;
  }

  /** True when the run's own test has found what it was to find; false where it has none. */
  get decided(): boolean {
    return this.test !== null && this.test.decision !== "undecided";
  }

  /** SHA-256 of the ordered game records, in hexadecimal digits. */
  get hash(): string {
    return this.records.copy().digest("hex");
  }

  /**
   * Takes in the next unit, in order of their numbers. Units beyond the one that decided were finished by chance: they
   * are kept in the store and not counted.
   */
  add(unit: UnitResult): void {
    if (this.decided) return;
    const { tally, totals } = this;
    tally.add(unit);
    this.arms.add(unit.learners);
    this.curve?.add(unit);
    this.faults.add(unit);
    for (let place = 0; place < totals.length; place++) {
      totals[place] += unit.totals[place];
    }
    this.records.update(unit.games);
    this.numbers.push(unit.unit);
    this.look(this.numbers.length - 1);
  }

  /** A tally of its own that has taken in the same units. */
  copy(): ReportTally {
    const other = new ReportTally(this.plan);
    other.tally.take(this.tally);
    other.arms.take(this.arms);
    if (this.curve !== null) other.curve?.take(this.curve);
    other.faults.take(this.faults);
    other.totals.set(this.totals);
    other.records = this.records.copy();
    for (const number of this.numbers) other.look(other.numbers.push(number) - 1);
    return other;
  }

  /** Shows the test the unit that was taken in at that place. */
  private look(place: number): void {
    const [first = [], second = []] = this.tally.measures.winShare;
    this.test?.add(this.numbers[place], first[place], second[place]);
  }
}
