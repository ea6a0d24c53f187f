import { buildLearning } from "../../analysis/learning/build-learning.ts";
import type { LearningAnalysis } from "../../analysis/learning/learning.ts";
import type { MoneyAnalysis } from "../../analysis/money/money.ts";
import { reportOf } from "../../analysis/report/build-report.ts";
import { type RatingRow, ratingsOf } from "../../analysis/report/ratings.ts";
import type { Report } from "../../analysis/report/report.ts";
import type { TournamentPlan } from "../../tournament/plan/plan.ts";
import type { RunEntry, Store } from "../../tournament/store/store.ts";
import { FollowedRun } from "./followed-run.ts";
import { RunTally } from "./run-tally.ts";

/** Runs whose tallies are kept: a page shows one, or a few side by side. */
const KEPT = 8;

/** Ratings of the players of a run, and the units that they were taken from. */
export interface RunRatings {
  readonly units: number;
  readonly players: readonly RatingRow[];
}

/** The numbers of a store's runs, each unit of which is read once, however often a run that goes on is asked about. */
export class RunTallies {
  readonly store: Store;
  /** Players that are files or programs may be started to play a game again. */
  readonly trusts: boolean;
  private readonly followed = new Map<number, Followed>();

  constructor(store: Store, trusts: boolean) {
    this.store = store;
    this.trusts = trusts;
  }

  /** The report without its ratings. */
  report(run: RunEntry): Report {
    return this.of(run).reportOf(this.store, run);
  }

  /** The report with its ratings, as `arena report` prints it. */
  ratedReport(run: RunEntry): Report {
    return reportOf(this.tallyOf(run).report, run.stop ?? "part");
  }

  ratings(run: RunEntry): RunRatings {
    const { tally } = this.tallyOf(run).report;
    return { units: tally.units, players: ratingsOf(tally) };
  }

  money(run: RunEntry): MoneyAnalysis {
    return this.tallyOf(run).money.analysis();
  }

  learning(run: RunEntry): LearningAnalysis {
    return buildLearning(this.store, run, this.tallyOf(run).learning);
  }

  private tallyOf(run: RunEntry): RunTally {
    return this.of(run).units.tally(this.store, run.run);
  }

  /** The tallies of a run; those kept longest make room. */
  private of({ run, plan }: RunEntry): Followed {
    const known = this.followed.get(run);
    if (known !== undefined) return known;
    if (this.followed.size === KEPT) this.followed.delete(this.followed.keys().next().value as number);
    const fresh = new Followed(plan);
    this.followed.set(run, fresh);
    return fresh;
  }
}

/** The tally of one run, and its report as it was last written. */
class Followed {
  readonly units: FollowedRun<RunTally>;
  private written: { readonly state: string; readonly report: Report } | null = null;

  constructor(plan: TournamentPlan) {
    this.units = new FollowedRun(() => RunTally.of(plan));
  }

  /** The report, which several answers are made from, is written once for each state of the run. */
  reportOf(store: Store, { run, units, stop }: RunEntry): Report {
    const state = `${units} ${stop}`;
    if (this.written?.state === state) return this.written.report;
    const report = reportOf(this.units.tally(store, run).report, stop ?? "part", []);
    this.written = { state, report };
    return report;
  }
}
