import { MIN_SEQUENTIAL_UNITS, type TwoSidedDecision, TwoSidedTest } from "../../statistics/index.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import {
  areSame,
  type ComparedTable,
  type ComparisonDocument,
  compareSides,
  pairedUnits,
} from "./comparison.ts";

/** Two runs of the same units, compared unit by unit while they are played. */
export class LiveComparison {
  private readonly plans: readonly [TournamentPlan, TournamentPlan];
  private readonly shares: readonly [Map<number, number>, Map<number, number>] = [new Map(), new Map()];
  private readonly test: TwoSidedTest | null;
  private readonly delta: number | null;
  private readonly table: ComparedTable;

  /**
   * The first players of both line-ups are compared, at that kind of `table`. `delta`: the difference at which the test
   * decides; null for none.
   */
  constructor(
    plans: readonly [TournamentPlan, TournamentPlan],
    delta: number | null,
    table: ComparedTable = "others",
  ) {
    this.plans = plans;
    this.table = table;
    this.delta = delta;
    this.test = delta === null ? null : new TwoSidedTest(delta, plans[0].games);
  }

  /** Takes the win share of the compared player in a unit of one side (0 or 1). */
  add(side: number, unit: number, share: number): void {
    this.shares[side]?.set(unit, share);
    const [a, b] = this.shares.map((shares) => shares.get(unit));
    if (a !== undefined && b !== undefined) this.test?.add(unit, a, b);
  }

  get decided(): boolean {
    return this.decision !== "undecided";
  }

  /** A player and itself do not differ, which the fewest units that decide anything confirm. */
  private get decision(): TwoSidedDecision {
    const { test, plans } = this;
    if (test === null) return "undecided";
    return areSame(plans, 0) && test.units >= MIN_SEQUENTIAL_UNITS ? "no difference" : test.decision;
  }

  /** Units up to the one that decided. */
  private get decidedUnits(): number {
    const units = this.test?.units ?? 0;
    return areSame(this.plans, 0) ? Math.min(units, MIN_SEQUENTIAL_UNITS) : units;
  }

  /** Findings over the units that both sides have: up to the one that decided, where one did. */
  document(): ComparisonDocument {
    const { plans, delta, decided, decision } = this;
    const last = decided ? this.decidedUnits : plans[0].units;
    return compareSides({
      plans,
      place: 0,
      table: this.table,
      ...pairedUnits(this.shares, last),
      runs: null,
      differs: [],
      sequential: delta === null ? null : { delta, decision },
      stoppedEarly: decided,
    });
  }
}
